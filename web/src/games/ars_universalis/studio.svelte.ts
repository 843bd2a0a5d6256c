import { loadCards, type Cards } from './cards';

/** What lies open on this device alone: the cards' data, a sale being put together, the bid one thinks of, and the
 * work on the bench. */
class Studio {
  cards = $state.raw<Cards | null>(null);
  selling = $state(false);
  wish = $state.raw<{ figure: string; bid: number } | null>(null);
  bench = $state.raw<{ figure: string; work: number } | null>(null);

  async load(): Promise<void> {
    this.cards = await loadCards();
  }
}
export const studio = new Studio();
