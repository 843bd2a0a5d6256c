import { tell } from '../../table/text.svelte';
import { hasPassive, numbers, passiveSign } from './cards';
import type { Rules } from './view';

/** All a character does, in a sentence for those who listen; `now` adds what its passive (0) and actions would bring. */
export function aboutCharacter(
  character: string,
  rules: Rules,
  now: (which: number) => string = () => '',
): string {
  const args = numbers(rules);
  const parts = [tell(`character-${character}`)];
  if (hasPassive(character))
    parts.push(`${passiveSign(character).text}: ${tell(`passive-${character}`, args)} ${now(0)}`);
  for (const basic of [1, 2])
    parts.push(`${'I'.repeat(basic)}: ${tell(`action-${character}-${basic}.full`, args)} ${now(basic)}`);
  return parts.map((part) => part.trim()).join('. ');
}
