// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

import type { Hint } from './coach';
import type { Intention, SeatInfo, TableInfo, Verdict } from './room';

export type ServerMessage = Position | Change | News | Chat | Presence | Notice | Refused | Accepted | Considered | Judged | HintTold;

export type ClientMessage = Hello | Play | Retract | Learn | WhyNot | Consider | Judge | AskHint | Undo | Answer | Replace | TakeBack | GiveUp | Pause | Say | Intend | Comment | Admit | Look;

export interface Move {
  text: string;
  verb: string;
  args: Record<string, string | number>;
}

export interface Event {
  event: string;
  args: Record<string, string | number>;
}

/** One entry of the journal as this seat may know it: who moved, the moves, what happened. Number 0 is the deal (seat -1). An undo is an entry of its own: `undo_to` says that all entries after that number and before this one no longer count; when they are sent again they are marked `undone`. */
export interface Entry {
  seq: number;
  seat: number;
  moves: Move[];
  events: Event[];
  undone: boolean;
  undo_to: number | null;
  seen: boolean;
  round: number | null;
  note: string;
}

export interface Score {
  seat: number;
  total: number;
  place: number;
  breakdown: Record<string, number>;
}

/** The table as one seat sees it (-1: a spectator). Everything needed to draw it. A frame of a replay is one, too (-2: everything open), with nothing to be done there. */
export interface Position {
  type: 'position';
  seq: number;
  seat: number;
  table: TableInfo;
  view: Record<string, unknown>;
  rules: Record<string, unknown>;
  seats: number[];
  asked: number[];
  submitted: number[];
  decision: number;
  legal: Move[];
  draft: Move[];
  free_undo: number | null;
  ask_undo: number | null;
  undo_seen: boolean;
  undo_request: UndoRequest | null;
  replace_request: ReplaceRequest | null;
  clock: Clock | null;
  results: Score[] | null;
  ended: '' | 'points' | 'resigned' | 'time';
  resign: '' | 'ends' | 'bot';
  rounds: number[][];
  withheld: string[];
  lesson: LessonStep | null;
  hints_off: '' | 'people' | 'daily' | 'rated' | 'tournament' | 'chosen';
  behind: Behind | null;
  commentators: Commentator[];
  intentions: Intention[];
}

/** What is told here is so many moves old, and so many minutes; `open`: with all hands. */
export interface Behind {
  moves: number;
  minutes: number;
  open: boolean;
}

/** Somebody who sees all hands, some way behind, or would like to. Whoever sits here decides, each for all. */
export interface Commentator {
  user: string;
  name: string;
  consent: number[];
  needed: number[];
  admitted: boolean;
  moves: number;
  minutes: number;
}

export interface UndoRequest {
  by: number;
  to: number;
  consent: number[];
  needed: number[];
}

export interface ReplaceRequest {
  seat: number;
  consent: number[];
  needed: number[];
  at: number;
}

/** Milliseconds; `limit` is the turn timer, `elapsed` the game clock of solo games. */
export interface Clock {
  elapsed: number;
  running: boolean;
  limit: number;
  left: Record<string, number>;
  banks: Record<string, number>;
}

/** What is different from the position told before it on this connection, for those who asked for changes. Whatever is not named here is as it was. */
export interface Change {
  type: 'change';
  fields: Record<string, unknown>;
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  gone: string[];
  things: Record<string, Record<number, unknown>>;
}

/** What happened since `after`; a position, or what changed of it, follows. */
export interface News {
  type: 'news';
  after: number;
  entries: Entry[];
}

export interface Chat {
  type: 'chat';
  at: number;
  name: string;
  seat: number;
  text: string;
  number: number;
}

export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  watchers: number;
}

/** Something the table tells everybody, as a code with arguments: bot-failed, replaced, resigned ... */
export interface Notice {
  type: 'notice';
  code: string;
  args: Record<string, string | number>;
}

/** A command that could not be carried out. `reason` is a code with arguments; nothing was changed. */
export interface Refused {
  type: 'refused';
  client: string | null;
  reason: string;
  args: Record<string, string | number>;
}

export interface Accepted {
  type: 'accepted';
  client: string;
}

/** What moves made in one go would do, up to the first thing the seat cannot know. */
export interface Considered {
  type: 'considered';
  client: string;
  moves: string[];
  events: Event[];
  view: Record<string, unknown> | null;
  more: Move[] | null;
  note: string;
}

