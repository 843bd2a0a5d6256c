import { ends, mix, sounding, type Paint } from '../cards';
import { cardsOf, wantedOf, type Arrangement, type Deck, type Laid, type Puzzle } from './arrangement';
import { parseExpression, value, writeFraction, type Flaw } from './expression';

/**
 * Does an arrangement solve its work, and if not, why and how far? The rules of 2.3 to 2.8, as the engine's verifier
 * (puzzles/*.py) has them: tests/browser/test_ars_bench.py holds the two together. Nothing here looks for solutions.
 */
export interface Problem {
  reason:
    | 'no-cards'
    | 'not-in-hand'
    | 'card-twice'
    | 'dead-card' // it gives nothing to the work
    | 'wrong-part'
    | 'missing-parts'
    | 'surplus-parts'
    | 'short-row' // painting: one card makes no colour
    | 'no-such-letter'
    | 'letter-twice'
    | 'unconnected'
    | 'wrong-start'
    | 'wrong-end'
    | 'division-by-zero'
    | 'wrong-value'
    | Flaw['flaw'];
  card?: string;
  place?: number; // from 0: a part of the target, a row of a painting, a card of a chain, a word of a sum
  wanted?: string;
  found?: string;
  made: string[]; // what the arrangement gives
  right: boolean[]; // is each part of the target there?
}

/** 2.3 Why this arrangement of cards from this hand does not solve; null if it does. */
export function verify(
  puzzle: Puzzle,
  arrangement: Arrangement,
  hand: readonly string[],
  deck: Deck,
): Problem | null {
  const seen = new Set<string>();
  for (const card of cardsOf(arrangement)) {
    if (!hand.includes(card)) return { reason: 'not-in-hand', card, made: [], right: [] };
    if (seen.has(card)) return { reason: 'card-twice', card, made: [], right: [] };
    seen.add(card);
  }
  if (!seen.size) return { reason: 'no-cards', made: [], right: [] };
  const wanted = wantedOf(puzzle);
  const row = arrangement.rows[0] ?? [];
  switch (puzzle.category) {
    case 'painting':
      return paint(wanted, arrangement.rows, deck);
    case 'literature':
      return spell(wanted, row, deck);
    case 'music':
      return sing(wanted, row, deck);
    case 'sculpture':
      return build(wanted, row, deck);
    case 'science':
      return calculate(puzzle.target, arrangement.words, deck);
  }
}

/** The first difference between what is wanted and what was made, part by part. */
function compare(wanted: readonly string[], made: string[]): Problem | null {
  const right = wanted.map((part, place) => made[place] === part);
  const place = right.indexOf(false);
  if (place >= 0 && place < made.length) {
    return { reason: 'wrong-part', place, wanted: wanted[place]!, found: made[place]!, made, right };
  }
  const many = Math.min(wanted.length, made.length);
  if (many < wanted.length) {
    return { reason: 'missing-parts', place: many, wanted: wanted.slice(many).join('-'), made, right };
  }
  if (many < made.length) {
    return { reason: 'surplus-parts', place: many, found: made.slice(many).join('-'), made, right };
  }
  return null;
}

/** The colours of a row of a painting. */
export function coloursOf(row: readonly Laid[], deck: Deck): Paint[] {
  return row.slice(1).map(({ id }, place) => mix(deck[row[place]!.id]!.paint[1], deck[id]!.paint[0]));
}

/** 2.4 Rows of two or more cards; their colours, one row after the other, are the target. */
function paint(wanted: readonly string[], rows: readonly Laid[][], deck: Deck): Problem | null {
  const made = rows.flatMap((row) => coloursOf(row, deck));
  const wrong = compare(wanted, made);
  const short = rows.findIndex((row) => row.length === 1);
  if (short < 0) return wrong;
  const right = wrong?.right ?? wanted.map(() => true);
  return { reason: 'short-row', place: short, card: rows[short]![0]!.id, made, right };
}

