import type {
  Args,
  Change,
  Chat,
  ClientMessage,
  Considered,
  Entry,
  Hint,
  Notice,
  Position,
  SeatInfo,
  ServerMessage,
  Verdict,
} from '$lib/schema';

import { betweenBots } from '$lib/preferences.svelte';

export type LinkStatus = 'connecting' | 'open' | 'returning' | 'lost' | 'missing' | 'refused';

/** What became of a wish. */
export type Outcome =
  | { ok: true; considered?: Considered; verdict?: Verdict; hint?: Hint }
  | { ok: false; reason: string; args: Args };

type Wish = Exclude<ClientMessage, { type: 'hello' } | { type: 'look' }>;
type Unsent<T> = T extends { client: string } ? Omit<T, 'client'> : never;

const SPECTATOR = -1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const REMEMBERED = 60; // positions kept for showing again what happened
const NO_TABLE = 4004;
const SIGNED_OUT = 4007;
const COME_BACK = 1012; // the server restarts
const QUIETLY = 6000; // so long nothing is said of it
const FINAL: Record<number, LinkStatus> = { [NO_TABLE]: 'missing', 4003: 'refused' };

/** The connection to one table: what the server said last, and wishes until they are answered. A lost connection is
 * made again; wishes keep their id, so that the server never grants one twice. */
export class Link {
  status = $state<LinkStatus>('connecting');
  position = $state.raw<Position | null>(null);
  entries = $state.raw<Entry[]>([]);
  chats = $state.raw<Chat[]>([]);
  seats = $state.raw<SeatInfo[]>([]);
  watchers = $state(0);
  /** Positions of this visit, oldest first. */
  past = $state.raw<Position[]>([]);
  receivedAt = $state(0); // when the position came, for clocks
  onnotice: (notice: Notice) => void = () => {};

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { message: ClientMessage; answer: (outcome: Outcome) => void }>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #quietUntil = 0;
  #closed = false;
  #seat: number | null = null;

  constructor(readonly id: string) {}

  open(): void {
    this.#closed = false;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#pause);
    this.#socket?.close();
  }

  /** Sees the table as another seat of this device. What is known differs, so everything is told anew. */
  lookAs(seat: number): void {
    this.#seat = seat;
    this.#held = [];
    this.entries = [];
    this.past = [];
    this.#greet(-1);
  }

  /** From here on changes are told, of the one whole position that comes first. */
  #greet(seen: number): void {
    this.#whole = false;
    this.#say({ type: 'hello', seen, seat: this.#seat, changes: true });
  }
  #whole = false;

  wish(unsent: Unsent<Wish>): Promise<Outcome> {
    const message = { ...unsent, client: crypto.randomUUID?.() ?? madeUp() } as ClientMessage & {
      client: string;
    };
    return new Promise((answer) => {
      this.#waiting.set(message.client, { message, answer });
      this.#say(message);
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.status = 'open';
      this.#greet(this.entries.at(-1)?.seq ?? -1);
      for (const { message } of this.#waiting.values()) this.#say(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === SIGNED_OUT) return location.reload(); // as whoever this browser is now
      if (event.code === COME_BACK) this.#quietUntil = performance.now() + QUIETLY;
      this.status = FINAL[event.code] ?? (performance.now() < this.#quietUntil ? 'returning' : 'lost');
      if (event.code in FINAL) return;
      // A little chance in it: after a restart not all browsers come at once.
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
    };
  }

  #hurry = (): void => {
    if ((this.status !== 'lost' && this.status !== 'returning') || document.hidden) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Bots' moves come one after the other, as fast as one likes; whatever follows waits with them. */
  #hear(message: ServerMessage): void {
    if (message.type === 'change' && !this.#whole) return; // of a position that is no longer looked at
    if (message.type === 'position') this.#whole = true;
    if (message.type !== 'position' && message.type !== 'change' && message.type !== 'news')
      return this.#take(message);
    this.#held.push(message);
    if (this.#pause === undefined) this.#release();
  }
  #held: ServerMessage[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  #release(): void {
    this.#pause = undefined;
    for (let message = this.#held.shift(); message; message = this.#held.shift()) {
      const before = this.position?.seq ?? -1;
      this.#take(message);
      const mover = this.entries.find((entry) => entry.seq === this.position?.seq)?.seat ?? -1;
      const moved = message.type !== 'news' && before >= 0 && (this.position?.seq ?? -1) > before;
      if (!moved || this.seats[mover]?.kind !== 'bot' || !betweenBots()) continue;
      this.#pause = setTimeout(() => this.#release(), betweenBots());
      return;
    }
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'position':
        this.#wait = FIRST_WAIT;
        this.#quietUntil = 0;
        this.#show(message);
        break;
      case 'change':
        this.#show(changed(this.position!, message));
        break;
      case 'news':
        // From the beginning: looked at from another side, less may be known of it.
        this.entries = message.after < 0 ? message.entries : merged(this.entries, message.entries);
        break;
      case 'chat':
        if (!this.chats.some((line) => line.number === message.number)) this.chats = [...this.chats, message];
        break;
      case 'presence':
        this.seats = message.seats;
        this.watchers = message.watchers;
        break;
      case 'notice':
        this.onnotice(message);
        break;
      case 'refused':
        if (message.client)
          this.#answer(message.client, { ok: false, reason: message.reason, args: message.args });
        break;
      case 'accepted':
        this.#answer(message.client, { ok: true });
        break;
      case 'considered':
        this.#answer(message.client, { ok: true, considered: message });
        break;
      case 'hint':
        this.#answer(message.client, { ok: true, hint: message.hint });
        break;
      case 'judged':
        this.#answer(message.client, { ok: true, verdict: message.verdict });
        break;
    }
  }

  #show(told: Position): void {
    const position = told.seat < SPECTATOR ? { ...told, seat: SPECTATOR } : told; // with all hands: `behind` says so
    this.position = position;
    this.seats = position.table.seats;
    this.receivedAt = performance.now();
    this.#remember(position);
  }

  #remember(position: Position): void {
    if (position.seq < 0) return;
    const kept = this.past.filter((earlier) => earlier.seq < position.seq && earlier.seat === position.seat);
    this.past = [...kept, position].slice(-REMEMBERED);
  }

  #answer(client: string, outcome: Outcome): void {
    const waiting = this.#waiting.get(client);
    this.#waiting.delete(client);
    waiting?.answer(outcome);
  }
}

/** Without a secure page there is no randomUUID. */
function madeUp(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** The position after what changed of it; what did not is the same object. */
export function changed(position: Position, change: Change): Position {
  const view = { ...position.view, ...change.view };
  for (const key of change.gone) delete view[key];
  for (const [key, things] of Object.entries(change.things))
    view[key] = (view[key] as unknown[]).map((thing, place) => (place in things ? things[place] : thing));
  return { ...position, ...change.fields, view, table: { ...position.table, ...change.table } };
}

/** The chronicle with what is new; what an undo took back is marked. */
export function merged(known: readonly Entry[], news: readonly Entry[]): Entry[] {
  const bySeq = new Map(known.map((entry) => [entry.seq, entry]));
  for (const entry of news) bySeq.set(entry.seq, entry);
  const all = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
  for (const undo of news) {
    if (undo.undo_to === null) continue;
    for (const [index, entry] of all.entries()) {
      if (entry.seq > undo.undo_to && entry.seq < undo.seq && !entry.undone) {
        all[index] = { ...entry, undone: true };
      }
    }
  }
  return all;
}
