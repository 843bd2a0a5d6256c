import { api } from '$lib/api';
import { attempt } from '$lib/toast.svelte';
import type { LiveTable } from './table.svelte';
import { told } from './text.svelte';

/** What helps a beginner: a card the first time a kind of decision comes up. */
export class Companion {
  on = $state(false);
  open = $state(''); // the kind of decision whose card is open
  #seen = new Set<string>();
  #game = '';
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  async load(game: string): Promise<void> {
    const found = await attempt(api.companion(game));
    if (!found) return;
    this.#game = game;
    this.#seen = new Set(found.seen);
    this.on = found.on;
  }

  /** What is decided now, if there is a card for it; a lesson has its own words. */
  kind: string = $derived.by(() => {
    const { link, myTurn, over, replaying } = this.#table;
    if (!this.on || !myTurn || over || replaying !== null || !link.position) return '';
    if (link.position.lesson || link.position.table.paused) return '';
    const step = (link.position.view.turn as { step?: string } | undefined)?.step ?? '';
    return told(`decision-${step}`) ? step : '';
  });

  /** Another decision: the last one's card has been seen. */
  meet(kind: string): void {
    if (this.open && this.open !== kind) this.fold();
    if (kind && !this.#seen.has(kind)) this.open = kind;
  }

  fold(): void {
    const kind = this.open;
    this.open = '';
    if (!kind || this.#seen.has(kind)) return;
    this.#seen.add(kind);
    void attempt(api.changeCompanion(this.#game, { seen: kind }));
  }

  turn(on: boolean): void {
    this.on = on;
    if (!on) this.open = '';
    void attempt(api.changeCompanion(this.#game, { on }));
  }
}
