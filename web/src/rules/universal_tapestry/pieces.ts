import asteroid from 'icon:asteroid';
import comet from 'icon:comet-spark';
import nebula from 'icon:galaxy';

import { tell } from '../../table/text.svelte';

export const COLOURS: Readonly<Record<string, string>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
};
export const TYPES: Readonly<Record<string, string>> = { A: asteroid, C: comet, N: nebula };

/** A kind is a colour and a type: `RA`. */
export const nameOf = (kind: string): string => `${tell(`colour-${kind[0]}`)} · ${tell(`type-${kind[1]}`)}`;

export interface Laid {
  at: readonly [row: number, column: number];
  kind?: string; // none: an empty cell
  verdict?: 'yes' | 'no';
}

/** A small scene: some cells, perhaps a card in the hand that goes to one of them. */
export interface Panel {
  cells: readonly Laid[];
  hand?: string;
}
