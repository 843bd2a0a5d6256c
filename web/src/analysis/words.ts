import { humanise } from '$lib/humanise';
import { language } from '$lib/i18n.svelte';
import type { Deed, Hint, Judgement, Position, Why } from '$lib/schema';
import { moveOf } from '../table/declaration';
import type { Speech } from '../table/speech';
import { tell, told } from '../table/text.svelte';

// What the coach says, in words: the terminal says the same from the same catalogue (src/ludarium/coach/text).

export const FINDS = ['sound', 'masterstroke'];
const KEPT = 'kept';
const RIVAL = 'rival';
const OTHER = 'other';
const KEYS = 7;
const MOST_SOUND = 2;
const SAME_CHANCE = 0.0005; // a lead that would be told as none
const SAME_POINTS = 0.05;
const SMALL_CHANCE = 0.02; // one that matters to nobody, even if all of the doubt is in its favour
const SMALL_POINTS = 0.8;

export const percent = (value: number): string => `${Math.round(100 * value)} %`;

/** A figure with its fraction, as the reader's language writes it. */
export const decimal = (value: number, digits = 1): string =>
  value.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const exactPercent = (value: number): string => `${decimal(100 * value)} %`;

export function signed(points: number): string {
  const sign = Math.abs(points) < SAME_POINTS ? '±' : points > 0 ? '+' : '−';
  return sign + decimal(Math.abs(points));
}

export const amount = (value: number, byChance: boolean): string =>
  byChance ? percent(value) : tell('coach-points-of', { points: decimal(value) });

/** Moves as records write them, said at the position in which the first of them was to be made. */
export function line(moves: readonly string[], speech: Speech, position: Position): string {
  const { declaration } = speech.voice;
  return moves.map((text) => speech.move(moveOf(text, declaration), { position, entries: [] })).join('; ');
}

export function source(bar: string, points: number): string {
  if (bar === RIVAL) return tell(points >= 0 ? 'coach-why-rival-less' : 'coach-why-rival-more');
  if (bar === KEPT || bar === OTHER) return tell(`coach-why-${bar}`);
  return told(`score-${bar}`) ? tell(`score-${bar}`) : humanise(bar);
}

function listed(names: readonly string[]): string {
  const [first, last] = [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
  return first ? tell('coach-hint-and', { first, last }) : last;
}

/** What to look at: pieces, or what decides; never a move. */
export function look({ pieces, source: bar }: Pick<Hint, 'pieces' | 'source'>, speech: Speech): string {
  const names = pieces.map(([vocabulary, value]) => speech.word(vocabulary, value));
  const first = names.length
    ? tell('coach-hint-look-pieces', { pieces: listed(names) })
    : tell('coach-hint-look-none');
  if (!bar) return first;
  const decides =
    bar === KEPT ? tell('coach-hint-look-kept') : tell('coach-hint-look-source', { source: source(bar, 1) });
  return `${first} ${decides}`;
}

function deedOf(deed: Deed, speech: Speech): string {
  const vocabulary = speech.voice.declaration.events[deed.event]?.[deed.by] ?? '';
  const args: Record<string, string> = deed.by ? { [deed.by]: speech.word(vocabulary, deed.value) } : {};
  return tell(`fact-${deed.event}${deed.mine ? '' : '.rival'}`, args);
}

/** One sentence: what is done more often, or where most of it comes from. */
export function cause(why: Why, speech: Speech): string {
  const { deed } = why;
  if (deed && told(`fact-${deed.event}${deed.mine ? '' : '.rival'}`)) {
    return tell('coach-why-deed', {
      deed: deedOf(deed, speech),
      better: deed.better,
      worse: deed.worse,
    });
  }
  if (why.measures) return tell('coach-why-alike');
  const gain = why.bars.find((bar) => bar.points > 0 && bar.source !== OTHER);
  if (!gain) return tell('coach-why-small');
  if (gain.source === KEPT) return tell('coach-why-largest-kept');
  return tell('coach-why-largest', { source: source(gain.source, gain.points) });
}

/** Twice the error is told: the truth lies within it in nineteen of twenty cases. Often both are below one percent. */
export function sure(lead: number, error: number, byChance: boolean): string {
  if (lead < (byChance ? SAME_CHANCE : SAME_POINTS)) return tell('coach-sure-even');
  const small = lead + 2 * error < (byChance ? SMALL_CHANCE : SMALL_POINTS);
  const kind = small ? 'small' : lead > 2 * error ? 'certain' : lead > error ? 'likely' : 'open';
  return tell(`coach-sure-${kind}`, {
    lead: byChance ? exactPercent(lead) : amount(lead, byChance),
    error: byChance ? exactPercent(2 * error) : decimal(2 * error),
  });
}

export const labelOf = ({ label, certain }: Judgement): string =>
  tell(`coach-verdict-${label}${certain ? '' : '.open'}`);

const weight = ({ label, ahead, loss, certain }: Judgement): number =>
  FINDS.includes(label) ? ahead : certain ? loss : loss / 2;

/** The decisions worth a look, of one seat or of all, in the order of play. */
export function keyDecisions(verdicts: readonly Judgement[], seat: number | null): Judgement[] {
  const labelled = verdicts.filter((verdict) => verdict.label && (seat === null || verdict.seat === seat));
  const ranked = [...labelled].sort((one, other) => weight(other) - weight(one));
  const sound = ranked.filter(({ label }) => label === 'sound');
  const others = ranked.filter(({ label }) => label !== 'sound');
  const found = [...others.slice(0, KEYS), ...sound.slice(0, MOST_SOUND)].slice(0, KEYS);
  return found.sort((one, other) => one.number - other.number);
}

/** What a decision lost, or was ahead: with its sign. */
export function lossOf(verdict: Judgement, byChance: boolean): string {
  const find = FINDS.includes(verdict.label);
  const value = find ? verdict.ahead : verdict.loss;
  return `${find ? '+' : '−'}${byChance ? percent(value) : decimal(value)}`;
}
