import type { Material } from '../cards';
import {
  cardsOf,
  isCard,
  lay,
  readText,
  textOf,
  wantedOf,
  type Arrangement,
  type Laid,
  type Puzzle,
} from './arrangement';
import type { Drop } from './drag.svelte';
import type { Judge, Judgement } from './judgement';

const PACE = 120; // milliseconds between two questions
const FARTHEST = 4; // lines: beyond, no note of a card is on the staff

/** What lies on a workbench, and all that can be done with it. Cards that left the hand are not on it any more. */
export class Bench {
  #rows = $state.raw<Laid[][]>([[]]);
  #words = $state.raw<string[]>([]);
  #puzzle: () => Puzzle;
  #hand: () => readonly Material[];
  #judge: Judge;
  #judged = $state.raw<{ text: string; verdict: Judgement | null } | null>(null);
  #asking = false;
  #work = 0; // counts the works that lay here: an answer about another one is not heard
  chosen = $state<string | null>(null); // the laid card whose tools are shown
  fresh = $state(false); // painting: the next card begins a row
  caret = $state(0); // science: the next word goes before this one

  readonly puzzle = $derived.by(() => this.#puzzle());
  readonly hand = $derived.by(() => this.#hand());
  readonly deck = $derived(Object.fromEntries(this.hand.map((card) => [card.id, card])));
  readonly wanted = $derived(wantedOf(this.puzzle));
  readonly rows = $derived.by(() => {
    const held = this.#rows.map((row) => row.filter(({ id }) => id in this.deck)).filter((row) => row.length);
    return held.length ? held : [[]];
  });
  readonly words = $derived(this.#words.filter((word) => !isCard(word) || word in this.deck));
  readonly laid = $derived<Arrangement>({ rows: this.rows, words: this.words });
  readonly cards = $derived(cardsOf(this.laid));
  readonly text = $derived(textOf(this.puzzle.category, this.laid));
  /** The engine's last word: it may be a moment behind what lies here. */
  readonly verdict = $derived(this.text ? (this.#judged?.verdict ?? null) : null);
  /** What the last word was about. */
  readonly judged = $derived(this.text ? this.#judged?.text : '');
  readonly solved = $derived(this.verdict?.state === 'complete' && this.judged === this.text);
  readonly details = $derived<Judgement['details']>(this.verdict?.details ?? {});

  constructor(puzzle: () => Puzzle, hand: () => readonly Material[], judge: Judge) {
    this.#puzzle = puzzle;
    this.#hand = hand;
    this.#judge = judge;
  }

  /** Asks about what lies here. While an answer is under way nothing is asked; then about what lies here by then. */
  async consult(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.text && this.text !== this.#judged?.text) {
      const [text, work] = [this.text, this.#work];
      const verdict = await this.#judge(text);
      if (work === this.#work) this.#judged = { text, verdict };
      await new Promise((go) => setTimeout(go, PACE));
    }
    this.#asking = false;
  }

  clear(): void {
    this.#judged = null;
    this.#work += 1;
    this.#rows = [[]];
    this.#words = [];
    this.chosen = null;
    this.fresh = false;
    this.caret = 0;
  }

  /** Lays what was laid before, or elsewhere. */
  restore({ rows, words }: Arrangement): void {
    this.clear();
    this.#rows = rows.length ? rows : [[]];
    this.#words = words;
    this.caret = words.length;
  }

  /** Lays an arrangement as the records write it. */
  show(text: string): void {
    const found = readText(this.puzzle.category, text);
    if (found) this.restore(found);
  }

  /** Where a card lies: row and place; null if it does not. */
  at(id: string | null): { row: number; place: number } | null {
    for (const [row, cards] of this.rows.entries()) {
      const place = cards.findIndex((card) => card.id === id);
      if (place >= 0) return { row, place };
    }
    return null;
  }
  /** Music: which of all notes are a card's. */
  notesOf(id: string): [first: number, after: number] {
    let first = 0;
    for (const card of this.rows.flat()) {
      const many = this.deck[card.id]!.notes.length;
      if (card.id === id) return [first, first + many];
      first += many;
    }
    return [0, 0];
  }
  card(id: string): Laid | undefined {
    return this.rows.flat().find((card) => card.id === id);
  }

  /** Puts a card before the one at this place, wherever it lay; beyond the last row it begins a new one. */
  put(id: string, row: number, place: number): void {
    const card = this.card(id) ?? lay(id);
    const from = this.at(id);
    const to = from?.row === row && from.place < place ? place - 1 : place;
    const rows = this.rows.map((cards) => cards.filter((one) => one.id !== id));
    while (rows.length <= row) rows.push([]);
    rows[row]!.splice(to, 0, card);
    this.#rows = rows.filter((cards) => cards.length);
    this.chosen = id;
    this.fresh = false;
  }

  /** Lays a card of the hand after the chosen one, else at the end; a number at the caret. */
  add(id: string): void {
    if (this.puzzle.category === 'science') return this.insert(id);
    const after = this.at(this.chosen);
    if (this.fresh) this.put(id, this.rows.length, 0);
    else if (after) this.put(id, after.row, after.place + 1);
    else this.put(id, this.rows.length - 1, this.rows.at(-1)!.length);
  }

  /** These cards lie elsewhere now. */
  release(cards: readonly string[]): void {
    this.#rows = this.rows.map((row) => row.filter(({ id }) => !cards.includes(id)));
    this.#words = this.words.filter((word) => !cards.includes(word));
  }

  /** What was dragged comes to lie there: a card, a sign, or the word at a place of the sum (`#2`). */
  drop(key: string, to: Drop): void {
    const from = key.startsWith('#') ? Number(key.slice(1)) : -1;
    if (this.puzzle.category !== 'science') {
      if (to === 'hand') this.remove(key);
      else this.put(key, to.row, to.place);
    } else if (to === 'hand') this.erase(from);
    else if (from >= 0) this.moveWord(from, to.place);
    else this.insert(key, to.place);
  }

  remove(id: string): void {
    if (this.puzzle.category === 'science') return this.erase(this.words.indexOf(id));
    const from = this.at(id);
    this.#rows = this.rows.map((cards) => cards.filter((one) => one.id !== id));
    if (this.chosen !== id || !from) return;
    // The one before it, so that the next card takes its place.
    this.chosen = this.#rows[from.row]?.[Math.max(0, from.place - 1)]?.id ?? null;
  }

  /** One place to the left or the right. */
  shift(id: string, by: -1 | 1): void {
    const from = this.at(id);
    if (!from) return;
    const to = from.place + by;
    if (to < 0 || to >= this.rows[from.row]!.length) return;
    this.put(id, from.row, by > 0 ? to + 1 : to);
  }

  /** Painting: to the row above or below, at the same place if there is one. */
  shiftRow(id: string, by: -1 | 1): void {
    const from = this.at(id);
    if (!from || from.row + by < 0) return;
    if (from.row + by >= this.rows.length && this.rows[from.row]!.length === 1) return;
    this.put(id, from.row + by, Math.min(from.place, this.rows[from.row + by]?.length ?? 0));
  }

  /** Painting: a new row begins with this card, or, if it does already, joins the row above. */
  cut(id: string): void {
    const from = this.at(id);
    if (!from || (!from.place && !from.row)) return;
    const rows = [...this.rows];
    const row = rows[from.row]!;
    if (from.place) rows.splice(from.row, 1, row.slice(0, from.place), row.slice(from.place));
    else rows.splice(from.row - 1, 2, [...rows[from.row - 1]!, ...row]);
    this.#rows = rows;
  }

  #change(id: string, change: (card: Laid) => Partial<Laid>): void {
    this.#rows = this.rows.map((row) =>
      row.map((card) => (card.id === id ? { ...card, ...change(card) } : card)),
    );
  }

  turn(id: string): void {
    this.#change(id, ({ turned }) => ({ turned: !turned }));
  }

  /** Music: this many lines above its place. */
  slide(id: string, lines: number): void {
    this.#change(id, () => ({ slide: Math.max(-FARTHEST, Math.min(FARTHEST, lines)) }));
  }

  /** Literature: takes a letter from a card, or gives it back. A card in the hand is laid first. */
  pick(id: string, letter: string): void {
    if (!this.card(id)) this.add(id);
    this.#change(id, ({ picked }) => ({
      picked: picked.includes(letter) ? picked.replace(letter, '') : picked + letter,
    }));
    this.chosen = id;
  }

  /** Science: a word at the caret, or before another; a card's number once. */
  insert(word: string, place = this.caret): void {
    if (isCard(word) && this.words.includes(word)) return;
    this.#words = this.words.toSpliced(place, 0, word);
    this.caret = place + 1;
  }
  erase(place: number): void {
    if (place < 0 || place >= this.words.length) return;
    this.#words = this.words.toSpliced(place, 1);
    this.caret = place;
  }
  moveWord(from: number, to: number): void {
    const word = this.words[from];
    if (word === undefined) return;
    this.#words = this.words.toSpliced(from, 1);
    this.insert(word, from < to ? to - 1 : to);
  }
}