/** 2.5 Letters printed on the cards, each once, read in the order of the cards. */
function spell(wanted: readonly string[], row: readonly Laid[], deck: Deck): Problem | null {
  const made = [...row.map(({ picked }) => picked).join('')];
  const wrong = compare(wanted, made);
  const right = wrong?.right ?? wanted.map(() => true);
  for (const { id: card, picked } of row) {
    for (const [place, found] of [...picked].entries()) {
      if (!deck[card]!.letters.includes(found)) return { reason: 'no-such-letter', card, found, made, right };
      if (picked.indexOf(found) < place) return { reason: 'letter-twice', card, found, made, right };
    }
  }
  const idle = row.find(({ picked }) => !picked);
  return idle ? { reason: 'dead-card', card: idle.id, made, right } : wrong;
}

export const soundsOf = ({ id, slide }: Laid, deck: Deck): number[] =>
  deck[id]!.notes.map((note) => sounding(note, slide));

/** Where in a melody the target's run begins: where it stands, else on the first card, where most notes agree. */
export function runOf(wanted: readonly string[], row: readonly Laid[], deck: Deck): number {
  const made = row.flatMap((card) => soundsOf(card, deck)).map(String);
  const first = row.length ? deck[row[0]!.id]!.notes.length : 0;
  let best = 0;
  let most = -1;
  for (let begin = 0; begin < Math.max(first, made.length - wanted.length + 1); begin += 1) {
    const agree = wanted.filter((part, place) => made[begin + place] === part).length;
    if (agree === wanted.length || (begin < first && agree > most)) {
      best = begin;
      most = agree;
      if (agree === wanted.length) break;
    }
  }
  return best;
}

/** 2.6 The target's notes sound without a gap, with one at least from each card. */
function sing(wanted: readonly string[], row: readonly Laid[], deck: Deck): Problem | null {
  const made = row.flatMap((card) => soundsOf(card, deck)).map(String);
  const first = deck[row[0]!.id]!.notes.length;
  const last = deck[row.at(-1)!.id]!.notes.length;
  let dead = '';
  for (let begin = 0; begin + wanted.length <= made.length; begin += 1) {
    if (wanted.some((part, place) => made[begin + place] !== part)) continue;
    if (begin < first && begin + wanted.length > made.length - last) return null;
    dead = begin >= first ? row[0]!.id : row.at(-1)!.id;
  }
  if (dead) return { reason: 'dead-card', card: dead, made, right: wanted.map(() => true) };
  const begin = runOf(wanted, row, deck);
  const wrong = compare(wanted, made.slice(begin, begin + wanted.length));
  return wrong && { ...wrong, made };
}

/** 2.7 Connectors meet; the target's elements stand in order, the first and the last of them at the ends. */
function build(wanted: readonly string[], row: readonly Laid[], deck: Deck): Problem | null {
  const made = row.map(({ id }): string => deck[id]!.element);
  let many = 0;
  for (const element of made) if (element === wanted[many]) many += 1;
  const right = wanted.map((_, place) => place < many);
  for (let place = 1; place < row.length; place += 1) {
    const one = row[place - 1]!;
    const next = row[place]!;
    const end = ends(deck[one.id]!, one.turned)[1];
    const begin = ends(deck[next.id]!, next.turned)[0];
    if (end !== begin) {
      return { reason: 'unconnected', place, card: next.id, wanted: end, found: begin, made, right };
    }
  }
  const first = made[0]!;
  const last = made.at(-1)!;
  if (first !== wanted[0]) {
    return { reason: 'wrong-start', card: row[0]!.id, wanted: wanted[0]!, found: first, made, right };
  }
  if (many < wanted.length) {
    return { reason: 'missing-parts', place: many, wanted: wanted.slice(many).join('-'), made, right };
  }
  if (last !== wanted.at(-1)) {
    return { reason: 'wrong-end', card: row.at(-1)!.id, wanted: wanted.at(-1)!, found: last, made, right };
  }
  return null;
}

/** 2.8 The sum makes the number exactly. */
function calculate(target: string, words: readonly string[], deck: Deck): Problem | null {
  const right = [false];
  const postfix = parseExpression(words);
  if (!Array.isArray(postfix)) return { reason: postfix.flaw, place: postfix.place, made: [], right };
  const result = value(postfix, (card) => deck[card]!.number);
  if (!result) return { reason: 'division-by-zero', made: [], right };
  const found = writeFraction(result);
  return found === target ? null : { reason: 'wrong-value', wanted: target, found, made: [found], right };
}
