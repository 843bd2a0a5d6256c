import type { Verdict } from '$lib/schema';
import { tell, told, type TextArgs } from './text.svelte';

/** What is wrong or missing in a note; values that have names are parts, with spaces between several. */
export function sayVerdict({ state, reason, args }: Verdict): string {
  const part = (value: string) =>
    told(`part-${value}`) ? tell(`part-${value}`) : value.replaceAll('_', ' ').replace(/^-/, '−');
  const spoken = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'number' ? value : value.split(' ').map(part).join(', '),
  ]);
  const id = `verdict-${reason || state}`;
  return told(id) ? tell(id, Object.fromEntries(spoken) as TextArgs) : reason.replaceAll('-', ' ');
}
