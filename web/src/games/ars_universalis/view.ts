import type { Position } from '$lib/schema';
import { CATEGORIES, type Cards, type Category, type Figure, type Period } from './cards';

export type PeriodName = 'middle_ages' | 'early_modern' | 'late_modern';
export const PERIOD_NAMES: readonly PeriodName[] = ['middle_ages', 'early_modern', 'late_modern'];
const CODES: Readonly<Record<PeriodName, Period>> = {
  middle_ages: 'MA',
  early_modern: 'EM',
  late_modern: 'LM',
};
export const codeOf = (period: PeriodName): Period => CODES[period];

export interface Patron {
  score: number;
  coins: number;
  hand: readonly string[] | number; // a number where the cards are not known
  figures: readonly string[];
  done: readonly number[]; // a figure's finished works, a bit each
  shifts: number;
  shifted: boolean; // this round
  acquired: boolean; // this round
  idle: number;
  ages: number;
  works: Readonly<Record<PeriodName, number>>;
  records: Readonly<Record<Category, number>>;
}

export interface View {
  turn: { step: string; over: boolean; asked: number[]; in: number[]; draft: string[] };
  round: number;
  lead: number;
  period: PeriodName;
  pending: boolean;
  pool: number;
  deck: number;
  table: readonly string[];
  opener: number;
  auctioned: string | null;
  bid: number;
  bidder: number;
  in_play: readonly number[];
  bidding: readonly number[];
  bank: readonly string[];
  workshop: readonly string[];
  classics: number;
  classic: string | null;
  developments: Readonly<Record<Category, number>>;
  achievers: readonly number[];
  forfeits: readonly number[];
  players: readonly Patron[];
  hands?: readonly (readonly string[])[]; // all, where hands are open
  inspiration: string | null;
  inspirations: number;
  grid?: readonly (string | null)[]; // the solo game's, row by row; null lies face down
  done?: readonly number[];
  outcome: string | null;
}

export interface Rules {
  hand_limit: Readonly<Record<PeriodName, number>>;
  solo_limit: number;
  active_figures: number;
  sell_price: number;
  buy_price: number;
  shift_coins: number;
  marker: { unused: number; used_once: number; handed_in: number };
  transition_works: number;
  golden_age_works: number;
  transition_points: number;
  development_works: number;
  duel_works: number;
  development_points: number;
  achievement_points: number;
  end_score: number;
  idle_rounds: number;
  treasure_points: number;
}

export const COLUMNS = 5;
/** The periods of the solo table's rows. */
export const ROWS: readonly Period[] = ['MA', 'EM', 'EM', 'LM'];

export const viewOf = (position: Position): View => position.view as unknown as View;
export const rulesOf = (position: Position): Rules => position.rules as unknown as Rules;
export const optionOf = (position: Position, name: string): boolean => position.table.options[name] === 'on';

/** Somebody's cards; null where they are not known. */
export function handOf(position: Position, seat: number): readonly string[] | null {
  const view = viewOf(position);
  const hand = view.hands?.[seat] ?? view.players[seat]?.hand;
  return hand === undefined || typeof hand === 'number' ? null : hand;
}

export function handSize(position: Position, seat: number): number {
  const hand = viewOf(position).players[seat]?.hand ?? 0;
  return typeof hand === 'number' ? hand : hand.length;
}

export function limitOf(position: Position): number {
  const view = viewOf(position);
  return view.grid ? rulesOf(position).solo_limit : rulesOf(position).hand_limit[view.period];
}

/** How many works of the period bring about the next one. */
export function threshold(position: Position): number {
  const rules = rulesOf(position);
  const long = optionOf(position, 'golden_age') && viewOf(position).period === 'early_modern';
  return long ? rules.golden_age_works : rules.transition_works;
}

export const developmentAt = (position: Position): number =>
  optionOf(position, 'duel') ? rulesOf(position).duel_works : rulesOf(position).development_works;

export function markerOf(position: Position, seat: number): number {
  const { unused, used_once, handed_in } = rulesOf(position).marker;
  return [unused, used_once, handed_in][viewOf(position).players[seat]?.shifts ?? 0] ?? handed_in;
}

export const figureOf = (cards: Cards, id: string): Figure =>
  cards.figures.find((figure) => figure.id === id)!;

export const isDone = (mask: number | undefined, work: number): boolean => (((mask ?? 0) >> work) & 1) === 1;

export const donesOf = (figure: Figure, mask: number | undefined): boolean[] =>
  figure.works.map((_, work) => isDone(mask, work));

/** Does a past period halve what the figure pays? */
export function isHalved(position: Position, figure: Figure): boolean {
  const view = viewOf(position);
  return !view.grid && codeOf(view.period) !== figure.period && figure.period !== 'LM'
    ? PERIOD_NAMES.findIndex((name) => codeOf(name) === figure.period) < PERIOD_NAMES.indexOf(view.period)
    : false;
}

/** The solo game: which kinds are finished in which period. */
export function soloRecord(view: View, cards: Cards): Record<Category, Set<Period>> {
  const found = Object.fromEntries(CATEGORIES.map((kind) => [kind, new Set<Period>()])) as Record<
    Category,
    Set<Period>
  >;
  view.grid?.forEach((id, cell) => {
    const figure = id ? figureOf(cards, id) : null;
    figure?.works.forEach((work, index) => {
      if (isDone(view.done?.[cell], index)) found[work.category].add(figure.period);
    });
  });
  return found;
}

export const soloWorks = (view: View): number =>
  (view.done ?? []).reduce((sum, mask) => sum + [0, 1, 2].filter((work) => isDone(mask, work)).length, 0);

/** Whose things the board shows large: one's own, or of whoever is asked. */
export function shownSeat(position: Position): number {
  const view = viewOf(position);
  return position.seat >= 0 ? position.seat : (view.turn.asked[0] ?? view.lead);
}

export type Phase = 'auction' | 'trade' | 'projects';

/** The phase of the round; what a new figure brings belongs to where it came from. */
export function phaseOf(position: Position): Phase {
  const { step } = viewOf(position).turn;
  if (step === 'trade' || step === 'projects') return step;
  if (step === 'make_room') return 'projects';
  if (step === 'receive')
    return viewOf(position).in_play.length || viewOf(position).table.length ? 'auction' : 'trade';
  return 'auction';
}
