import type { Event } from '$lib/schema';
import type { ZoneName } from './zones';

/** A thing on the board that an event tells of: how to find it, and the zone in which a phone shows it. */
interface Place {
  at: string;
  zone: ZoneName;
}

/** What an event tells of by its arguments, whatever it is called. */
function byArguments({ event, args }: Event): Place[] {
  const found: Place[] = [];
  const seat = args.seat ?? args.owner;
  if (args.common !== undefined) found.push({ at: `[data-common="${args.common}"]`, zone: 'commons' });
  for (const position of [args.position, args.to])
    if (position !== undefined) found.push({ at: `[data-position="${position}"]`, zone: 'world' });
  if (args.total !== undefined && seat !== undefined)
    found.push({ at: `[data-piece="gp-${seat}"]`, zone: 'sea' });
  if (seat !== undefined && event !== 'placed' && event !== 'sailed')
    found.push({ at: `li[data-seat="${seat}"]`, zone: 'court' });
  return found;
}

const SQUARES: Readonly<Record<string, (square: string) => Place>> = {
  to_market: (square) => ({ at: `[data-zone="market-${square}"]`, zone: 'trade' }),
  donated: (square) => ({ at: `[data-church="${square}"]`, zone: 'trade' }),
  coin_laid: (square) => ({ at: `[data-church="${square}"]`, zone: 'trade' }),
  placed: (square) => ({ at: `[data-war="${square}"]`, zone: 'war' }),
  replaced: (square) => ({ at: `[data-war="${square}"]`, zone: 'war' }),
  estate_bought: (square) => ({ at: `[data-estate="${square}"]`, zone: 'estates' }),
};

/** Where to look for what these events tell, the plainest place first. */
export function toldPlaces(events: readonly Event[]): Place[] {
  return events.flatMap((told) => {
    const { event, args } = told;
    const own: Place[] = [];
    const square = SQUARES[event];
    if (square && args.square !== undefined) own.push(square(String(args.square)));
    if (event === 'sailed') own.push({ at: `[data-piece="ship-${args.seat}"]`, zone: 'sea' });
    if (event === 'moved_up') own.push({ at: `[data-piece="peer-${args.seat}"]`, zone: 'court' });
    if (event === 'bid_made') own.push({ at: `[data-bid="${args.seat}"]`, zone: 'war' });
    if (event === 'dice_rolled' || event === 'war_won' || event === 'war_lost')
      own.push({ at: '[data-told-zone="war"]', zone: 'war' });
    if (event === 'crown_grew' || (event === 'paid' && Number(args.crown) > 0))
      own.push({ at: '[data-told-zone="crown"]', zone: 'court' });
    if (event === 'to_surplus') own.push({ at: '[data-anchor="surplus"]', zone: 'trade' });
    return [...own, ...byArguments(told)];
  });
}

const MARK = 'data-told';

/** Marks these places on the page, and no others. */
export function markPlaces(places: readonly Place[]): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  for (const { at } of places)
    for (const found of document.querySelectorAll(at)) found.setAttribute(MARK, '');
}
