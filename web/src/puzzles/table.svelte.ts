import { api } from '$lib/api';
import type { Move, MoveProgress, Pointer, Position, Puzzle } from '$lib/schema';
import { session } from '$lib/session.svelte';
import { attempt } from '$lib/toast.svelte';
import type { Handle } from '../table/choice.svelte';
import { inOrder } from '../table/batch';
import { pointerOf, pointersTo } from '../learn/pointer';
import type { Desk } from '../table/desk';
import type { Prompt } from '../table/prompt';
import { LiveTable } from '../table/table.svelte';
import { tell } from './text.svelte';

/** A table without a connection, at which one move is chosen and checked; nothing is played. */
export class PuzzleTable extends LiveTable {
  override readonly live = false;
  puzzle = $state.raw<Puzzle | null>(null);
  progress = $state.raw<MoveProgress | null>(null);
  next = $state(''); // where another one is
  listed = $state.raw<Move | null>(null); // chosen from the list instead of at the table
  readonly #address: string;

  constructor(address: string) {
    super('');
    this.#address = address;
  }

  /** Every move by itself: none is set up, handed in together, or made at once. */
  override desk: Desk | null = $derived.by(() => {
    if (!this.board) return null;
    const { main, direct, stages, batch, offer, doubt, ...rest } = this.board.desk;
    void [main, direct, stages, batch, offer, doubt];
    return rest;
  });
  inOrder = $derived(inOrder(this.board, this.scene));
  override canReplay = false;
  ended = $derived(this.progress?.answer != null);
  asked = $state(''); // which move the best one is to be compared with
  /** The best move is compared with one's own first wrong try, else the second best; any other on request. */
  against = $derived.by(() => {
    const { answer, tried } = this.progress ?? {};
    if (!answer) return '';
    return this.asked || (tried?.find((one) => one.loss > 0)?.move ?? answer.others[0]?.move ?? '');
  });
  /** Is that of interest on the table, too? */
  marked = $derived.by(() => {
    const own = this.progress?.tried.some((one) => one.move === this.against) === true;
    return own || this.asked ? { move: this.against, own } : null;
  });
  override myTurn = $derived(this.position !== null && !this.ended);
  override main: Move | null = $derived(this.choice.ready ?? (this.choice.picks.length ? null : this.listed));
  override label = $derived(tell('check'));
  override said: Prompt | null = $derived.by(() => {
    const { speech, scene, listed, progress } = this;
    if (!speech || !scene || !progress) return null;
    if (progress.answer) {
      const best = this.words(progress.answer.best);
      return { title: tell(progress.found ? 'found' : 'missed'), help: best, waiting: true };
    }
    if (!listed || this.choice.picks.length) return null;
    return { title: speech.move(listed, scene), help: tell('nothing-played'), waiting: false };
  });

  /** The clue, and in the end the best move. */
  override shows: readonly Pointer[] = $derived.by(() => {
    const { declaration, progress } = this;
    if (!declaration || !progress) return [];
    if (progress.answer) return [pointerOf(progress.answer.best, declaration)];
    return pointersTo(progress.clue?.pieces ?? [], this.link.position?.legal ?? [], declaration);
  });
  override begun: boolean = $derived(this.choice.picks.length > 0 || this.listed !== null);

  override start(): void {}
  override pick(handle: Handle): void {
    this.listed = null;
    if (!this.choice.toggle(handle)) void this.explain();
  }
  override async explain(): Promise<void> {
    if (this.choice.active) this.choice.reason = this.speech?.reason('not-now', {}) ?? '';
  }
  choose(text: string): void {
    this.choice.clear();
    this.listed = this.link.position?.legal.find((one) => one.text === text) ?? null;
  }

  show(puzzle: Puzzle): void {
    const position = (puzzle.content as { position: Position }).position;
    this.puzzle = puzzle;
    this.#tell(puzzle.progress);
    this.folded = !this.ended; // first the table
    this.link.seats = position.table.seats.map((seat, index) =>
      index === position.seat ? { ...seat, name: session.me?.user.name ?? seat.name } : seat,
    );
    this.link.position = position;
  }

  /** Hands the chosen move in. */
  override async confirm(): Promise<void> {
    const { main } = this;
    if (!main || this.pending || this.ended) return;
    this.pending = true;
    const found = await attempt(api.tryPuzzle(this.#address, main.text));
    this.pending = false;
    if (!found) return;
    this.choice.clear();
    this.listed = null;
    this.puzzle = { ...this.puzzle!, state: found.state, time: found.time };
    this.#tell(found.progress);
  }
  async clue(): Promise<void> {
    this.#tell((await attempt(api.puzzleClue(this.#address))) ?? this.progress);
  }
  async giveUp(): Promise<void> {
    const found = await attempt(api.puzzleSolution(this.#address));
    if (!found) return;
    this.puzzle = { ...this.puzzle!, state: found.state };
    this.#tell(found.progress);
  }

  /** What is new is read. */
  #tell(progress: MoveProgress | null): void {
    this.progress = progress;
    this.folded = false;
  }
}
