import type { Entry, Position } from '$lib/schema';
import type { Ruleset } from '../../rules/ruleset';

export interface Player {
  score: number;
  ducats: number;
  ready: number;
  tired: number;
  pool: number; // houses to build
  supply: number;
  windows: number;
  dark: number; // windows used up
  bulls: number;
  magellan: number;
  sea: number;
  portrait: number; // how often one has sat for it
  natives: number;
  aggressive: number;
  markers: number;
  did_common: boolean;
  bull_spent: boolean;
  estates: readonly string[] | number; // others show only how many
  embassies: Readonly<Record<string, number>>;
  hidden_embassies: Readonly<Record<string, number>> | number;
}

export interface Place {
  tile: string | null; // a kind, or face_down
  raiders: number;
  size: number; // of the colony, 0 without one
  site: string | null;
  houses: readonly (number | null)[]; // by slot
  cathedral: number | null;
}

export interface View {
  turn: { step: string; over: boolean; asked: number[]; in: number[]; draft: string[] };
  round: number;
  phase: number;
  peers: readonly number[];
  order: readonly number[];
  active: number;
  acting: string | null;
  performing: string | null; // whose action it is: of the card played, or the one it acts as
  where: number | null; // the place of the New World in question
  crown: number;
  market: readonly string[];
  surplus: readonly string[]; // the last one lies on top
  bulls: number;
  magellan: number;
  windows: number;
  display: readonly string[];
  dice: readonly number[];
  level: number;
  reached: boolean;
  track: readonly number[];
  locks: Readonly<Record<string, number>>;
  deck: Readonly<Record<string, number>>;
  drafting: boolean;
  holder: Readonly<Record<string, number>>;
  status: Readonly<Record<string, number>>;
  players: readonly Player[];
  stack: number;
  estates_left: readonly number[];
  embassy_stack: number;
  church: readonly { good: string | null; ducats: number }[];
  new_world: readonly Place[];
  pack: readonly string[] | null;
  drafted: readonly (readonly string[] | number)[] | null;
  set_aside: string | null;
  left_over: readonly string[];
}

/** What becomes of a character in a round. */
export const STATUS = ['free', 'committed', 'forfeited', 'used'] as const;

export const viewOf = (position: Position): View => position.view as unknown as View;
export const rulesOf = (position: Position): Ruleset => position.rules;

export const number = (rules: Ruleset, id: string): number => Number(rules[id] ?? 0);
/** One entry of a constant that is a table: `entry(rules, 'magellan_in_play', 4)`. */
export const entry = (rules: Ruleset, id: string, key: string | number): number =>
  Number((rules[id] as Record<string, number> | undefined)?.[String(key)] ?? 0);

export const many = (owned: number | readonly string[] | Readonly<Record<string, number>>): number => {
  if (typeof owned === 'number') return owned;
  const counts = Array.isArray(owned) ? owned.map(() => 1) : (Object.values(owned) as number[]);
  return counts.reduce((sum, count) => sum + count, 0);
};

/** The characters of a seat as far as they are known, those of a running draft too. */
export function charactersOf(view: View, seat: number): string[] {
  const kept = view.drafted?.[seat];
  if (Array.isArray(kept)) return [...(kept as readonly string[])];
  if (view.drafted) return [];
  return Object.keys(view.holder).filter((name) => view.holder[name] === seat);
}

const GOODS: ReadonlySet<string> = new Set(['gold', 'silver', 'gems', 'vegetables']);
export const isGood = (tile: string | null): tile is string => tile !== null && GOODS.has(tile);

/** The building of a slot, on the front of a colony card. */
export const buildingOf = (rules: Ruleset, site: string, slot: number): string =>
  (rules[site] as Record<string, string> | undefined)?.[String(slot)] ?? '';

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

export type Fate =
  | { kind: 'market'; square: number }
  | { kind: 'surplus' }
  | { kind: 'sacked'; slot: number } // 0: the cathedral
  | { kind: 'destroyed' };

/** What the end of the round would bring to each position, as things stand. */
export function forecast(view: View, rules: Ruleset): Fate[][] {
  let next = view.market.length;
  const squares = number(rules, 'market_squares');
  return view.new_world.map((place) => {
    if (!place.size) return [];
    const fates: Fate[] = [];
    const last = lastHouse(place);
    if (place.raiders > 0) fates.push(last === null ? { kind: 'destroyed' } : { kind: 'sacked', slot: last });
    else if (place.tile === 'natives' && last !== null && !hasFort(place, rules))
      fates.push({ kind: 'sacked', slot: last });
    if (isGood(place.tile))
      fates.push(next < squares ? { kind: 'market', square: ++next } : { kind: 'surplus' });
    return fates;
  });
}

/** The house that would be lost: the one built last, or the rightmost; 0 for a cathedral, null without any. */
function lastHouse(place: Place): number | null {
  const slot = place.houses.findLastIndex((owner) => owner !== null) + 1;
  return slot || (place.cathedral === null ? null : 0);
}

const hasFort = (place: Place, rules: Ruleset): boolean =>
  place.site !== null &&
  place.houses.some((owner, slot) => owner !== null && buildingOf(rules, place.site!, slot + 1) === 'fort');

/** What a donation to this Church square would bring: points, those of a window, and the ducats that lie there. */
export function donation(view: View, rules: Ruleset, square: number, tile: string | undefined) {
  const place = view.church[square - 1]!;
  const prized = tile === 'gold' || tile === 'gems';
  const free = view.church.filter(({ good }) => good === null).length;
  return {
    points: number(rules, 'cardinal_b1_gp') + (free === 1 ? number(rules, 'cathedral_complete_bonus') : 0),
    window: number(rules, prized ? 'cardinal_b1_rose_high_gp' : 'cardinal_b1_rose_low_gp'),
    ducats: place.ducats,
  };
}
