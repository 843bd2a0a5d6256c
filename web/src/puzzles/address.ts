import { dailyPuzzle, practicePuzzle } from '$lib/api';
import { puzzlesAddress } from '../games/puzzles';

/** Where the puzzles "find the best move" of a game are, and by which address the server knows them. */

export const KIND = 'best-move';
export const LEVELS = ['easy', 'fair', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

const SEEDS = 1_000_000;
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS;

export const dayAddress = (game: string, date: string): string => `${puzzlesAddress(game)}/day/${date}`;
export const moveAddress = (game: string, date: string): string => `${dayAddress(game, date)}/${KIND}`;
export const practiceAddress = (game: string, level: string, seed: number): string =>
  `${puzzlesAddress(game)}/practice/${KIND}/${level}/${seed}`;

/** What the server is asked: a puzzle of a day, or one for practice. */
export const wanted = (game: string, date: string, level: string, seed: string): string =>
  seed ? practicePuzzle(game, KIND, level, seed) : dailyPuzzle(game, date, KIND);

/** A day of the server's calendar, whatever the time is here. */
export const dateOf = (date: string): Date => new Date(`${date}T12:00:00`);
