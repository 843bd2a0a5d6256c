// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

/** What the better line brings more: of a source of points, or one of KEPT, RIVAL and OTHER. */
export interface Bar {
  source: string;
  points: number;
}

/** Something done in more of the deals with one line than with the other: an event, and the value it names. */
export interface Deed {
  event: string;
  by: string;
  value: string;
  mine: boolean;
  better: number;
  worse: number;
}

/** A number of the game after the one line and after the other, on average. */
export interface Measure {
  name: string;
  better: number;
  worse: number;
}

/** In the seat's favour: a rival's loss is a gain. Where games are played to their end there are measures, and no bars. */
export interface Why {
  bars: Bar[];
  total: number;
  error: number;
  deed: Deed | null;
  deals: number;
  measures: Measure[] | null;
}

/** One finding: `note-<message>` of the game's catalogue, which may name its numbers and the name of its seat. `moves` lead from the position after `entry` to what is meant; beside each, how it is made where it takes a note. */
export interface Note {
  message: string;
  seat: number;
  numbers: Record<string, number>;
  entry: number;
  moves: string[];
  made: string[];
}

/** `hindsight` says that the solver knew what was hidden then, so nobody is to blame for what it finds. */
export interface Review {
  hindsight: boolean;
  notes: Note[];
  known: Record<string, number[]>;
  whole: boolean;
}

/** What is said of one decision. `certain` is False where a loss is below twice its error: it counts none then. */
export interface Judgement {
  number: number;
  seat: number;
  step: string;
  entry: number;
  before: number;
  played: string[];
  best: string[];
  options: number;
  round: number | null;
  label: string;
  certain: boolean;
  loss: number;
  error: number;
  points: number;
  points_error: number;
  chance: number | null;
  chance_best: number | null;
  deals: number;
  ahead: number;
  second: string[];
  why: Why | null;
}

/** par + luck + decisions = score; decisions are what was lost against the best play found: never above zero. */
export interface Balance {
  name: string;
  score: number;
  won: boolean;
  par: number;
  luck: number;
  luck_error: number;
  decisions: number;
  decisions_error: number;
  count: number;
  sure: number;
  error_rate: number;
  hints: number;
}

export interface Report {
  format: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  engine: string;
  record: string;
  by_chance: boolean;
  played_out: boolean;
  seats: Balance[];
  rounds: [number, number][];
  curve: number[][];
  verdicts: Judgement[];
  keys: number[];
  review: Review | null;
  deals: number;
  seconds: number;
  effort: number;
  done: number;
  parts: number;
  whole: boolean;
}

/** A good line of moves, as records write them. `behind` is by how much the first one is better. */
export interface Good {
  moves: string[];
  chance: number | null;
  points: number;
  behind: number;
  error: number;
}

/** `pieces` are what the best moves name, without saying what is done with them: (vocabulary, value). */
export interface Hint {
  step: string;
  by_chance: boolean;
  pieces: [string, string][];
  source: string;
  good: Good[];
  why: Why | null;
  deals: number;
  reasoned: boolean;
  expert: boolean;
}

/** What a try is worth. `why` is the best against it; of a right one, itself against what was played then. */
export interface Trial {
  right: boolean;
  label: string;
  certain: boolean;
  loss: number;
  error: number;
  chance: number | null;
  chance_best: number | null;
  why: Why | null;
  deals: number;
}
