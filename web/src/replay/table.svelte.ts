import type { Entry, Frame, Position, Replay, SeatInfo, TableInfo } from '$lib/schema';
import type { Desk } from '../table/desk';
import { Speech, type Line } from '../table/speech';
import { LiveTable } from '../table/table.svelte';
import { SPECTATOR } from './film.svelte';

const LEVEL = /^(novice|apprentice|master|grandmaster)(?: \d+)?$/;

/** For a game without a board: enough to tell in words what happened. */
export const PLAIN: Desk = {
  vocabulary: {},
  signatures: {},
  buttons: [],
  details: () => ({}),
  direct: () => false,
  filler: () => null,
  anchor: () => '',
};

/** Whoever played, as far as a record tells: bots are called by their level. */
export function seatsOf(names: readonly string[]): SeatInfo[] {
  return names.map((name) => {
    const level = LEVEL.exec(name)?.[1] ?? null;
    return { kind: level ? 'bot' : 'person', name, user: null, level, connected: true, resigned: false };
  });
}

/** A table without a connection, at which nothing can be done: the boards draw it like any other. */
export class ReplayTable extends LiveTable {
  override readonly live = false;
  override myTurn = false;
  override canReplay = false;
  /** Sentences are said to nobody in particular: everybody has a name. */
  override speech = $derived(this.desk && new Speech(this.desk, this.names, SPECTATOR));
  /** The chronicle marks what the shown move did. */
  override since: Line[] = $derived(this.lines.filter((line) => line.seq === this.position?.seq));

  override start(): void {}
  override pick(): void {}
  override async explain(): Promise<void> {}
  override async confirm(): Promise<void> {}

  show(replay: Replay, frame: Frame, entries: readonly Entry[], seats: SeatInfo[]): void {
    const turn = frame.view.turn as { asked?: number[]; in?: number[] } | undefined;
    const last = frame.number === frame.total;
    const info: TableInfo = {
      id: replay.id,
      game: replay.game,
      options: replay.options,
      seats,
      status: 'running',
      public: false,
      creator: '',
      created: 0,
      changed: 0,
      undo: false,
      timer: 0,
      round: frame.round,
      asked: turn?.asked ?? [],
      scores: null,
      places: null,
      rematch: null,
      mine: [],
      paused: false,
      former: [],
      daily: '',
    };
    const position: Position = {
      type: 'position',
      seq: frame.number,
      seat: Math.max(SPECTATOR, frame.seat),
      seats: [],
      table: info,
      view: frame.view,
      rules: replay.rules,
      asked: info.asked,
      submitted: turn?.in ?? [],
      decision: frame.number,
      legal: [],
      draft: [],
      free_undo: null,
      undo_request: null,
      replace_request: null,
      clock: null,
      results: last ? replay.results : null,
      rounds: replay.rounds_scores,
      ask_undo: null,
      withheld: [],
      return_request: null,
    };
    this.link.seats = seats;
    const known = entries.some((entry) => entry.seq === frame.number);
    this.link.entries = known || !frame.entry ? [...entries] : [...entries, frame.entry];
    this.link.position = position;
  }
}
