import { getContext, setContext, type Component } from 'svelte';

import { api } from '$lib/api';
import { preferences } from '$lib/preferences.svelte';
import type { Considered, Entry, Move, Pointer, Position, SeatInfo, TableInfo } from '$lib/schema';
import { session } from '$lib/session.svelte';
import { levelName, seatName } from '$lib/tables';
import { toast, toasts } from '$lib/toast.svelte';
import { attempts } from './attempt';
import { Chat } from './chat.svelte';
import { Choice, type Handle } from './choice.svelte';
import { Companion } from './companion.svelte';
import { Hints } from './hint.svelte';
import { loadBoard } from '../games/boards';
import { loadDeclaration, moveOf, type Declaration } from './declaration';
import type { BoardModule, Desk, Offer, Scene } from './desk';
import { Link, type Outcome } from './link.svelte';
import type { Prompt } from './prompt';
import { Speech, type Befallen, type Line } from './speech';
import { chime } from './sound';
import { tell, told, words } from './text.svelte';
import type { Voice } from './voice';

const STEP = 1300; // between two positions shown again, at least, in milliseconds
const READING = 45; // for each letter of what is told about one
const LONGEST_STEP = 8000;
const FORGETTABLE = new Set(['stale']); // the fresh position says it all

/** Bots are called by their level, which has a name in every language. */
export function nameOf(seat: SeatInfo): string {
  const number = seat.kind === 'bot' && seat.level ? seat.name.slice(seat.level.length) : null;
  if (number !== null && seat.name.startsWith(seat.level!)) return levelName(seat.level!) + number;
  return seatName(seat);
}

/** A move was taken back after something new had been seen: that is told for good. */
export function takenBack({ seq, seat }: Entry, speech: Speech): Line {
  const me = seat === speech.reader ? 'seat' : 'none';
  const event = { event: 'taken-back', args: { seat } };
  return { seq, seat, text: tell('taken-back', { seat: speech.name(seat), me }), event };
}

