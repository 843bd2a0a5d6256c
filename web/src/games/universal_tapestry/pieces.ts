import asteroid from 'icon:asteroid';
import comet from 'icon:comet-spark';
import nebula from 'icon:galaxy';
import moon from 'icon:moon';
import star from 'icon:polar-star';
import planet from 'icon:ringed-planet';
import sun from 'icon:sun';

import { tell } from '../../table/text.svelte';

/** The rainbow, in its order. */
export const COLOURS: Readonly<Record<string, string>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};
export const RAINBOW = Object.keys(COLOURS);

export const TYPES: Readonly<Record<string, string>> = { A: asteroid, C: comet, N: nebula };

export const SYMBOLS: Readonly<Record<string, string>> = { 1: sun, 2: moon, 3: star, 4: planet };

/** A card's name; with the symbol of its own where the deck has them. */
export const nameOf = (card: string, own = false): string =>
  tell(`card-${card}`) + (own ? `, ${tell(`symbol-${card[2]}`)}` : '');
