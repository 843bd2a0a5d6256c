import type { Position } from '$lib/schema';
import type { Figure as FigureName } from '../../generated/ars_universalis';
import type { LiveTable } from '../../table/table.svelte';
import { Bench } from './bench/bench.svelte';
import type { Judgement } from './bench/judgement';
import { loadCards, type Cards, type Figure } from './cards';
import { figureOf, handOf, isDone, viewOf } from './view';
import { figureName, workTitle } from './words';

const PLACES = 2; // benches that can stand open
export const NUMERALS = ['I', 'II'] as const;

/** What a hand could make of a work, as the engine tells it where a table has help. */
export interface Prospect {
  cards?: string[];
  take?: string; // with this card of the bank in exchange for another
  lacks?: readonly string[]; // the parts that the hand does not bring
}

/** A work on its bench. */
export class Easel {
  readonly bench: Bench;
  readonly figure: Figure;
  readonly work: number;
  touched = $state(0); // the higher, the later
  busy = $state(false);
  refused = $state(''); // what the server says against completing it
  #table: LiveTable;

  constructor(table: LiveTable, figure: Figure, work: number) {
    this.#table = table;
    this.figure = figure;
    this.work = work;
    const { category, target } = figure.works[work]!;
    const puzzle = { category, target };
    this.bench = new Bench(
      () => puzzle,
      () => (handOf(table.position!, table.seat) ?? []).map((id) => studio.cards!.materials[id]!),
      (text) => this.#judge(text),
    );
  }

