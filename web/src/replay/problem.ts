import { RequestError } from '$lib/api';
import { problemText } from '$lib/toast.svelte';

/** Why a game cannot be shown: our sentence, and for a damaged record where it is damaged and what is wrong there. */
export interface ReplayProblem {
  reason: string;
  text: string;
  line: number;
  why: string;
}

export function problemOf(error: unknown): ReplayProblem {
  const known = error instanceof RequestError;
  return {
    reason: known ? error.reason : 'unknown',
    text: problemText(error),
    line: known ? Number(error.args.line ?? 0) : 0,
    why: known ? String(error.args.why ?? '') : '',
  };
}
