import type { Arrangement } from './bench/arrangement';
import { loadCards, type Cards } from './cards';

/** What lies open on this device alone: the cards' data, a sale being put together, the bid one thinks of, and the
 * work on the bench. */
class Studio {
  cards = $state.raw<Cards | null>(null);
  selling = $state(false);
  wish = $state.raw<{ figure: string; bid: number } | null>(null);
  bench = $state.raw<{ figure: string; work: number } | null>(null);

  #kept = new Map<string, { laid: Arrangement | null }>();

  /** What lies on the bench of a work, for when it is opened again. */
  kept(work: string): { laid: Arrangement | null } {
    const found = this.#kept.get(work) ?? { laid: null };
    this.#kept.set(work, found);
    return found;
  }

  /** Away from the table: nothing lies open any more. */
  leave(): void {
    this.bench = null;
    this.selling = false;
    this.#kept.clear();
  }

  async load(): Promise<void> {
    this.cards = await loadCards();
  }
}
export const studio = new Studio();
