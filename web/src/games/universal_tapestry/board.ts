export { default } from './Board.svelte';
export { desk } from './desk';
