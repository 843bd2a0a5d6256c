import type { Position } from '$lib/schema';
import type { Rules, View } from '../../generated/universal_tapestry';

export type { Rules, View };

const SIDE = 8; // lines that are always shown
const HOME = -2; // where the window begins as long as the tapestry allows it
const GAP = '-';

/** The table; nothing while the game is paused. */
export function viewOf(position: Position): View | null {
  return 'tapestry' in position.view ? (position.view as View) : null;
}

export const rulesOf = (position: Position): Rules => position.rules as Rules;

export const isGap = (back: string | undefined): boolean => back === undefined || back === GAP;

export const byTime = (position: Position): boolean => position.table.options.mode === 'time';
export const ownSymbols = (position: Position): boolean => position.table.options.deck === 'H2';

/** The ranks of a game by time, the best first, each with its limit in seconds. */
export function ranksOf(position: Position): { name: string; limit: number }[] {
  const timed = Object.entries(rulesOf(position).rank_limit).map(([name, limit]) => ({ name, limit }));
  return [...timed.sort((one, other) => one.limit - other.limit), { name: 'rookie', limit: Infinity }];
}

/** "12:05" */
export function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How many cards of a colour have not been seen yet. */
export const unseen = (view: View, colour: string): number =>
  Object.entries(view.unseen).reduce((sum, [kind, many]) => sum + (kind[0] === colour ? many : 0), 0);

function lines(first: number, last: number): number[] {
  const start = Math.min(first, Math.max(last - SIDE + 1, HOME));
  return Array.from({ length: Math.max(SIDE, last - start + 1) }, (_, index) => start + index);
}

/** The lines where a card lies or may lie next, at least eight. */
export const windowOf = ({ box }: View): { rows: number[]; columns: number[] } => ({
  rows: lines(box.first_row, box.last_row),
  columns: lines(box.first_column, box.last_column),
});
