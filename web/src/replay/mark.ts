import type { Judgement, Report } from '$lib/schema';
import { labelOf, lossOf } from '../analysis/words';

/** What an analysis says of one decision, at the move with which it was made. */
export interface Mark {
  verdict: Judgement;
  move: number;
  text: string;
}

const SELDOM_NEWS = 'sound'; // that a good move was found

export function marksOf(report: Report): Mark[] {
  return report.verdicts
    .filter(({ label }) => label && label !== SELDOM_NEWS)
    .map((verdict) => ({
      verdict,
      move: verdict.entry,
      text: `${labelOf(verdict)} ${lossOf(verdict, report.by_chance)}`,
    }));
}
