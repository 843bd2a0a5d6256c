// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

import type { Verdict } from './room';
import type { Why } from './coach';

export type PuzzleState = 'new' | 'begun' | 'solved' | 'shown';

/** A puzzle of a day's set: what may be known of it before it is begun, and how far one is. */
export interface PuzzleTile {
  kind: string;
  level: string;
  state: 'new' | 'begun' | 'solved' | 'shown';
  time: number;
  known: boolean;
}

/** What somebody solved of a day's set; those who solved more come first, then the quicker ones. Guests, who can be anybody, and many, stand apart from those with an account, with places of their own. */
export interface PuzzleResult {
  place: number;
  name: string;
  account: boolean;
  mine: boolean;
  times: (number | null)[];
  quick: boolean;
  solved: number;
  total: number;
}

export interface PuzzleDate {
  date: string;
  people: number;
  solved: number;
}

/** The set of a day with its results. One's own line is always there if one has solved anything. */
export interface PuzzleDay {
  date: string;
  today: string;
  tiles: PuzzleTile[];
  results: PuzzleResult[];
  people: number;
  recent: PuzzleDate[];
}

/** A puzzle handed out. `ranked`: it is begun, the server's clock runs, and it counts. */
export interface Puzzle {
  kind: string;
  level: string;
  content: Record<string, unknown>;
  ranked: boolean;
  state: 'new' | 'begun' | 'solved' | 'shown';
  time: number;
  tries: number;
  progress: MoveProgress | null;
}

export interface PuzzleTry {
  answer: string;
}

export interface PuzzleVerdict {
  verdict: Verdict;
  state: 'new' | 'begun' | 'solved' | 'shown';
  time: number;
  tries: number;
  fewest: number | null;
  progress: MoveProgress | null;
}

export interface PuzzleSolution {
  answer: string;
  state: 'new' | 'begun' | 'solved' | 'shown';
  progress: MoveProgress | null;
}

/** A move that was tried, and what it costs: nothing, if it is the best one. In chance where that is told, else in points. */
export interface MoveTried {
  move: string;
  loss: number;
  error: number;
}

/** What the best move names (vocabulary and value), not what is done with it, and the points it gains most by. */
export interface MoveClue {
  pieces: [string, string][];
  source: string;
}

/** What another move than the best one costs, and why. */
export interface MoveCost {
  move: string;
  loss: number;
  error: number;
  points: number;
  why: Why | null;
}

/** Told once there is nothing left to try. */
export interface MoveAnswer {
  best: string;
  line: string[];
  worth: number;
  others: MoveCost[];
}

/** How far somebody is with a puzzle. First tries count, of the day and for practice. */
export interface MoveProgress {
  number: number;
  left: number;
  tried: MoveTried[];
  found: boolean;
  clue: MoveClue | null;
  answer: MoveAnswer | null;
  people: number;
  at_once: number;
  own: number;
  own_at_once: number;
}
