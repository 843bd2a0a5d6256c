// Hand and bank share a line. No card covers another before all of them are as small as on a phone.
export const WIDE = 128; // pixels, of a card at its full size
export const GAP = 8;
export const SLIP = 50;
const LEAST = 0.66;
const MARKER = { alone: 250, beside: 168 }; // what the paradigm marker takes beside the cards

export interface Lane {
  scale: number;
  crowded: boolean; // the marker stands above the cards
}

/** For so many cards in the hand, slips, cards in the bank, and pixels that something else takes. */
export function laneOf(width: number, open: number, slips: number, bank = 0, taken = 0): Lane {
  const beside = bank + taken > 0;
  const free = width - slips * (SLIP + GAP) - (beside ? 22 + taken : 0) - (open + bank) * GAP;
  const needed = (open + bank) * WIDE;
  if (!width || needed + (beside ? MARKER.beside : MARKER.alone) <= free) return { scale: 1, crowded: false };
  return { scale: Math.min(1, Math.max(LEAST, free / needed)), crowded: true };
}
