import { api } from '$lib/api';
import type { Move, Position, SeatInfo, Trial } from '$lib/schema';
import { attempt } from '$lib/toast.svelte';
import { LiveTable } from '../table/table.svelte';

/** A table without a connection at a decision of a finished game: any move of it can be chosen, and is judged instead
 * of made. */
export class TrialTable extends LiveTable {
  /** What was tried, the latest last. */
  tries = $state.raw<readonly { move: string; trial: Trial }[]>([]);
  override canReplay = false;

  constructor(
    id: string,
    readonly decision: number,
  ) {
    super(id);
    this.link.wish = () => Promise.resolve({ ok: false, reason: 'not-now', args: {} });
  }

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

  /** Nothing is made at once or set up here: whatever is chosen waits for the button. */
  override pick(handle: Parameters<LiveTable['pick']>[0]): void {
    if (!this.choice.toggle(handle)) void this.explain(handle);
  }

  override async confirm(): Promise<void> {
    const { choice, main } = this;
    if (choice.batch) {
      const { least, then } = choice.batch;
      if (choice.chosen.length < least) return;
      await this.tryOut([...choice.chosen, ...choice.legal.filter(({ verb }) => verb === then)]);
    } else if (main) await this.tryOut([main]);
  }

  async tryOut(moves: readonly Move[]): Promise<void> {
    const { speech, scene } = this;
    if (this.pending || !speech || !scene || !moves.length) return;
    const texts = moves.map(({ text }) => text);
    const move = moves.map((one) => speech.move(one, scene)).join('; ');
    this.pending = true;
    const trial = await attempt(api.tryDecision(this.link.id, this.decision, texts));
    this.pending = false;
    this.clear();
    if (trial) this.tries = [...this.tries, { move, trial }];
  }
}
