import type { Position } from '$lib/schema';
import type { Period as PeriodName, Player, Rules, View } from '../../generated/ars_universalis';
import { CATEGORIES, type Cards, type Category, type Figure, type Period } from './cards';

export type { PeriodName, Player, Rules, View };
export const PERIOD_NAMES: readonly PeriodName[] = ['middle_ages', 'early_modern', 'late_modern'];
const CODES: Readonly<Record<PeriodName, Period>> = {
  middle_ages: 'MA',
  early_modern: 'EM',
  late_modern: 'LM',
};
export const codeOf = (period: PeriodName): Period => CODES[period];

export const COLUMNS = 5;
/** The periods of the solo table's rows. */
export const ROWS: readonly Period[] = ['MA', 'EM', 'EM', 'LM'];

export const viewOf = (position: Position): View => position.view as View;
export const rulesOf = (position: Position): Rules => position.rules as Rules;
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

export const figureOf = (cards: Cards, id: string): Figure =>
  cards.figures.find((figure) => figure.id === id)!;

export const isDone = (mask: number | undefined, work: number): boolean => (((mask ?? 0) >> work) & 1) === 1;

export const donesOf = (figure: Figure, mask: number | undefined): boolean[] =>
  figure.works.map((_, work) => isDone(mask, work));

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
