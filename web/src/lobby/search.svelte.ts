import { api } from '$lib/api';
import { navigate } from '$lib/router.svelte';
import type { Pairing, PairingWish } from '$lib/schema';
import { attempt } from '$lib/toast.svelte';

const EVERY = 3000;
const NONE: Pairing = { state: 'none', others: 0, since: 0, bots_at: null, table: '' };

/** Looking for a game with others: asks until there is one, and goes there. */
export class Search {
  now = $state.raw<Pairing>(NONE);
  wish = $state.raw<PairingWish | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call it in an effect: who leaves the page looks no more. */
  follow(): () => void {
    const leave = () => this.stop();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      this.stop();
    };
  }

  async begin(wish: PairingWish): Promise<void> {
    this.wish = wish;
    const told = await attempt(api.seek(wish));
    if (told) this.#hear(told);
    else this.wish = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (!this.wish) return;
    this.wish = null;
    this.now = NONE;
    api.stopSeeking();
  }

  #hear(told: Pairing): void {
    if (!this.wish) return;
    this.now = told;
    if (told.state === 'found') {
      this.wish = null; // nothing to stop any more
      navigate(`/table/${told.table}`);
    } else this.#timer = setTimeout(() => void this.#again(), EVERY);
  }

  async #again(): Promise<void> {
    try {
      const told = await api.seeking();
      // A tab that slept was taken for somebody who had left.
      this.#hear(told.state === 'none' && this.wish ? await api.seek(this.wish) : told);
    } catch {
      if (this.wish) this.#timer = setTimeout(() => void this.#again(), EVERY); // the next look tells
    }
  }
}
