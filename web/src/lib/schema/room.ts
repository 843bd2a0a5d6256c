// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

import type { Report } from './coach';

export type Args = Record<string, string | number>;

export type SeatKind = 'person' | 'bot' | 'open' | 'local';

export type TableStatus = 'open' | 'running' | 'finished' | 'closed';

export interface User {
  id: string;
  name: string;
}

export interface Me {
  user: User;
  finished: string[];
  learned: string[];
  language: string | null;
  stored: boolean;
  account: boolean;
}

/** Days in which nobody is late at slow tables. */
export interface Vacation {
  until: number;
  left: number;
}

export interface NewVacation {
  days: number;
}

/** Where a guest is signed in. */
export interface Device {
  id: string;
  browser: string;
  system: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A link that nobody has used yet; its address is told once, to whoever makes it. */
export interface OpenLink {
  id: string;
  made: number;
  until: number;
}

export interface Devices {
  devices: Device[];
  links: OpenLink[];
}

/** Opens the same guest on another device, once, until then. */
export interface NewLink {
  url: string;
  qr: string;
  until: number;
}

/** What opening a link would do: be this guest on this device. */
export interface LinkOffer {
  name: string;
  until: number;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  seats: number[];
}

/** A lesson of a game's course, and how far somebody is in it. */
export interface LessonInfo {
  name: string;
  minutes: number;
  steps: number;
  step: number;
  done: number | null;
}

export interface LessonBegin {
  again: boolean;
}

export interface LessonBegun {
  table: string;
}

/** What helps a beginner of a game: is it on, and of which decisions was the card seen? */
export interface Companion {
  on: boolean;
  seen: string[];
  games: number;
}

export interface CompanionChange {
  on?: boolean | null;
  seen?: string | null;
}

export interface GameInfo {
  id: string;
  name: string;
  version: string;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  first: string;
  levels: string[];
  daily: boolean;
  puzzles: boolean;
  lessons: Record<string, number>;
}

export interface ConstantInfo {
  name: string;
  value: unknown;
  source: string;
  why: string;
  least: number;
  most: number;
}

/** A word of a game, found in texts by how it begins (core.glossary), and what it means in one line. */
export interface WordInfo {
  id: string;
  forms: string[];
  about: string;
}

/** What a person wants done when asked at a step, this round: the first of the moves that is listed, unless one of the others is, and as long as the view says `when`. It is theirs alone. */
export interface Intention {
  step: string;
  play: string[];
  unless: string[];
  when: Record<string, string | number | null>;
  once: boolean;
  lapsed: boolean;
}

export interface SeatInfo {
  kind: 'person' | 'bot' | 'open' | 'local';
  name: string;
  user: string | null;
  level: string | null;
  connected: boolean;
  resigned: boolean;
  asked: boolean;
}

/** May others look on while a game is played, and how far behind: by both, where both are given. */
export interface Watching {
  on: boolean;
  moves: number;
  minutes: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  undo?: boolean;
  timer?: number;
  bank?: number;
  daily?: boolean;
  rated?: boolean;
  hints?: boolean | null;
  watching?: Watching;
}

export interface NewSeat {
  kind: 'me' | 'bot' | 'open' | 'local';
  level?: string | null;
  name?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: 'open' | 'running' | 'finished' | 'closed';
  public: boolean;
  creator: string;
  created: number;
  changed: number;
  undo_off: '' | 'chosen' | 'daily' | 'rated';
  timer: number;
  bank: number;
  round: number | null;
  asked: number[];
  scores: number[] | null;
  places: number[] | null;
  rematch: string | null;
  mine: number[];
  paused: boolean;
  asks: number[];
  former: number[];
  daily: string;
  rated: boolean;
  hints_off: '' | 'people' | 'daily' | 'rated' | 'tournament' | 'chosen';
  tournament: string;
  watching: Watching;
  due: number | null;
}

/** How far the analysis of a finished game is. Entries in it are numbers of the replay's frames. */
export interface Analysis {
  running: boolean;
  report: Report | null;
}

/** Moves that somebody would make at a decision of a finished game, as records write them. */
export interface Try {
  moves: string[];
}

/** `place` among those with an account, or among guests: whoever has none can be anybody, and many. */
export interface DailyResult {
  place: number;
  name: string;
  account: boolean;
  mine: boolean;
  won: boolean;
  score: number;
  seconds: number;
  quick: boolean;
}

/** The daily deal's results on this server, best first. Everybody's first try counts, from the moment the deal is seen: who breaks it off has no result. */
export interface Daily {
  date: string;
  results: DailyResult[];
  people: number;
}

/** What the engine says of a note still being written; `details` is the game's own. */
export interface Verdict {
  state: 'complete' | 'open' | 'wrong';
  reason: string;
  args: Record<string, string | number>;
  note: string;
  details: Record<string, unknown>;
}

/** Where others reach this server; nothing when it listens on this machine only. */
export interface Share {
  urls: string[];
  qr: string;
  can_open: boolean;
}

/** The body of every HTTP error: a code with arguments, never internals. */
export interface Problem {
  reason: string;
  args: Record<string, string | number>;
}
