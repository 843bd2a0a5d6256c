import type { Position } from '$lib/schema';

export type Bag = Readonly<Record<string, number>>;

export interface Player {
  score: number;
  coins: number;
  resources: Bag;
  hand: Bag | number; // others show only how many
  played: Bag;
  revealed: string | null;
  swaps: number;
  passed: boolean; // has left the market
  out: boolean;
}

export interface View {
  turn: { step: string; over: boolean; asked: number[]; in: number[]; draft: string[] };
  round: number;
  start: number;
  deck: number;
  discard: Bag;
  market: Bag;
  players: Player[];
}

export interface CardData {
  count: number;
  points: number;
  coins?: number;
  pays?: Bag;
  gets?: Bag;
}

export interface Rules {
  cards: Readonly<Record<string, CardData>>;
  rounds: number;
  buy: Bag;
  sell: Bag;
  tier: Bag;
  bonus: Readonly<Record<string, string>>;
  theft_cost: Bag; // by tier
  track_squares: number;
  extra_swap_cost: number;
  mulligan_draw: number;
  coins_per_point: number;
  fair_coins_per_card: number;
  wizard_draw: number;
  wizard_discard: number;
  castle_setback: number;
}

export const viewOf = (position: Position): View => position.view as unknown as View;
export const rulesOf = (position: Position): Rules => position.rules as unknown as Rules;

/** A bag as single things, in the order of the rules. */
export function pieces(bag: Bag, order: readonly string[]): { kind: string; copy: number }[] {
  return order.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, (_, copy) => ({ kind, copy })));
}

export const size = (bag: Bag | number): number =>
  typeof bag === 'number' ? bag : Object.values(bag).reduce((sum, count) => sum + count, 0);

export const cardOrder = (rules: Rules): string[] => Object.keys(rules.cards);
export const resourceOrder = (rules: Rules): string[] => Object.keys(rules.buy);

export type Tier = '1' | '2' | '3' | '4' | '5' | 'action';

/** A building's tier is that of what it makes; those that make nothing are the top. */
export function tierOf(rules: Rules, card: string): Tier {
  const data = rules.cards[card];
  if (!data || data.points === 0) return 'action';
  const made = Object.keys(data.gets ?? {})[0];
  return made ? (String(rules.tier[made]) as Tier) : '5';
}

export const isAction = (rules: Rules, card: string): boolean => tierOf(rules, card) === 'action';

/** What a theft of this resource costs; nothing where it cannot be stolen. */
export const theftCost = (rules: Rules, resource: string): number | undefined =>
  rules.theft_cost[String(rules.tier[resource])];

/** The card of this seat's secret draft. */
export function draftCard(position: Position): string | null {
  const laid = position.draft.find((move) => move.verb === 'play');
  return laid ? String(laid.args.card) : null;
}

/** One's hand as it lies there: without the card already laid face down. */
export function handOf(position: Position): Bag {
  const player = viewOf(position).players[position.seat];
  if (!player || typeof player.hand === 'number') return {};
  const laid = draftCard(position);
  return laid ? { ...player.hand, [laid]: (player.hand[laid] ?? 1) - 1 } : player.hand;
}
