import type { Move, Pointer } from '$lib/schema';

/** The zones of the board as a phone shows them, one at a time, in two rows. */
export const ZONES = ['world', 'trade', 'commons', 'court', 'sea', 'war', 'estates', 'annals'] as const;
export type ZoneName = (typeof ZONES)[number];

/** Where the value of an argument is chosen; those not named here are chosen beside the prompt. */
const WHERE: Readonly<Record<string, ZoneName>> = {
  position: 'world',
  slot: 'world',
  direction: 'world',
  onto: 'trade',
  source: 'trade',
  desk: 'estates',
  victim: 'court',
  owner: 'court',
  number: 'court',
};
const SQUARES: Readonly<Record<string, ZoneName>> = {
  donate: 'trade',
  coin: 'trade',
  replace: 'war',
  buy_estate: 'estates',
  take_estate: 'estates',
};
const COMMONS: ReadonlySet<string> = new Set([
  'painter',
  'loan',
  'fund_regiments',
  'explore_seas',
  'open_mission',
  'visit_court',
  'workshops',
  'buy_estate',
  'visit_embassies',
]);

const placeOf = (move: Move, argument: string): ZoneName | undefined => {
  if (argument === 'square') return SQUARES[move.verb];
  if (argument === 'at') return 'world';
  if (move.verb === 'unlock') return 'commons';
  if (move.verb === 'copy' && argument === 'character') return 'court';
  return WHERE[argument];
};

/** The zones where a click would lead on. */
export function openZones(moves: readonly Move[], begun: boolean): Set<ZoneName> {
  const found = new Set<ZoneName>();
  for (const move of moves) {
    if (COMMONS.has(move.verb) && !begun) {
      found.add('commons');
      continue;
    }
    for (const argument of Object.keys(move.args)) {
      const zone = placeOf(move, argument);
      if (zone) found.add(zone);
    }
  }
  return found;
}

/** Where one looks while nothing is chosen: by a move that is offered. */
const FIRST: Readonly<Record<string, ZoneName>> = {
  standup: 'court',
  draft: 'court',
  buy_bull: 'court',
  bid: 'war',
  play_card: 'court',
  end_turn: 'commons',
  unlock: 'commons',
  passive: 'court',
  tribute: 'court',
  offer: 'court',
  ransom: 'world',
  coin: 'trade',
  house: 'world',
  cathedral: 'world',
  mission_capture: 'world',
  natives: 'world',
  raid_move: 'world',
};

/** The zone that has to be in sight for the next choice; nothing where it is made beside the prompt. */
export function zoneOf(moves: readonly Move[], missing: readonly string[], begun: boolean): ZoneName | null {
  if (!begun) return FIRST[moves.find(({ verb }) => verb in FIRST)?.verb ?? ''] ?? null;
  const sample = moves[0];
  if (!sample) return null;
  for (const argument of missing) {
    const zone = placeOf(sample, argument);
    if (zone) return zone;
  }
  return null;
}

/** Where the areas are that a lesson points at; those not named here are in sight whatever the zone. */
const AREAS: Readonly<Record<string, ZoneName>> = {
  greatness: 'sea',
  rounds: 'court',
  peers: 'court',
  crown: 'court',
  world: 'world',
  sea: 'sea',
  market: 'trade',
  surplus: 'trade',
  church: 'trade',
  war: 'war',
  bulls: 'sea',
  magellan: 'sea',
  windows: 'sea',
  commons: 'commons',
  estates: 'estates',
  embassies: 'estates',
  players: 'court',
  mine: 'court',
  aside: 'court',
};

/** The zone of the first thing that a lesson's step or a hint shows; nothing where it is in sight in all of them. */
export function shownZone([pointer]: readonly Pointer[]): ZoneName | null {
  if (!pointer) return null;
  if (pointer.area) return AREAS[pointer.area] ?? (pointer.area.startsWith('place-') ? 'world' : null);
  if (COMMONS.has(pointer.verb)) return 'commons';
  const move = { verb: pointer.verb, args: pointer.args } as Move;
  return zoneOf([move], Object.keys(pointer.args), Object.keys(pointer.args).length > 0);
}

/** Does a lesson's step point at the pack, or at what stands beside it? */
export const showsPack = (pointers: readonly Pointer[]): boolean =>
  pointers.some(({ area, verb }) => verb === 'draft' || ['pack', 'kept', 'strip'].includes(area));