export interface Judged {
  type: 'judged';
  client: string;
  verdict: Verdict;
}

/** As much of a hint as the grade tells: what to look at, good moves, why. */
export interface HintTold {
  type: 'hint';
  client: string;
  seat: number;
  decision: number;
  grade: number;
  hint: Hint;
}

/** What a step of a lesson shows: an area of the table, or a thing by a move that it is clicked for. */
export interface Pointer {
  area: string;
  verb: string;
  args: Record<string, string>;
}

/** Where a lesson stands. Its texts are found by `lesson` and `step`; no step: the lesson is over. */
export interface LessonStep {
  lesson: string;
  step: string;
  number: number;
  steps: number;
  task: string;
  verbs: string[];
  shows: Pointer[];
}

/** First message. `seen` is the last seq this browser has; `seat` which of its seats it looks as. Who takes `changes` is told one whole position, and then only what is different. */
export interface Hello {
  type: 'hello';
  seen?: number;
  seat?: number | null;
  changes?: boolean;
}

/** Moves to be made in one go, in any order: all of them, or none. */
export interface Play {
  type: 'play';
  client: string;
  seat: number;
  decision: number;
  moves: string[];
  note?: string;
}

export interface Retract {
  type: 'retract';
  client: string;
  seat: number;
}

/** In a lesson: on to the next step, a step back, the step done for one, or all of it again. */
export interface Learn {
  type: 'learn';
  client: string;
  what: 'go' | 'back' | 'skip' | 'again';
}

/** Why can this not be done? What was touched may stand for several moves: the first that the step under way knows the verb of is answered. */
export interface WhyNot {
  type: 'why';
  client: string;
  seat: number;
  move: string;
  or_else?: string[];
}

/** What would these moves do, and what may join them? Nothing is changed or kept. */
export interface Consider {
  type: 'consider';
  client: string;
  seat: number;
  decision: number;
  moves: string[];
  more?: boolean;
}

/** Asks what a note comes to that is still being written; the move may end before what only the note decides. */
export interface Judge {
  type: 'judge';
  client: string;
  seat: number;
  move: string;
  note: string;
}

/** The next grade of a hint, from 1 to 3; that it was given stays in the record. */
export interface AskHint {
  type: 'ask-hint';
  client: string;
  seat: number;
  decision: number;
  grade: number;
}

export interface Undo {
  type: 'undo';
  client: string;
  seat: number;
  to: number;
}

/** To an undo or replace request. */
export interface Answer {
  type: 'answer';
  client: string;
  seat: number;
  what: 'undo' | 'replace';
  yes: boolean;
}

/** Let a bot take the place of somebody who has been gone for the grace period. */
export interface Replace {
  type: 'replace';
  client: string;
  seat: number;
  absent: number;
  level: string;
}

/** Take one's own seat (one of `TableInfo.former`), in which a bot plays now. Nobody else is asked. */
export interface TakeBack {
  type: 'take-back';
  client: string;
  seat: number;
}

export interface GiveUp {
  type: 'give-up';
  client: string;
  seat: number;
}

export interface Pause {
  type: 'pause';
  client: string;
  seat: number;
  on: boolean;
}

export interface Say {
  type: 'say';
  client: string;
  text: string;
}

/** All that this seat wants done without being there, in order; what was intended before is forgotten. */
export interface Intend {
  type: 'intend';
  client: string;
  seat: number;
  intentions: Intention[];
}

/** An observer asks to see all hands, some way behind the game, or no longer wants to. */
export interface Comment {
  type: 'comment';
  client: string;
  on: boolean;
}

/** Whoever sits here lets a commentator in, or takes that back: then the commentator has to ask again. */
export interface Admit {
  type: 'admit';
  client: string;
  seat: number;
  user: string;
  yes: boolean;
}

/** Hand-over: show the table to another of this device's own seats. */
export interface Look {
  type: 'look';
  seat: number;
}

/** What has happened at a table since one's last move, the latest of it. */
export interface Since {
  seat: number;
  entries: Entry[];
  more: number;
}

/** Entries of a replay in a row, as one seat knows them (-2: everything open). Usually all: what does not fit into one answer is asked for next, `from` the number after the last. */
export interface Chronicle {
  seat: number;
  total: number;
  entries: Entry[];
}

/** A finished game or an uploaded record; its frames are positions, numbered from 0, the deal. */
export interface Replay {
  table: TableInfo;
  moves: number;
  finished: boolean;
  rounds: number[];
}
