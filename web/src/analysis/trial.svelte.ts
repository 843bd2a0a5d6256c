import { api } from '$lib/api';
import type { Position, SeatInfo } from '$lib/schema';
import { attempt } from '$lib/toast.svelte';
import { inOrder } from '../table/batch';
import type { Desk } from '../table/desk';
import { LiveTable } from '../table/table.svelte';
import { tell } from '../table/text.svelte';
import { keepTries, keptTries, type Tried } from './tries';

/** A table without a connection at a decision of a finished game: any move of it can be chosen, and is judged instead
 * of made. */
export class TrialTable extends LiveTable {
  /** What was tried, the latest last. */
  tries = $state.raw<readonly Tried[]>([]);
  override canReplay = false;
  override label = $derived(tell('coach-trial-check'));

  constructor(
    id: string,
    readonly decision: number,
    readonly engine: string,
  ) {
    super(id);
    this.tries = keptTries(id, decision, engine);
    this.link.wish = () => Promise.resolve({ ok: false, reason: 'not-now', args: {} });
  }

  /** Every move by itself: none is set up, handed in together, or made at once. */
  override desk: Desk | null = $derived.by(() => {
    if (!this.board) return null;
    const { direct, stages, batch, offer, doubt, ...rest } = this.board.desk;
    void [direct, stages, batch, offer, doubt];
    return rest;
  });

  inOrder = $derived(inOrder(this.board, this.scene));

  /** Who is here now was not so then. */
  override away(): boolean {
    return false;
  }
  override start(): void {}
  override async deliberate(): Promise<void> {}

  async open(seats: SeatInfo[]): Promise<boolean> {
    const found = await attempt(api.decision(this.link.id, this.decision));
    if (!found) return false;
    this.show(found, seats);
    const last = this.tries.at(-1);
    if (last && !last.trial) void this.tryOut(last.move); // the page was left before the answer came
    return true;
  }

  show(position: Position, seats: SeatInfo[]): void {
    this.link.seats = seats;
    this.link.position = position;
  }

  override async explain(): Promise<void> {
    if (this.choice.active) this.choice.reason = this.speech?.reason('not-now', {}) ?? '';
  }
  override async confirm(): Promise<void> {
    if (this.main) await this.tryOut(this.main.text);
  }

  /** What the decision would have been worth that begins so. The same once more has the same answer. */
  async tryOut(move: string): Promise<void> {
    if (this.pending) return;
    const known = this.tries.find((one) => one.move === move && one.trial);
    const others = this.tries.filter((one) => one.move !== move);
    this.#keep([...others, known ?? { move, trial: null }]);
    if (!known) {
      this.pending = true;
      const trial = await attempt(api.tryDecision(this.link.id, this.decision, [move]));
      this.pending = false;
      this.#keep(trial ? [...others, { move, trial }] : others);
    }
    this.clear();
  }

  #keep(tries: readonly Tried[]): void {
    this.tries = tries;
    keepTries(this.link.id, this.decision, this.engine, tries);
  }
}
