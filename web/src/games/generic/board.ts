import type { Desk } from '../../table/desk';

export { default } from './Board.svelte';
export { default as OpenHand } from './OpenHand.svelte';

/** Nothing is known of the game but what it declares; where one thing only can be done, the button offers it. */
export const desk: Desk = {
  main: ({ position }) => (position.legal.length === 1 ? position.legal[0]!.verb : null),
};
