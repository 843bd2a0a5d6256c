import type { Entry, Position, SeatInfo } from '$lib/schema';
import { Speech, type Line } from '../table/speech';
import { LiveTable } from '../table/table.svelte';
import { SPECTATOR } from './playback.svelte';

/** A table without a connection, at which nothing can be done: the boards draw it like any other. */
export class ReplayTable extends LiveTable {
  override readonly live = false;
  override myTurn = false;
  override canReplay = false;
  /** Sentences are said to nobody in particular: everybody has a name. */
  override speech = $derived(this.voice && new Speech(this.voice, this.names, SPECTATOR));
  /** The chronicle marks what the shown move did. */
  override since: Line[] = $derived(this.lines.filter((line) => line.seq === this.position?.seq));

  /** Who is here now was not so then. */
  override away(): boolean {
    return false;
  }
  override start(): void {}
  override pick(): void {}
  override async explain(): Promise<void> {}
  override async confirm(): Promise<void> {}

  show(frame: Position, entries: readonly Entry[], seats: SeatInfo[]): void {
    this.link.seats = seats;
    this.link.entries = [...entries];
    this.link.position = { ...frame, seat: Math.max(SPECTATOR, frame.seat) };
  }
}
