import type { Component } from 'svelte';
import { folder } from './index';

/** The pages of games that have puzzles, found by folder: the set of a day, and one puzzle. */
type Page = { default: Component<Record<string, string>> };
const days = import.meta.glob<Page>('./*/puzzles/Day.svelte');
const puzzles = import.meta.glob<Page>('./*/puzzles/Puzzle.svelte');

export const loadDay = (game: string): Promise<Page> | undefined =>
  days[`./${folder(game)}/puzzles/Day.svelte`]?.();
export const loadPuzzle = (game: string): Promise<Page> | undefined =>
  puzzles[`./${folder(game)}/puzzles/Puzzle.svelte`]?.();

/** Where the puzzles of a game are. */
export const puzzlesAddress = (game: string): string => `/puzzles/${game}`;
