import type { Component } from 'svelte';

import { folder } from './index';

/** The games' pictures on the home page; apart from their looks, so that other pages do not load them. */
const plates = import.meta.glob<Component>('./*/Plate.svelte', { eager: true, import: 'default' });

export function plate(game: string): Component {
  return plates[`./${folder(game)}/Plate.svelte`] ?? plates['./generic/Plate.svelte']!;
}
