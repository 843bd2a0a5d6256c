import { api } from './api';
import type { TableInfo } from './schema';
import { isMyTurn } from './tables';

const EVERY = 30_000;

/** The games that wait for me, for whoever shows them; asked for every half minute while the page is looked at. */
class Turns {
  tables = $state.raw<TableInfo[]>([]);
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call it in an effect of a component that shows them. */
  follow(): () => void {
    if (this.#users++ === 0) void this.#again();
    return () => {
      if (--this.#users === 0) clearTimeout(this.#timer);
    };
  }

  async #again(): Promise<void> {
    if (!document.hidden) {
      try {
        this.tables = (await api.myTables()).filter(isMyTurn);
      } catch {
        // the next look tells
      }
    }
    if (this.#users) this.#timer = setTimeout(() => void this.#again(), EVERY);
  }
}

export const turns = new Turns();