  get title(): string {
    return workTitle(this.figure, this.work);
  }
  get whose(): string {
    return figureName(this.figure);
  }
  get #move(): string {
    return `complete ${this.figure.id} ${this.work + 1}`;
  }
  /** Alone there are no points. */
  get points(): number {
    const view = viewOf(this.#table.position!);
    return view.grid ? 0 : (view.worth[this.figure.id]?.[this.work] ?? this.figure.works[this.work]!.points);
  }
  get prospect(): Prospect | null {
    return studio.outlook?.[this.figure.id]?.[this.work] ?? null;
  }

  holds(card: string): boolean {
    return this.bench.cards.includes(card);
  }

  lay(card: string): void {
    this.touch();
    this.bench.add(card);
  }
  takeBack(card: string): void {
    this.touch();
    this.bench.remove(card);
  }
  touch(): void {
    this.touched = studio.tick();
    this.refused = '';
  }

  /** What lies there, as the server judges it. */
  async #judge(note: string): Promise<Judgement | null> {
    const { link, seat } = this.#table;
    const outcome = await link.wish({ type: 'judge', seat, move: this.#move, note });
    return outcome.ok ? ((outcome.verdict as Judgement) ?? null) : null;
  }

  /** Lays the fewest cards that do it, as the server says how. */
  async solve(): Promise<void> {
    const table = this.#table;
    const { decision, legal } = table.position!;
    const sets = legal
      .filter(
        ({ verb, args }) =>
          verb === 'complete' && args.figure === this.figure.id && args.work === this.work + 1,
      )
      .map((move) => ({ text: move.text, many: String(move.args.materials).split(' ').length }));
    const best = sets.sort((one, other) => one.many - other.many)[0];
    if (!best) return;
    const outcome = await table.link.wish({
      type: 'consider',
      seat: table.seat,
      decision,
      moves: [best.text],
    });
    const note = outcome.ok ? outcome.considered?.note : '';
    if (!note) return;
    this.touch();
    for (const other of studio.easels) if (other !== this) other.bench.release(best.text.split(' ').slice(3));
    this.bench.show(note);
  }

  async complete(): Promise<void> {
    const table = this.#table;
    const { bench } = this;
    if (!bench.solved || this.busy || !table.choice.active) return;
    this.busy = true;
    table.pending = true;
    const outcome = await table.link.wish({
      type: 'play',
      seat: table.seat,
      decision: table.position!.decision,
      moves: [[this.#move, ...[...bench.cards].sort()].join(' ')],
      note: bench.verdict!.note,
    });
    this.busy = false;
    table.pending = false;
    table.clear();
    if (outcome.ok) return;
    if (outcome.reason === 'not-the-task') table.astray += 1;
    else this.refused = table.speech?.reason(outcome.reason, outcome.args) ?? '';
  }
}

/** What lies open on this device alone: the cards' data, a sale being put together, the bid one thinks of, the works on
 * their benches, and what the engine tells of the hand. */
class Studio {
  cards = $state.raw<Cards | null>(null);
  selling = $state(false);
  wish = $state.raw<{ figure: string; bid: number } | null>(null);
  easels = $state.raw<readonly Easel[]>([]);
  outlook = $state.raw<Readonly<Record<string, readonly Prospect[]>> | null>(null); // null: nothing is told
  #clock = 0;
  #asked = '';

  tick(): number {
    this.#clock += 1;
    return this.#clock;
  }

  /** The bench that was touched last: what is tapped in the hand goes there. */
  readonly active: Easel | null = $derived(
    this.easels.reduce<Easel | null>((last, one) => (last && last.touched > one.touched ? last : one), null),
  );
  /** The solved one that was touched last. */
  readonly solved: Easel | null = $derived(
    this.easels
      .filter(({ bench }) => bench.solved)
      .reduce<Easel | null>((last, one) => (last && last.touched > one.touched ? last : one), null),
  );

  at(figure: string, work: number): number {
    return this.easels.findIndex((easel) => easel.figure.id === figure && easel.work === work);
  }
  /** Where a card lies: the number of its bench; -1 in the hand. */
  holder(card: string): number {
    return this.easels.findIndex((easel) => easel.holds(card));
  }

  /** Puts a work on a bench: on a free one, else on the one that was touched longest ago, whose cards go home. */
  open(table: LiveTable, figure: string, work: number): void {
    const there = this.easels[this.at(figure, work)];
    if (there) return there.touch();
    const easel = new Easel(table, figureOf(this.cards!, figure), work);
    easel.touch();
    if (this.easels.length < PLACES) this.easels = [...this.easels, easel];
    else {
      const oldest = this.easels.reduce((one, other) => (other.touched < one.touched ? other : one));
      this.easels = this.easels.map((one) => (one === oldest ? easel : one));
    }
  }
  close(easel: Easel): void {
    this.easels = this.easels.filter((one) => one !== easel);
  }

  /** Works that are done or gone leave their benches. */
  tidy(position: Position, over: boolean): void {
    const { seat } = position;
    const view = viewOf(position);
    const figures: readonly (string | null)[] = view.grid ?? view.players[seat]?.figures ?? [];
    const done = (view.grid ? view.done : view.players[seat]?.done) ?? [];
    const kept = this.easels.filter(({ figure, work }) => {
      const at = figures.indexOf(figure.id);
      return !over && at >= 0 && !isDone(done[at], work) && handOf(position, seat) !== null;
    });
    if (kept.length < this.easels.length) this.easels = kept;
  }

  /** Asks the engine what the hand could make, whenever that may have changed; it tells at tables with help only. */
  async look(table: LiveTable): Promise<void> {
    const position = table.position!;
    const { seat, legal } = position;
    const view = viewOf(position);
    const asks = table.live && seat >= 0 && !table.over && position.table.options.help !== 'off';
    const exchanges = legal.some((move) => move.verb === 'exchange');
    const seen = [handOf(position, seat), view.players[seat]?.figures, view.table, view.classic, view.grid];
    const wanted = asks ? JSON.stringify([seat, seen, exchanges && view.bank]) : '';
    if (wanted === this.#asked) return;
    this.#asked = wanted;
    if (!wanted) {
      this.outlook = null;
      return;
    }
    const outcome = await table.link.wish({ type: 'judge', seat, move: 'complete', note: '' });
    if (this.#asked !== wanted) return;
    const told = outcome.ok ? (outcome.verdict as Judgement).details.outlook : undefined;
    this.outlook = told ?? null;
  }

  /** The first work that one's hand makes, in the phase of the works. */
  lead(position: Position): { figure: FigureName; work: number } | null {
    const { turn, players } = viewOf(position);
    const patron = players[position.seat];
    if (turn.step !== 'projects' || !patron) return null;
    for (const [index, figure] of patron.figures.entries()) {
      const work = (this.outlook?.[figure] ?? []).findIndex(
        ({ cards, take }, at) => cards && !take && !isDone(patron.done[index], at),
      );
      if (work >= 0) return { figure, work };
    }
    return null;
  }

  /** Away from the table: nothing lies open any more. */
  leave(): void {
    this.easels = [];
    this.selling = false;
    this.outlook = null;
    this.#asked = '';
  }

  async load(): Promise<void> {
    this.cards = await loadCards();
  }
}
export const studio = new Studio();
