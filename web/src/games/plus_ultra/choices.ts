import type { Move } from '$lib/schema';
import type { Choice } from '../../table/choice.svelte';
import { ASKED, ELSEWHERE, QUESTIONS } from './handles';

/** A question answered by a word: one argument of some moves, and its values, each with a move that has it. */
export interface Row {
  argument: string;
  verbs: string[];
  options: { value: string | number; move: Move }[];
}

/** The moves in question: those like what is chosen already, or a question that is asked at once. */
function inQuestion(choice: Choice, legal: readonly Move[]): readonly Move[] {
  if (!choice.active) return legal.filter((move) => QUESTIONS.has(move.verb));
  if (!choice.picks.length) return choice.legal.filter((move) => QUESTIONS.has(move.verb));
  const like = new Set(choice.narrowed.map((move) => `${move.verb} ${move.args.basic}`));
  return choice.legal.filter((move) => like.has(`${move.verb} ${move.args.basic}`));
}

/** `legal` is what there was to choose from, where it is still told although nothing can be chosen any more. */
export function rowsOf(choice: Choice, legal: readonly Move[]): Row[] {
  const moves = inQuestion(choice, legal);
  const found: Row[] = [];
  for (const argument of ASKED) {
    const asked = moves.filter((move) => move.args[argument] !== undefined);
    const values = new Map<string | number, Move>();
    for (const move of asked) {
      const value = move.args[argument]!;
      if (!values.has(value)) values.set(value, move);
    }
    const only = ELSEWHERE[argument];
    const options = [...values]
      .filter(([value]) => only === undefined || value === only)
      .map(([value, move]) => ({ value, move }));
    const question = asked.some((move) => QUESTIONS.has(move.verb));
    if (options.length && (values.size > 1 || question))
      found.push({ argument, verbs: [...new Set(asked.map((move) => move.verb))], options });
  }
  return found;
}
