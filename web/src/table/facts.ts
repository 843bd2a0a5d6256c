import type { Position } from '$lib/schema';
import type { TextArgs } from './text.svelte';

/** What sentences about a game may name: its options, the single numbers of its rules, and the seats. */
export function factsOf({ rules, table }: Position): TextArgs {
  const single = Object.entries(rules).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return { ...table.options, ...Object.fromEntries(single), seats: table.seats.length };
}
