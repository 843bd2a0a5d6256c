import type { Verdict } from '$lib/schema';
import type { Prospect } from '../studio.svelte';
import type { Height, Paint, Primary } from '../cards';

export type Mark = 'right' | 'wrong' | 'outside'; // outside: beside what is sought

/** What the engine says of what lies on a bench, be it only begun (puzzles/judge.py). */
export interface Judgement extends Verdict {
  details: {
    made?: string[]; // colours, letters, notes, solids
    marks?: Mark[]; // of each of these
    parts?: ('right' | 'wrong' | 'open')[]; // of each part of what is sought
    value?: string; // science: of the sum so far
    joints?: [end: Height, begin: Height][]; // sculpture
    outlook?: Record<string, Prospect[]>; // of a whole hand, by figure: one a work
    next?: { paint?: Primary; end?: Primary; colour?: Paint; note?: string; height?: Height };
  };
}

/** Asks the engine about an arrangement; null where there is no answer. */
export type Judge = (text: string) => Promise<Judgement | null>;
