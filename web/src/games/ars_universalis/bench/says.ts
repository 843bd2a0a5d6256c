import { tell } from '../../../table/text.svelte';
import { mix, type Category, type Paint, type Primary } from '../cards';
import { describeTarget } from '../words';
import type { Puzzle } from './arrangement';
import type { Problem } from './verify';

/** What a bench says about what lies on it. */

const named = (category: Category, parts: string): string =>
  describeTarget({ category, target: category === 'literature' ? parts.replaceAll('-', '') : parts });

/** Parts of a work in words; notes by their numbers, as they are counted below the staff. */
const part = (category: Category, parts: string): string =>
  category === 'music' ? signed(parts.replaceAll(/(\d)-/g, '$1, ')) : named(category, parts);

export function sayProblem({ category }: Puzzle, problem: Problem): string {
  const { reason, card = '', place = 0, wanted = '', found = '' } = problem;
  if (reason === 'no-cards') return tell(`bench-begin-${category}`);
  const height = reason === 'unconnected';
  const write = (text: string) =>
    height ? tell(`height-${text}`) : category === 'science' ? signed(text) : part(category, text);
  return tell(`bench-problem-${reason}`, {
    card,
    place: place + 1,
    part: category === 'science' ? '' : tell(`bench-part-${category}`, { place: place + 1 }),
    wanted: wanted && write(wanted),
    found: found && write(found),
  });
}

/** How far it is, in a few words. */
export function sayCount({ category }: Puzzle, problem: Problem | null, all: number): string {
  if (!problem) return tell('example-solved');
  if (category === 'science') {
    const [made] = problem.made;
    return made === undefined ? tell('example-open') : `= ${signed(made)}`;
  }
  return tell(`bench-count-${category}`, { right: problem.right.filter(Boolean).length, all });
}

export const signed = (number: string): string => number.replaceAll('-', '−');
const SIGNS: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };
export const signOf = (word: string): string => SIGNS[word] ?? word;

const PRIMARIES: readonly Primary[] = ['red', 'yellow', 'blue'];

/** The end that makes a colour together with another; null where none does. */
export const partner = (end: Primary, colour: Paint): Primary | null =>
  PRIMARIES.find((other) => mix(end, other) === colour) ?? null;
