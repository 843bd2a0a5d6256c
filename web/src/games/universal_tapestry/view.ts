import type { Position } from '$lib/schema';

/** A card is a colour, a type and a copy: `RA1`. */
export type Card = string;

export interface Exchange {
  cell: string;
  card: Card; // laid
  taken: Card;
}

export interface View {
  turn: { step: string; over: boolean };
  tapestry: Readonly<Record<string, Card>>; // by "row column"
  area: readonly string[]; // by slot: a colour, or "-"
  deck: number;
  top: string | null;
  hand: Card | null;
  hand_slot: number;
  discards: readonly Card[];
  exchanges: readonly Exchange[];
  turns: number;
  points: number;
  outcome: 'won' | 'lost' | null;
  gave_up: boolean;
  elapsed: number;
  faces?: readonly (Card | null)[]; // in the end: what lay in the slots
}

export const SIDE = 8;
export const FULL = 64;
export const MOST_DISCARDS = 8;
const COPIES = 12; // of a colour
const HOME = -2; // where the window begins as long as the tapestry allows it
const GAP = '-';

/** The table; nothing while the game is paused. */
export function viewOf(position: Position): View | null {
  return 'tapestry' in position.view ? (position.view as unknown as View) : null;
}

export const isGap = (back: string | undefined): boolean => back === undefined || back === GAP;

/** By colour: what a discarded card is worth. */
export const pointsOf = (position: Position): Readonly<Record<string, number>> =>
  (position.rules.points ?? {}) as Record<string, number>;

export const byTime = (position: Position): boolean => position.table.options.mode === 'time';
export const ownSymbols = (position: Position): boolean => position.table.options.deck === 'H2';

/** The ranks of a game by time, the best first, each with its limit in seconds. */
export function ranksOf(position: Position): { name: string; limit: number }[] {
  const limits = (position.rules.rank_limit ?? {}) as Record<string, number>;
  const timed = Object.entries(limits).map(([name, limit]) => ({ name, limit }));
  return [...timed.sort((one, other) => one.limit - other.limit), { name: 'rookie', limit: Infinity }];
}

/** Below the first limit is strict, the others go to the better rank. */
export function rankAt(position: Position, milliseconds: number): string {
  const ranks = ranksOf(position);
  const found = ranks.findIndex(({ limit }, index) =>
    index ? milliseconds <= limit * 1000 : milliseconds < limit * 1000,
  );
  return ranks[found]!.name;
}

/** "12:05" */
export function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How many cards of each colour have not been seen yet. */
export function unseen(view: View, colour: string): number {
  const seen = [...Object.values(view.tapestry), ...view.discards, ...(view.hand ? [view.hand] : [])];
  return COPIES - seen.filter((card) => card[0] === colour).length;
}

function lines(taken: number[]): number[] {
  const top = Math.min(...taken);
  const bottom = Math.max(...taken);
  const first = Math.max(top - 1, bottom - SIDE + 1);
  const last = Math.min(bottom + 1, top + SIDE - 1);
  const start = Math.min(first, Math.max(last - SIDE + 1, HOME));
  const length = Math.max(SIDE, last - start + 1);
  return Array.from({ length }, (_, index) => start + index);
}

/** The lines where a card lies or may lie next, at least eight: the box floats until it is full. */
export function windowOf(view: View): { rows: number[]; columns: number[] } {
  const cells = Object.keys(view.tapestry).map((cell) => cell.split(' ').map(Number));
  return { rows: lines(cells.map(([row]) => row!)), columns: lines(cells.map(([, column]) => column!)) };
}
