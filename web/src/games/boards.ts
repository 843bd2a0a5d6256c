import type { BoardModule } from '../table/desk';
import { folder } from './index';

/** The boards of the games, found by folder, each loaded when its table is opened. A game without one has the board
 * that is drawn from its declaration. */
const boards = import.meta.glob<BoardModule>('./*/board.ts');

export function loadBoard(game: string): Promise<BoardModule> {
  return (boards[`./${folder(game)}/board.ts`] ?? boards['./generic/board.ts']!)();
}
