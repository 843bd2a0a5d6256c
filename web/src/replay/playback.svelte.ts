import { api } from '$lib/api';
import type { Entry, Position, Replay } from '$lib/schema';

export const SPECTATOR = -1;
export const ALL_OPEN = -2;

/** A record somebody opened here, kept for downloading it again. */
export const opened = new Map<string, { name: string; text: string }>();

/** One game to be looked at: its frames, fetched as they are needed and kept, seat by seat. */
export class Playback {
  /** The entries known of the seat looked from, by number. */
  entries = $state.raw<readonly Entry[]>([]);
  seat = $state(SPECTATOR); // whose they are
  #frames = new Map<string, Promise<Position>>();
  #chronicles = new Map<number, readonly Entry[]>();
  #run = 0;

  constructor(
    readonly info: Replay,
    readonly uploaded: boolean,
  ) {}

  get total(): number {
    return this.info.moves;
  }

  frame(number: number, seat: number): Promise<Position> {
    const key = `${seat} ${number}`;
    const known = this.#frames.get(key);
    if (known) return known;
    const { id } = this.info.table;
    const asked = this.uploaded ? api.uploadedFrame(id, number, seat) : api.frame(id, number, seat);
    this.#frames.set(key, asked);
    asked.catch(() => this.#frames.delete(key)); // another try may work
    return asked;
  }

  /** Fetches the whole chronicle as this seat knows it. */
  async gather(seat: number): Promise<void> {
    const run = ++this.#run;
    const { id } = this.info.table;
    const known = this.#chronicles.get(seat) ?? [];
    this.entries = known;
    this.seat = seat;
    for (let next = known.length; next <= this.total; next = this.entries.length) {
      const asked = this.uploaded ? api.uploadedEntries(id, next, seat) : api.entries(id, next, seat);
      const found = (await asked.catch(() => null))?.entries;
      if (run !== this.#run || !found?.length) return;
      this.entries = [...this.entries, ...found];
      this.#chronicles.set(seat, this.entries);
    }
  }

  stop(): void {
    this.#run += 1;
  }

  /** The number of the round (from 1) in which a move lies; 0 where the game has none. */
  roundOf(move: number): number {
    return this.info.rounds.filter((start) => start <= move).length;
  }
}
