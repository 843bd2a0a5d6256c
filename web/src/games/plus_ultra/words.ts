import { tell } from '../../table/text.svelte';
import type { View } from './view';

/** A place of the New World: by its site where there are cards, the first colony, or by its number. */
export function placeName(view: View, at: number): string {
  const site = view.new_world[at - 1]?.site;
  if (site) return tell(`site-${site}`);
  return at === 1 ? tell('first-colony') : tell('note-place', { position: at });
}
