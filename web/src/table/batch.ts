import type { BoardModule, Scene } from './desk';

/** Are several moves made here one after another, which the rules want in the order in which the pieces lie? At a table
 * they are handed in together; where a single one is judged it is the first of them. */
export const inOrder = (board: BoardModule | null, scene: Scene | null): boolean =>
  ((scene && board?.desk.batch?.(scene)?.most) ?? 0) > 1;
