import type { Component } from 'svelte';

import { folder } from './index';
import ArsUniversalis from './ars_universalis/Plate.svelte';
import Artificium from './artificium/Plate.svelte';
import PlusUltra from './plus_ultra/Plate.svelte';
import UniversalTapestry from './universal_tapestry/Plate.svelte';

/** The games' pictures on the home page; apart from their looks, so that other pages do not load them. */
const plates: Record<string, Component> = {
  artificium: Artificium,
  universal_tapestry: UniversalTapestry,
  ars_universalis: ArsUniversalis,
  plus_ultra: PlusUltra,
};

export function plate(game: string): Component | undefined {
  return plates[folder(game)];
}
