import { tell } from '../../table/text.svelte';
import { size, tierOf, type Bag, type Forecast, type Rules } from './view';

/** "2 swords" */
export const amount = (resource: string, count: number): string =>
  `${count} ${tell(`resource-${resource}`, { count })}`;

/** "1 coal, 1 metal" */
export function listed(bag: Bag): string {
  return Object.entries(bag)
    .map(([resource, count]) => amount(resource, count ?? 0))
    .join(', ');
}

/** What a card cannot be used for want of: resources, or else coins. */
export const lacking = (found: Forecast): string =>
  size(found.missing) ? listed(found.missing) : tell('note-coins', { coins: found.lacks_coins });

/** Has a thief nothing to pay with? That is told instead of the want of a target. */
export const penniless = (card: string, coins: number): boolean => card === 'theft' && coins === 0;

/** Why an action card cannot be used now. */
export const noTarget = (card: string, coins: number): string =>
  penniless(card, coins)
    ? tell('chain-lacks', { list: tell('note-coins', { coins: 1 }) })
    : tell('chain-no-target');

/** A card for those who listen: its name, tier, what it pays and gets, and its points. */
export function describe(rules: Rules, card: string, note = ''): string {
  const data = rules.cards[card]!;
  const tier = tierOf(rules, card);
  const parts = [tell(`card-${card}`), tell(`tier-${tier}`)];
  if (data.pays || data.coins) {
    const coins = data.coins ? [tell('note-coins', { coins: data.coins })] : [];
    parts.push(
      tell('describe-pays', { list: [listed(data.pays ?? {}), ...coins].filter(Boolean).join(', ') }),
    );
  }
  if (data.gets) parts.push(tell('describe-gets', { list: listed(data.gets) }));
  if (data.points) parts.push(tell('points', { points: data.points }));
  if (note) parts.push(note);
  return parts.join('; ');
}
