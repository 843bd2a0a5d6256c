import { api } from './api';
import type { TableInfo } from './schema';
import { attempt } from './toast.svelte';

/** The same settings once more; after the deal of a day, a deal of one's own. */
export const playAgain = ({ id, game, daily }: Pick<TableInfo, 'id' | 'game' | 'daily'>) =>
  attempt(daily ? api.newTable({ game, seats: [{ kind: 'me' }] }) : api.rematch(id));