/** Everything about one table as this browser shows it. */
export class LiveTable {
  readonly link: Link;
  readonly chat: Chat;
  readonly choice: Choice;
  readonly companion = new Companion(this);
  readonly hints = new Hints(this);
  board = $state.raw<BoardModule | null>(null);
  declaration = $state.raw<Declaration | null>(null);
  astray = $state(0); // in a lesson: moves since the last step that it did not ask for
  pending = $state(false); // a move of ours is on its way
  shownTo = $state<number | null>(null); // several people on this device: who looks now
  resultsOpen = $state(true); // unless the board is looked at once more
  readonly live: boolean = true; // something can be done here
  panel = $state.raw<Component | null>(null); // in the chronicle's place: of a puzzle, say
  folded = $state(false); // on a phone hint and puzzle show their head only
  label = $state(''); // of the main button, where it does not make the move
  said = $state.raw<Prompt | null>(null); // in the prompt's place
  replaying = $state<number | null>(null); // which of the positions below is shown
  #again = $state.raw<readonly Position[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wrote = {
    speech: null as Speech | null,
    words: null as object | null,
    lines: new WeakMap<Entry, Line[]>(),
  };

  constructor(id: string) {
    this.link = new Link(id);
    this.chat = new Chat(this.link);
    this.link.onnotice = ({ code, args }) => {
      if (!told(`notice-${code}`)) return;
      const text = tell(`notice-${code}`, args);
      if (!toasts.some((shown) => shown.text === text))
        toast(text, code === 'bot-failed' ? 'warning' : 'note');
    };
    this.choice = new Choice(
      () => this.scene,
      () => this.desk,
      () => this.myTurn && !this.pending && this.replaying === null && !this.position?.table.paused,
    );
  }

  /** Brings the board of a game, and what the game declares. */
  async furnish(game: string): Promise<void> {
    const [board, declaration] = await Promise.all([loadBoard(game), loadDeclaration(game)]);
    this.board = board;
    this.declaration = declaration;
  }
  desk: Desk | null = $derived(this.board?.desk ?? null);

  // What is shown

  position: Position | null = $derived.by(() => {
    const { position } = this.link;
    if (this.replaying !== null) return this.#again[this.replaying] ?? position;
    const { ahead } = this;
    if (!position || !ahead || !this.staged.length) return position;
    return { ...position, view: ahead.view ?? position.view, legal: ahead.more ?? [] };
  });
  seat = $derived(this.position?.seat ?? -1);
  over = $derived(this.position?.results != null || this.position?.table.status === 'finished');
  showsResults = $derived(this.over && this.position?.results != null && this.resultsOpen);
  myTurn = $derived(this.position !== null && this.seat >= 0 && this.position.asked.includes(this.seat));
  /** The seat in which a bot plays for this person, who may ask for it. */
  former: number | null = $derived.by(() => {
    const table = this.link.position?.table;
    return table?.status === 'running' ? (table.former[0] ?? null) : null;
  });
  names: string[] = $derived.by(() => this.link.seats.map(nameOf));
  /** Is whoever sits there not at the table? Bots always are. */
  away(seat: number): boolean {
    const info = this.link.seats[seat];
    return info !== undefined && info.kind !== 'bot' && info.kind !== 'open' && !info.connected;
  }
  voice: Voice | null = $derived.by(() => {
    const { desk, declaration } = this;
    if (!desk || !declaration) return null;
    const { untold = [] } = desk;
    return { declaration, details: (scene, move) => desk.details?.(scene, move) ?? {}, untold, tell, told };
  });
  speech = $derived(this.voice && new Speech(this.voice, this.names, this.seat));

  /** A move as records write it, in words. */
  words(text: string): string {
    const { speech, scene, declaration } = this;
    return speech && scene && declaration ? speech.move(moveOf(text, declaration), scene) : text;
  }

  /** The entries that count, up to what is shown. */
  entries: Entry[] = $derived.by(() => {
    const last = this.position?.seq ?? -1;
    return this.link.entries.filter((entry) => !entry.undone && entry.undo_to === null && entry.seq <= last);
  });
  scene: Scene | null = $derived(this.position && { position: this.position, entries: this.entries });

  lines: Line[] = $derived.by(() => {
    const { speech } = this;
    if (!speech) return [];
    if (this.#wrote.speech !== speech || this.#wrote.words !== words()) {
      this.#wrote = { speech, words: words(), lines: new WeakMap() }; // other names or another language: all anew
    }
    const { lines } = this.#wrote;
    const last = this.position?.seq ?? -1;
    const told = this.link.entries.filter(
      (entry) => entry.seq <= last && (entry.seen || (!entry.undone && entry.undo_to === null)),
    );
    return told.flatMap((entry) => {
      const known = lines.get(entry);
      if (known) return known;
      const made = entry.seen ? [takenBack(entry, speech)] : speech.lines(entry);
      lines.set(entry, made);
      return made;
    });
  });

  /** What the others did since this seat's last own move. */
  since: Line[] = $derived.by(() => {
    const mine = this.entries.findLast((entry) => entry.seat === this.seat)?.seq ?? 0;
    return this.lines.filter((line) => line.seq > mine && line.seat !== this.seat);
  });

  /** What the others did to this seat meanwhile, until it acts or has read it. */
  befell: Befallen[] = $derived.by(() => {
    const { speech, declaration, seat } = this;
    if (!speech || !declaration || seat < 0 || this.over || this.replaying !== null) return [];
    if (this.position?.lesson || !this.myTurn || !this.beginner) return [];
    const mine = this.entries.findLast((entry) => entry.seat === seat)?.seq ?? 0;
    const theirs = this.entries.filter((entry) => entry.seq > Math.max(mine, this.readTo));
    return speech.befell(
      theirs.flatMap((entry) => entry.events),
      declaration.befalls,
    );
  });
  /** Has whoever sits here never finished a game of this kind? */
  beginner = $derived(!session.me?.finished.includes(this.position?.table.game ?? ''));
  readTo = $state(-1); // the last entry of which that has been read

  /** What a lesson or a hint is about, among the things on the table. */
  shows: readonly Pointer[] = $derived(this.position?.lesson?.shows ?? this.hints.shows);

  // Moves

  /** Moves set up in this browser and not made yet; the table is shown as it would be after them. */
  staged = $state.raw<readonly Move[]>([]);
  ahead = $state.raw<Considered | null>(null); // what the rules say of them

  /** Is something chosen or set up? */
  begun: boolean = $derived.by(() => this.choice.picks.length > 0 || this.staged.length > 0);

  /** Takes back what was set up last, or that move of it. */
  unstage(text = this.staged.at(-1)?.text): boolean {
    const place = this.staged.findLastIndex((move) => move.text === text);
    if (place < 0) return false;
    this.staged = this.staged.toSpliced(place, 1);
    return true;
  }

  /** Lets go of everything chosen and set up. */
  clear(): void {
    this.doubt = null;
    this.choice.clear();
    this.staged = [];
    this.ahead = null;
  }

  /** Asks the rules what may join the moves that are set up or chosen, in whatever order, and what comes of them. */
  async deliberate(): Promise<void> {
    const { choice, staged, seat } = this;
    const { batch, chosen } = choice;
    const decision = this.link.position?.decision;
    if (decision === undefined || (!batch && !staged.length)) return;
    const moves = [...staged, ...chosen].map((move) => move.text);
    const outcome = await this.link.wish({ type: 'consider', seat, decision, moves, more: true });
    if (this.staged !== staged || choice.chosen !== chosen) return; // something else was clicked meanwhile
    if (!outcome.ok) {
      this.#refused(outcome);
      this.clear();
    } else if (staged.length) this.ahead = outcome.considered ?? null;
    else {
      const more = outcome.considered?.more ?? [];
      choice.offers = chosen.length ? [choice.offers[0] ?? more, more] : [more];
    }
  }

  /** What the board offers in place of a move, while nothing else is chosen. */
  offer: Offer | null = $derived.by(() => {
    const { choice, scene } = this;
    if (!scene || !choice.active || choice.picks.length || choice.batch) return null;
    return this.desk?.offer?.(scene) ?? null;
  });
  doubt = $state.raw<{ title: string; help: string } | null>(null); // asked before the move that is ready is made

  /** Is this what one is to do? In a lesson only what its task is about. */
  meant(verb: string): boolean {
    const wanted = this.position?.lesson?.verbs ?? [];
    return wanted.length === 0 || wanted.includes(verb);
  }

  /** Is it enough by itself? In a lesson only where its task is about nothing else. */
  meantAlone(verb: string): boolean {
    return (this.position?.lesson?.verbs ?? []).every((wanted) => wanted === verb);
  }

  /** The move the main button would make. */
  main: Move | null = $derived.by(() => {
    const { choice, scene } = this;
    if (choice.ready) return choice.ready;
    if (!scene || !choice.active || choice.picks.length || choice.batch || this.offer) return null;
    const verb = this.desk?.main?.(scene);
    return (verb && this.meant(verb) && choice.legal.find((move) => move.verb === verb)) || null;
  });

  /** A click on a thing of the table. */
  pick(handle: Handle): void {
    const { choice, scene } = this;
    if (!choice.toggle(handle)) {
      void this.explain(handle);
      return;
    }
    // Where moves are withheld, the one that is left need not be the one that is meant.
    if (!choice.ready || !scene || scene.position.withheld.length) return;
    if (this.desk?.stages?.(scene, choice.ready)) {
      this.staged = [...this.staged, choice.ready];
      choice.clear();
    } else if (this.desk?.direct?.(scene, choice.ready)) void this.confirm();
  }

  /** Makes the move that is ready, or hands in what is chosen. */
  async confirm(sure = false): Promise<void> {
    const { choice, main, scene } = this;
    this.doubt = null;
    if (this.pending || !scene || !choice.active) return;
    if (choice.batch) {
      if (choice.chosen.length < choice.batch.least) return;
      const { then } = choice.batch;
      await this.#send([...choice.chosen, ...choice.legal.filter((move) => move.verb === then)]);
    } else if (main) {
      this.doubt = sure ? null : (this.desk?.doubt?.(scene, main) ?? null);
      if (!this.doubt) await this.#send([...this.staged, main]);
    }
  }

  async #send(moves: readonly Move[]): Promise<void> {
    const seat = this.seat;
    this.pending = true;
    try {
      const { decision } = this.link.position!;
      const outcome = await this.link.wish({
        type: 'play',
        seat,
        decision,
        moves: moves.map((move) => move.text),
      });
      if (!outcome.ok) return this.#refused(outcome);
    } finally {
      this.pending = false;
      this.clear();
    }
  }

  #refused(outcome: Outcome): void {
    if (outcome.ok || FORGETTABLE.has(outcome.reason)) return;
    if (outcome.reason === 'not-the-task') {
      this.astray += 1;
      return;
    }
    toast(this.speech?.reason(outcome.reason, outcome.args) ?? outcome.reason, 'warning');
  }

  /** Asks the rules why a thing cannot be chosen now, and says it in the prompt. */
  async explain(handle: Handle): Promise<void> {
    const { choice, scene, desk, speech } = this;
    if (!scene || !desk || !speech || this.seat < 0) return;
    if (!choice.active) {
      choice.reason = this.over ? '' : speech.reason(this.pending ? 'not-now' : 'not-your-turn', {});
      return;
    }
    const [move, ...or_else] = attempts(handle, choice.picks, scene, desk, this.declaration);
    const outcome = move && (await this.link.wish({ type: 'why', seat: this.seat, move, or_else }));
    if (!outcome) choice.reason = speech.reason('not-now', {});
    else if (!outcome.ok) choice.reason = speech.reason(outcome.reason, outcome.args);
  }

  async ask(wish: Parameters<Link['wish']>[0]): Promise<boolean> {
    const outcome = await this.link.wish(wish);
    this.#refused(outcome);
    return outcome.ok;
  }

  /** Takes back one's own moves: freely where nothing new was seen, else the others are asked. */
  async undo(): Promise<void> {
    if (this.unstage()) return;
    const to = this.undoTo;
    if (to === null || this.pending) return;
    this.choice.clear();
    const others = this.undoAsks;
    if ((await this.ask({ type: 'undo', seat: this.seat, to })) && others) toast(tell('undo-asked'));
  }
  undoTo = $derived(this.position ? (this.position.free_undo ?? this.position.ask_undo) : null);
  /** Do other people have to agree? */
  undoAsks = $derived.by(
    () =>
      this.position?.free_undo == null &&
      this.link.seats.some((seat, index) => seat.kind === 'person' && !this.position?.seats.includes(index)),
  );

  /** The table at which somebody would like to play once more. */
  rematch = $state.raw<TableInfo | null>(null);
  async findRematch(): Promise<void> {
    const id = this.link.position?.table.rematch;
    this.rematch = id ? await api.table(id).catch(() => null) : null;
  }

  // Several people on one device

  handOver: number | null = $derived.by(() => {
    const position = this.link.position;
    if (!position || position.seats.length < 2 || position.table.status !== 'running') return null;
    const asked = position.seats.filter((seat) => position.asked.includes(seat));
    const wanted = asked.includes(position.seat) ? position.seat : (asked[0] ?? position.seat);
    return wanted === this.shownTo ? null : wanted;
  });

  takeOver(seat: number): void {
    this.shownTo = seat;
    this.clear();
    if (this.link.position?.seat !== seat) this.link.lookAs(seat);
  }

  // Showing again

  canReplay = $derived(this.seat >= 0 && this.since.length > 0);

  /** Shows again what the others did since this seat's last move, entry by entry. What happened before this visit is
   * told from the chronicle, on the first position that was seen. */
  replay(): void {
    const { past } = this.link;
    const told = [...new Set(this.since.map((line) => line.seq))];
    const before = past.findLast((position) => position.seq < told[0]!);
    const seen = (seq: number) => past.findLast((position) => position.seq <= seq) ?? past[0];
    this.choice.clear();
    this.#again = [
      ...(before ? [before] : []),
      ...told.flatMap((seq) => {
        const position = seen(seq);
        return position ? { ...position, seq } : [];
      }),
    ];
    this.#show(0);
  }
  stopReplay(): void {
    clearTimeout(this.#timer);
    this.replaying = null;
  }
  #show(index: number): void {
    if (index >= this.#again.length) return this.stopReplay();
    this.replaying = index;
    const { seq } = this.#again[index]!;
    const letters = this.since.reduce((sum, line) => sum + (line.seq === seq ? line.text.length : 0), 0);
    const time = Math.min(LONGEST_STEP, Math.max(STEP, READING * letters));
    this.#timer = setTimeout(() => this.#show(index + 1), time);
  }

  // Life

  start(): void {
    this.link.open();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.link.close();
  }

  announceTurn(): void {
    if (preferences.sound) chime();
  }
}

const KEY = Symbol('table');
export const setTable = (table: LiveTable): LiveTable => setContext(KEY, table);
export const useTable = (): LiveTable => getContext<LiveTable>(KEY);
