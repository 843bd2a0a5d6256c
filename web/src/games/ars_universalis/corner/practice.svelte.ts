import type { PuzzleKind, PuzzlePeriod } from '$lib/schema';

/** What one practises; remembered from one puzzle to the next. */
export const chosen = $state<{ kind: PuzzleKind; period: PuzzlePeriod }>({
  kind: 'painting',
  period: 'middle_ages',
});
