// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

export type TournamentFormat = 'swiss' | 'everybody' | 'ladder';

export type TournamentStatus = 'open' | 'running' | 'finished' | 'cancelled';

/** What whoever organises one chooses. */
export interface NewTournament {
  name: string;
  format: 'swiss' | 'everybody' | 'ladder';
  game: string;
  seats?: number;
  options?: Record<string, string>;
  timer?: number;
  bank?: number;
  rounds?: number;
  deadline?: number;
  pause?: number;
  rated?: boolean;
  late?: boolean;
  most?: number;
  public?: boolean;
  begins?: number | null;
  check_in?: number;
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  name: string;
  format: 'swiss' | 'everybody' | 'ladder';
  game: string;
  seats: number;
  timer: number;
  bank: number;
  rounds: number;
  round: number;
  rated: boolean;
  status: 'open' | 'running' | 'finished' | 'cancelled';
  entrants: number;
  most: number;
  begins: number | null;
  created: number;
  mine: boolean;
  organised: boolean;
  asked: boolean;
}

/** A line of the standings. */
export interface TournamentPlayer {
  entrant: number;
  user: string | null;
  name: string;
  place: number;
  points: number;
  met: number;
  direct: number;
  firsts: number;
  cells: (number | null)[];
  sat: boolean[];
  rating: number | null;
  won: number;
  score: number;
  seconds: number;
  deals: (DealInfo | null)[];
  gone: boolean;
}

export interface DealInfo {
  won: boolean;
  score: number;
  seconds: number;
}

export interface TournamentTable {
  table: string;
  entrants: number[];
  points: number[] | null;
  end: '' | 'played' | 'broken' | 'void';
}

export interface TournamentAway {
  entrant: number;
  points: number;
  asked: boolean;
  missing: boolean;
}

/** A round that is about to begin, while people say that they are here: so it is played if all do. */
export interface TournamentAhead {
  at: number;
  tables: number[][];
  away: number[];
  out: number[];
  here: number[];
  missing: number[];
}

export interface TournamentRound {
  began: number;
  due: number;
  over: boolean;
  tables: TournamentTable[];
  away: TournamentAway[];
}

/** A deal of a ladder, for the one who asks. */
export interface OwnDeal {
  table: string;
  done: boolean;
}

/** A tournament, whole. */
export interface TournamentPage {
  info: TournamentInfo;
  options: Record<string, string>;
  deadline: number;
  pause: number;
  late: boolean;
  public: boolean;
  check_in: number;
  organiser: string;
  organiser_name: string;
  due: number | null;
  next_at: number | null;
  ended: number | null;
  players: TournamentPlayer[];
  rounds: TournamentRound[];
  ahead: TournamentAhead | null;
  opens: number | null;
  deals: OwnDeal[];
  me: number | null;
  table: string;
  out: boolean;
  here: boolean;
  may_join: boolean;
}

export interface SitOut {
  out: boolean;
}

export interface SayHere {
  here: boolean;
}

export interface RemoveEntrant {
  entrant: number;
}

export interface BeginDeal {
  deal: number;
}

export interface DealBegun {
  table: string;
}
