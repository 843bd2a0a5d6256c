import { tick } from 'svelte';
import type { Hint, Pointer } from '$lib/schema';
import { toast } from '$lib/toast.svelte';
import type { LiveTable } from './table.svelte';
import { tell } from './text.svelte';

export const GRADES = [1, 2, 3] as const;

/** The hints of one decision, opened grade by grade: what to look at, a good move, why. */
export class Hints {
  hint = $state.raw<Hint | null>(null);
  grade = $state(0); // the highest one that was asked for
  shown = $state(1);
  thinking = $state(false);
  open = $state(false);
  shows = $state.raw<readonly Pointer[]>([]); // what it is about on the table
  #decision = $state(-1);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** May one be asked for now? */
  get offered(): boolean {
    const { link, myTurn, over, live, replaying } = this.#table;
    const position = link.position;
    if (!live || !position || !myTurn || over || replaying !== null) return false;
    return (
      !position.lesson && !position.table.paused && position.hints_off === '' && position.legal.length > 1
    );
  }

  /** Is the panel to be seen? Another decision closes it. */
  get visible(): boolean {
    return (
      this.open && this.offered && (this.thinking || this.#decision === this.#table.link.position?.decision)
    );
  }

  /** Opens a grade; those below it belong to it. */
  async ask(grade: number): Promise<void> {
    const position = this.#table.link.position;
    if (!position || this.thinking) return;
    const known = this.#decision === position.decision;
    this.open = true;
    this.#table.folded = false;
    if (known && grade <= this.grade) {
      this.shown = grade;
      return;
    }
    this.thinking = true;
    if (!known) {
      this.grade = 0;
      this.shown = grade;
    }
    const { seat, decision } = position;
    const outcome = await this.#table.link.wish({ type: 'ask-hint', seat, decision, grade });
    this.thinking = false;
    if (!outcome.ok) {
      this.open = known;
      if (outcome.reason !== 'stale') toast(tell('coach-hint-busy'), 'warning');
      return;
    }
    if (!outcome.hint) return;
    this.hint = outcome.hint;
    this.grade = this.shown = grade;
    this.#decision = decision;
  }

  /** The focus goes back to where it was asked for. */
  close(): void {
    this.open = false;
    void tick().then(() => document.querySelector<HTMLElement>('[data-ask-hint] button')?.focus());
  }
}
