import type { TransitionConfig } from 'svelte/transition';

import { calm, lasting } from '$lib/preferences.svelte';

const FLIP = 420;
const APART = 280; // between two players
const FADE = 120;

/** Something secret is turned up, player after player in their order: `turn` says whose turn it is, from 0. */
export function turnUp(_: Element, { turn }: { turn: number }): TransitionConfig {
  if (calm()) return { duration: FADE, css: (t) => `opacity: ${t}` };
  return {
    delay: lasting(turn * APART),
    duration: lasting(FLIP),
    css: (t) => `transform: perspective(300px) rotateX(${(1 - t) * 90}deg); opacity: ${Math.min(1, 3 * t)}`,
  };
}
