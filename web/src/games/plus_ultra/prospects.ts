import type { Speech } from '../../table/speech';
import { tell } from '../../table/text.svelte';
import type { View } from './view';

export type Prospect = NonNullable<View['prospects'][string]>[number];

/** What an action would bring now, or why it would bring nothing, as the rules tell it; null where they cannot. */
export function sayProspect(
  prospect: Prospect | undefined,
  speech: Speech,
): { text: string; good: boolean } | null {
  if (!prospect) return null;
  if (prospect.reason) return { text: speech.reason(prospect.reason, prospect.args), good: false };
  const { points, ducats, sea } = prospect;
  const gains = [
    ...(points > 0 ? [tell('amount-gp', { count: points })] : []),
    ...(ducats > 0 ? [tell('note-ducats', { ducats })] : []),
    ...(sea > 0 ? [tell('prospect-sea', { many: sea })] : []),
  ];
  if (!gains.length) return { text: tell('prospect-nothing'), good: false };
  const args = { gain: gains.join(', '), most: prospect.most ? 'yes' : 'no', price: -ducats };
  return { text: tell(ducats < 0 ? 'prospect-price' : 'prospect', args), good: true };
}
