import type { Category } from '../cards';
import type { PeriodName } from '../view';

/** What one practises; remembered from one puzzle to the next. */
export const chosen = $state<{ kind: Category; period: PeriodName }>({
  kind: 'painting',
  period: 'middle_ages',
});
