import type { Position } from '$lib/schema';
import type { Scene } from '../../table/desk';
import type { Card, Player, Resource, Rules, View } from '../../generated/artificium';

export type { Card, Player, Resource, Rules, View };
export type Bag = Readonly<Record<string, number | undefined>>;
export type CardData = Rules['cards'][string];
/** What the rules foretell of a card. */
export type Forecast = NonNullable<View['cards']>[string];

export const viewOf = (position: Position): View => position.view as View;
export const rulesOf = (position: Position): Rules => position.rules as Rules;

/** A bag as single things, in the order of the rules. */
export function pieces(bag: Bag, order: readonly string[]): { kind: string; copy: number }[] {
  return order.flatMap((kind) => Array.from({ length: bag[kind] ?? 0 }, (_, copy) => ({ kind, copy })));
}

/** The market as it lies: a card given lies where the one taken lay. The rules only know how many of a kind there are,
 * so the places are read from what happened. */
export function marketOf({ position, entries }: Scene): { kind: string; copy: number }[] {
  const market: Bag = viewOf(position).market;
  let laid: string[] = [];
  for (const { event, args } of entries.flatMap((entry) => entry.events)) {
    if (event === 'market_laid') laid.push(String(args.card));
    else if (event === 'market_cleared') laid = [];
    else if (event === 'swapped') laid[laid.indexOf(String(args.take))] = String(args.give);
  }
  const found = laid.map((kind, place) => ({
    kind,
    copy: laid.slice(0, place).filter((other) => other === kind).length,
  }));
  const whole = found.length === size(market) && found.every(({ kind, copy }) => copy < (market[kind] ?? 0));
  return whole ? found : pieces(market, cardOrder(rulesOf(position)));
}

export const size = (bag: Bag | number): number =>
  typeof bag === 'number' ? bag : Object.values(bag).reduce<number>((sum, count) => sum + (count ?? 0), 0);

export const cardOrder = (rules: Rules): Card[] => Object.keys(rules.cards) as Card[];
export const resourceOrder = (rules: Rules): Resource[] => Object.keys(rules.buy) as Resource[];

export type Tier = '1' | '2' | '3' | '4' | '5' | 'action';

export const tierOf = (rules: Rules, card: string): Tier =>
  String(rules.cards[card]?.tier ?? 'action') as Tier;

export const isAction = (rules: Rules, card: string): boolean => tierOf(rules, card) === 'action';

/** The card of this seat's secret draft. */
export function draftCard(position: Position): Card | null {
  const laid = position.draft.find((move) => move.verb === 'play');
  return laid ? (laid.args.card as Card) : null;
}

/** One's hand as it lies there: without the card already laid face down. */
export function handOf(position: Position): Bag {
  const player = viewOf(position).players[position.seat];
  if (!player || typeof player.hand === 'number') return {};
  const laid = draftCard(position);
  return laid ? { ...player.hand, [laid]: (player.hand[laid] ?? 1) - 1 } : player.hand;
}
