import type { BoardModule } from '../table/desk';
import { folder } from './index';

/** The boards of the games that have one, found by folder, each loaded when its table is opened. */
const boards = import.meta.glob<BoardModule>('./*/board.ts');

export function loadBoard(game: string): Promise<BoardModule> | undefined {
  return boards[`./${folder(game)}/board.ts`]?.();
}
