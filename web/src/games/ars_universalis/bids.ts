import type { Entry } from '$lib/schema';
import type { Figure, View } from '../../generated/ars_universalis';
import type { Handle } from '../../table/choice.svelte';
import { studio } from './studio.svelte';

/** A figure put up with a bid: one click settles both, another bid changes the second. */
export const openHandle = (figure: string, bid: number): Handle => ({
  verbs: { open: 'figure' },
  value: figure,
  also: { bid },
});

interface Bid {
  seat: number;
  kind: 'opened' | 'raised' | 'passed' | 'withdrew' | 'acquired' | 'declined';
  bid: number | null;
  figure: string | null;
}

const KINDS = new Set(['opened', 'raised', 'passed', 'withdrew', 'acquired', 'declined']);

/** What was bid in this round's auctions, oldest first. */
function bidsOf(entries: readonly Entry[]): Bid[] {
  const bids: Bid[] = [];
  for (const { events } of entries) {
    for (const { event, args } of events) {
      if (event === 'round_began') bids.length = 0;
      else if (KINDS.has(event)) {
        const amount = args.bid ?? args.coins;
        bids.push({
          seat: Number(args.seat),
          kind: event as Bid['kind'],
          bid: amount === undefined ? null : Number(amount),
          figure: args.figure === undefined ? null : String(args.figure),
        });
      }
    }
  }
  return bids;
}

/** Who leads on the table: the figure under the hammer, else the one that is chosen, else the first on offer. */
export function leadOf(view: View, picks: readonly Handle[]): Figure | null {
  const chosen = picks.find(({ verbs }) => verbs.open ?? verbs.hire ?? verbs.take)?.value;
  const wished = [chosen, studio.wish?.figure].find((id) => view.table.includes(id as Figure));
  return view.auctioned ?? (wished as Figure | undefined) ?? view.table[0] ?? view.classic;
}

/** Which bids were made for the figure under the hammer, by amount. */
export function madeBids(view: View, entries: readonly Entry[]): Map<number, number> {
  const made = new Map<number, number>();
  for (const { kind, bid, seat, figure } of bidsOf(entries)) {
    if (kind === 'opened') made.clear();
    if (bid !== null && (kind === 'raised' || (kind === 'opened' && figure === view.auctioned)))
      made.set(bid, seat);
  }
  return made;
}
