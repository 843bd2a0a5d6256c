// Generated from the server's messages and the coach's reports by `make generate`: do not edit.

import type { TableInfo, User } from './room';

export type PairingState = 'none' | 'waiting' | 'found';

/** How good somebody is, in points with their doubt (95 %); `sure` after some twenty games. */
export interface RatingInfo {
  points: number;
  doubt: number;
  sure: boolean;
}

/** A table in the lobby, with how good those are who sit there. */
export interface LobbyTable {
  table: TableInfo;
  ratings: (RatingInfo | null)[];
  watchers: number;
}

/** Public tables, open or running, and how many people are here. */
export interface Lobby {
  tables: LobbyTable[];
  people: number;
}

/** What somebody likes to play. */
export interface PairingWish {
  games: string[];
  seats: number[];
  timer: number;
  bank: number;
  rated: boolean;
  near: number;
  bots: boolean;
}

/** How a search for a game stands. Who does not ask again within seconds looks no more. */
export interface Pairing {
  state: 'none' | 'waiting' | 'found';
  others: number;
  since: number;
  bots_at: number | null;
  table: string;
}

/** A line of a leaderboard. */
export interface RankedInfo {
  user: string;
  name: string;
  rating: RatingInfo;
  games: number;
  places: number[];
}

/** A bot's level, which is a fixed mark. */
export interface LandmarkInfo {
  level: string;
  points: number;
}

/** Those who are sure and have played lately, by what is sure of their strength; and the one who asks. */
export interface Ranking {
  game: string;
  people: RankedInfo[];
  landmarks: LandmarkInfo[];
  days: number;
  me: RankedInfo | null;
}

export interface RatingPoint {
  at: number;
  points: number;
  doubt: number;
}

/** How good somebody is at a game, and how that came, oldest first. */
export interface RatingHistory {
  game: string;
  rating: RatingInfo;
  games: number;
  history: RatingPoint[];
}

/** Of a game with so many players: how often each place, and how often it was won. */
export interface ResultsOf {
  game: string;
  seats: number;
  places: number[];
  won: number;
}

/** How often somebody was ahead of this one, and behind. */
export interface Opponent {
  user: string;
  name: string;
  ahead: number;
  behind: number;
}

/** What somebody uses most in a game, in the latest ones: a card or character, as the game's texts call it. */
export interface Favourite {
  game: string;
  word: string;
  times: number;
  games: number;
}

/** A finished game. Without a place: somebody had several seats on one device. */
export interface RecentGame {
  table: string;
  game: string;
  place: number | null;
  seats: number;
  won: boolean;
  score: number | null;
  others: string[];
  at: number;
  rated: boolean;
  gained: number | null;
  analysed: boolean;
}

/** Somebody's own games that fit what was asked, newest first; `count`: how many there are in all. */
export interface FoundGames {
  games: RecentGame[];
  count: number;
}

/** A person's page. Where it is not `whole`, the person shows no more than the ratings. */
export interface Profile {
  user: User;
  ratings: RatingHistory[];
  whole: boolean;
  mine: boolean;
  blocked: boolean;
  friend: 'friends' | 'asked' | 'asking' | null;
  shown: boolean;
  results: ResultsOf[];
  opponents: Opponent[];
  recent: RecentGame[];
  favourites: Favourite[];
  lessons: Record<string, number>;
  puzzles: Record<string, number>;
}

export interface ProfileChange {
  shown: boolean;
}

export interface RatingChange {
  seat: number;
  before: RatingInfo;
  after: RatingInfo;
}

/** Somebody in one's list. Where they are is told of friends alone, and of tables that are not secret. */
export interface Friend {
  user: User;
  state: 'friends' | 'asked' | 'asking';
  here: boolean;
  table: string;
  game: string;
  plays: boolean;
  free: boolean;
}

export interface Invitation {
  person: string;
}

/** Of a person, or of a line that somebody said at a table, by its number. */
export interface NewReport {
  reason: 'insult' | 'spam' | 'cheating' | 'name' | 'other';
  text: string;
  person: string;
  table: string;
  number: number;
}
