import { tell } from '../../table/text.svelte';

/** A stretch of a text: plain words, or an amount whose unit is a mark. */
export interface Stretch {
  text: string;
  unit?: 'gp' | 'ducat';
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts "+2 GP and 1 D" into its amounts: the number, kept together with its unit, and the words between them. */
export function stretches(text: string): Stretch[] {
  const units = { gp: tell('unit-gp'), ducat: tell('unit-ducat') };
  const either = `${escaped(units.gp)}|${escaped(units.ducat)}`;
  const amount = new RegExp(`(?:[+−]?\\d+\\s)?(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'gu');
  const found: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(amount)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    const unit = match[0].endsWith(units.gp) ? 'gp' : 'ducat';
    found.push({ text: match[0].slice(0, -units[unit].length).trim(), unit });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}
