import { tell } from '../../../table/text.svelte';
import { sayVerdict } from '../../../table/verdict';
import type { Bench } from './bench.svelte';

/** What a bench says about what lies on it. */

export function sayState({ solved, verdict, puzzle }: Bench): string {
  if (solved) return tell('bench-solved');
  if (!verdict) return '';
  return verdict.reason === 'no-cards' ? tell(`bench-begin-${puzzle.category}`) : sayVerdict(verdict);
}

/** How far it is, in a few words. */
export function sayCount({ solved, verdict, puzzle, details, wanted }: Bench, short = false): string {
  if (solved) return tell('example-solved');
  if (puzzle.category === 'science') {
    return verdict?.reason === 'wrong-value' ? `= ${signed(details.value!)}` : tell('example-open');
  }
  const right = details.parts?.filter((part) => part === 'right').length ?? 0;
  if (short) return tell('of', { count: right, most: wanted.length });
  return tell(`bench-count-${puzzle.category}`, { right, all: wanted.length });
}

export const signed = (number: string): string => number.replaceAll('-', '−');
const SIGNS: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };
export const signOf = (word: string): string => SIGNS[word] ?? word;
