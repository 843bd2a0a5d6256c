import anvil from 'icon:anvil';
import galaxy from 'icon:galaxy';
import imperialCrown from 'icon:imperial-crown';
import laurelCrown from 'icon:laurel-crown';
import type { Component } from 'svelte';

import ArsPlate from './ars_universalis/Plate.svelte';
import ArtificiumPlate from './artificium/Plate.svelte';
import PlusUltraPlate from './plus_ultra/Plate.svelte';
import TapestryPlate from './universal_tapestry/Plate.svelte';

/** What the platform needs to know of a game's looks; everything else comes from the server. */
export interface GameLook {
  emblem: string;
  plate: Component; // the picture on the home page
  minutes?: string; // playing time as published, where it is known
}

export const looks: Record<string, GameLook> = {
  artificium: { emblem: anvil, plate: ArtificiumPlate },
  universal_tapestry: { emblem: galaxy, plate: TapestryPlate, minutes: '30–45' },
  ars_universalis: { emblem: laurelCrown, plate: ArsPlate, minutes: '45' },
  plus_ultra: { emblem: imperialCrown, plate: PlusUltraPlate },
};
