/** The identity of a seat: a colour for the eye and, always with it, a shape. */
export interface PlayerMark {
  colour: string; // a custom property of the theme
  shape: string; // an SVG path in a square of 24 around the centre (12, 12)
  name: ShapeName;
}

export type ShapeName = 'triangle' | 'circle' | 'diamond' | 'square' | 'cross' | 'star';

const MARKS: readonly PlayerMark[] = [
  { colour: 'var(--player-0)', name: 'triangle', shape: 'M12 5.5 19 18H5Z' },
  { colour: 'var(--player-1)', name: 'circle', shape: 'M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z' },
  { colour: 'var(--player-2)', name: 'diamond', shape: 'M12 4.5 19.5 12 12 19.5 4.5 12Z' },
  { colour: 'var(--player-3)', name: 'square', shape: 'M6.5 6.5h11v11h-11Z' },
  { colour: 'var(--player-4)', name: 'cross', shape: 'M9.5 5h5v4.5H19v5h-4.5V19h-5v-4.5H5v-5h4.5Z' },
  {
    colour: 'var(--player-5)',
    name: 'star',
    shape: 'M12 4.5l2.2 5 5.3.5-4 3.6 1.2 5.3-4.7-2.8-4.7 2.8 1.2-5.3-4-3.6 5.3-.5Z',
  },
];

export function playerMark(seat: number): PlayerMark {
  return MARKS[seat % MARKS.length]!;
}
