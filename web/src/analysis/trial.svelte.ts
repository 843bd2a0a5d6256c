import { api } from '$lib/api';
import type { Move, Position, SeatInfo, Trial } from '$lib/schema';
import { attempt } from '$lib/toast.svelte';
import { inOrder } from '../table/batch';
import type { Desk } from '../table/desk';
import { LiveTable } from '../table/table.svelte';
import { tell } from '../table/text.svelte';

/** A table without a connection at a decision of a finished game: any move of it can be chosen, and is judged instead
 * of made. */
export class TrialTable extends LiveTable {
  /** What was tried, the latest last. */
  tries = $state.raw<readonly { move: string; trial: Trial }[]>([]);
  override canReplay = false;
  override label = $derived(tell('coach-trial-check'));

  constructor(
    id: string,
    readonly decision: number,
  ) {
    super(id);
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

  override start(): void {}
  override async deliberate(): Promise<void> {}

  async open(seats: SeatInfo[]): Promise<boolean> {
    const found = await attempt(api.decision(this.link.id, this.decision));
    if (!found) return false;
    this.show(found, seats);
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
    if (this.main) await this.tryOut(this.main);
  }

  /** What the decision would have been worth that begins so. */
  async tryOut(chosen: Move): Promise<void> {
    const { speech, scene } = this;
    if (this.pending || !speech || !scene) return;
    const move = speech.move(chosen, scene);
    this.pending = true;
    const trial = await attempt(api.tryDecision(this.link.id, this.decision, [chosen.text]));
    this.pending = false;
    this.clear();
    if (trial) this.tries = [...this.tries, { move, trial }];
  }
}
