import type { Component } from 'svelte';
import { folder } from './index';

/** The pages of games that have puzzles, found by folder: the set of a day, and one puzzle. Games without pages of their
 * own have positions in which the best move is to be found. */
type Page = { default: Component<Record<string, string>> };
const days = import.meta.glob<Page>('./*/puzzles/Day.svelte');
const puzzles = import.meta.glob<Page>('./*/puzzles/Puzzle.svelte');

const move = (page: () => Promise<unknown>): Promise<Page> => page() as Promise<Page>;

export const loadDay = (game: string): Promise<Page> =>
  days[`./${folder(game)}/puzzles/Day.svelte`]?.() ?? move(() => import('../puzzles/Day.svelte'));
export const loadPuzzle = (game: string): Promise<Page> =>
  puzzles[`./${folder(game)}/puzzles/Puzzle.svelte`]?.() ?? move(() => import('../puzzles/Puzzle.svelte'));

/** The game whose puzzles come first: one with a set of its own every day. */
export const firstPuzzles = <Info extends { id: string; puzzles: boolean }>(games: readonly Info[]) =>
  games.find((one) => one.puzzles && `./${folder(one.id)}/puzzles/Day.svelte` in days) ??
  games.find((one) => one.puzzles);

/** Where the puzzles of a game are. */
export const puzzlesAddress = (game: string): string => `/puzzles/${game}`;
