import type { Entry } from '$lib/schema';
import type { Handle } from '../../table/choice.svelte';

/** A figure put up with a bid: one click settles both, another bid changes the second. */
export const openHandle = (figure: string, bid: number): Handle => ({
  verbs: { open: 'figure' },
  value: figure,
  also: { bid },
});

export interface Bid {
  seat: number;
  kind: 'opened' | 'raised' | 'passed' | 'withdrew' | 'acquired' | 'declined';
  bid: number | null;
  figure: string | null;
}

const KINDS = new Set(['opened', 'raised', 'passed', 'withdrew', 'acquired', 'declined']);

/** What was bid in this round's auctions, oldest first. */
export function bidsOf(entries: readonly Entry[]): Bid[] {
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
