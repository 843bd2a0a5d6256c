import type { Entry, Position } from '$lib/schema';
import type { Character, Player, Rules, Site, Tile, View } from '../../generated/plus_ultra';

export type { Character, Player, Rules, View };
export type Place = View['new_world'][number];
export type Forecast = NonNullable<View['forecast']>;
export type Fate = Forecast['new_world'][number][number];
export type Gain = Forecast['gains'][number];

/** What becomes of a character in a round. */
export const STATUS = ['free', 'committed', 'forfeited', 'used'] as const;

export const viewOf = (position: Position): View => position.view as View;
export const rulesOf = (position: Position): Rules => position.rules as Rules;

export const many = (
  owned: number | readonly string[] | Readonly<Record<string, number | undefined>>,
): number => {
  if (typeof owned === 'number') return owned;
  const counts: readonly (number | undefined)[] = Array.isArray(owned)
    ? owned.map(() => 1)
    : Object.values(owned);
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
};

/** The characters of a seat as far as they are known, those of a running draft too. */
export function charactersOf(view: View, seat: number): Character[] {
  const kept = view.drafted?.[seat];
  if (Array.isArray(kept)) return [...(kept as readonly Character[])];
  if (view.drafted) return [];
  return (Object.keys(view.holder) as Character[]).filter((name) => view.holder[name] === seat);
}

const GOODS: ReadonlySet<string> = new Set<Tile>(['gold', 'silver', 'gems', 'vegetables']);
export const isGood = (tile: string | null): tile is string => tile !== null && GOODS.has(tile);

/** The building of a slot, on the front of a colony card. */
export const buildingOf = (rules: Rules, site: string, slot: number): string =>
  rules[site as Site][String(slot)] ?? '';

/** The entries of this round, the latest first. */
function recent(entries: readonly Entry[]): Entry[] {
  const start = entries.findLastIndex((one) => one.events.some(({ event }) => event === 'round_began'));
  return entries.slice(Math.max(0, start)).toReversed();
}

/** The bids of this round, once they lie open. */
export function bidsOf(entries: readonly Entry[]): Map<number, number> {
  const events = recent(entries).flatMap((one) => one.events);
  return new Map(
    events
      .filter(({ event }) => event === 'bid_made')
      .map(({ args }) => [Number(args.seat), Number(args.regiments)]),
  );
}
