import { api, dailyPuzzle } from '$lib/api';
import { timeOfDay } from '$lib/i18n.svelte';
import { navigate, place } from '$lib/router.svelte';
import type { Puzzle, PuzzleDay, PuzzleTile } from '$lib/schema';
import { attempt } from '$lib/toast.svelte';
import { tell } from '../../../table/text.svelte';
import { puzzlesAddress } from '../../puzzles';
import type { Category } from '../cards';
import { codeOf, type PeriodName } from '../view';

/** The puzzles of the day: their addresses, and how times are written and days. */

export const GAME = 'ars-universalis';
export const PUZZLES = puzzlesAddress(GAME);
export const dayAddress = (date: string): string => `${PUZZLES}/day/${date}`;
export const puzzleAddress = (date: string, kind: string): string => `${dayAddress(date)}/${kind}`;
export const practiceAddress = (kind: string, level: string): string =>
  `${PUZZLES}/practice/${kind}/${level}/${newSeed()}`;

const SEEDS = 1_000_000_000;
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS;

export const describeTile = ({ kind, level }: { kind: string; level: string }): string =>
  `${tell(`kind-${kind}`)}, ${tell(`era-${codeOf(level as PeriodName)}`)}`;

/** "1:05", "1:02:05" */
export function writeTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** A day of the server's calendar, whatever the time is here. */
export const dateOf = (date: string): Date => new Date(`${date}T12:00:00`);

export function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** When, by the clock here, the set after this one comes. */
export const nextSet = (date: string): string => timeOfDay(new Date(`${shifted(date, 1)}T00:00:00Z`));

/** The kinds of puzzles here are those of the works. */
export const kindOf = ({ kind }: { kind: string }) => kind as Category;

export const isOpen = ({ state }: PuzzleTile): boolean => state === 'new' || state === 'begun';

/** What a puzzle is about: the work of a figure, from 1, and the cards to lay it with. */
export const contentOf = ({ content }: Puzzle) => content as { figure: string; work: number; hand: string[] };

let handed: { date: string; puzzle: Puzzle } | null = null;

/** Begins a puzzle of a day, or goes on with it: one click, one request. */
export async function begin(date: string, kind: string): Promise<void> {
  const puzzle = await attempt(api.beginPuzzle(dailyPuzzle(GAME, date, kind)));
  if (!puzzle) return;
  handed = { date, puzzle };
  if (place.path !== puzzleAddress(date, kind)) navigate(puzzleAddress(date, kind));
}

/** Goes to a puzzle of a day. Whoever never had one of its kind first reads how it is done: the clock does not run yet. */
export async function take(day: PuzzleDay, kind: string): Promise<void> {
  const tile = day.tiles.find((one) => one.kind === kind);
  if (day.date === day.today && tile?.state === 'new' && !tile.known) navigate(puzzleAddress(day.date, kind));
  else await begin(day.date, kind);
}

/** The puzzle just begun, once, for the page that shows it. */
export function takeHanded(date: string, kind: string): Puzzle | null {
  const found = handed?.date === date && handed.puzzle.kind === kind ? handed.puzzle : null;
  handed = null;
  return found;
}
