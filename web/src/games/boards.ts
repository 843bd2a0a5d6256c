import type { BoardModule } from '../table/desk';
import { folder } from './index';

/** The boards of the games that have one, each loaded when its table is opened. */
const boards: Record<string, () => Promise<BoardModule>> = {
  artificium: () => import('./artificium/board'),
  universal_tapestry: () => import('./universal_tapestry/board'),
};

export function loadBoard(game: string): Promise<BoardModule> | undefined {
  return boards[folder(game)]?.();
}
