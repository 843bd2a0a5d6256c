export { default } from './Board.svelte';
export { desk } from './desk';
export { default as OpenHand } from './OpenHand.svelte';
