import type { Event, Move } from '$lib/schema';
import type { Batch, Desk, Scene } from './desk';

type Value = string | number;

/** A clickable thing: which argument it is of which verbs, and its value. */
export interface Handle {
  verbs: Readonly<Record<string, string>>;
  value: Value;
  also?: Readonly<Record<string, Value>>; // further arguments it settles, as the owner of a thing
  copy?: number; // which one of several equal things
}

/** A thing that is chosen; in a batch with the move it stands for. */
type Pick = Handle & { move?: Move | undefined };

export type SpotState = 'idle' | 'legal' | 'selected' | 'open' | 'off';

const equal = (one: Value | undefined, other: Value) => one !== undefined && String(one) === String(other);

function fits(handle: Handle, move: Move): boolean {
  const argument = handle.verbs[move.verb];
  if (argument === undefined || !(argument === '' || equal(move.args[argument], handle.value))) return false;
  return Object.entries(handle.also ?? {}).every(([key, value]) => equal(move.args[key], value));
}

const keyOf = (handle: Handle) =>
  `${Object.keys(handle.verbs).join()} ${handle.value} ${JSON.stringify(handle.also ?? '')}#${handle.copy ?? 0}`;

/** How a lesson points at it: `swap.give=theft` for an argument, `pass` for a verb's own button. */
export const namesOf = ({ verbs, value, also }: Handle): string =>
  Object.entries(verbs)
    .flatMap(([verb, argument]) => [
      argument ? `${verb}.${argument}=${value}` : verb,
      ...Object.entries(also ?? {}).map(([name, other]) => `${verb}.${name}=${other}`),
    ])
    .join(' ');

/** A verb's own button. */
export const verbHandle = (verb: string): Handle => ({ verbs: { [verb]: '' }, value: verb });

/** The one interaction of all games: the server lists the legal moves, every click narrows the list, and when one move
 * is left it is ready. */
export class Choice {
  picks = $state.raw<readonly Pick[]>([]);
  reason = $state(''); // why the thing last touched cannot be used
  preview = $state.raw<Event[] | null>(null);
  offers = $state.raw<readonly (readonly Move[])[]>([]); // in a batch: what may join nothing yet, and what is chosen
  #scene: () => Scene | null;
  #desk: () => Desk | null;
  #active: () => boolean;

  constructor(scene: () => Scene | null, desk: () => Desk | null, active: () => boolean) {
    this.#scene = scene;
    this.#desk = desk;
    this.#active = active;
  }

  /** May something be chosen now? */
  get active(): boolean {
    return this.#active();
  }

  legal: readonly Move[] = $derived.by(() => {
    const scene = this.#scene();
    if (!scene || !this.#active()) return [];
    return (this.batch && this.offers.at(-1)) ?? scene.position.legal;
  });

  batch: Batch | null = $derived.by(() => {
    const scene = this.#scene();
    return scene && this.#active() ? (this.#desk()?.batch?.(scene) ?? null) : null;
  });

  narrowed = $derived(this.batch ? this.legal : this.#narrow(this.picks));

  /** In a batch: the moves chosen so far. */
  chosen: Move[] = $derived(this.batch ? this.picks.flatMap((pick) => pick.move ?? []) : []);

  /** The one move that is left. */
  ready: Move | null = $derived.by(() => {
    if (this.batch || !this.picks.length) return null;
    return this.narrowed.length === 1 ? this.narrowed[0]! : null;
  });

  #narrow(picks: readonly Handle[]): readonly Move[] {
    return this.legal.filter((move) => picks.every((pick) => fits(pick, move)));
  }

  state(handle: Handle): SpotState {
    if (!this.#active()) return 'idle';
    const key = keyOf(handle);
    if (this.picks.some((pick) => keyOf(pick) === key)) return 'selected';
    if (this.batch) {
      const full = this.picks.length >= this.batch.most;
      if (!this.#meant(handle)) return 'off';
      return full ? 'open' : 'legal';
    }
    if (this.narrowed.some((move) => fits(handle, move))) return 'legal';
    return this.legal.some((move) => fits(handle, move)) ? 'open' : 'off';
  }

  /** Clicks a thing: chooses it, or lets it go again. Gives false for one that cannot be chosen. */
  toggle(handle: Handle): boolean {
    const state = this.state(handle);
    if (state === 'off' || state === 'idle') return false;
    this.reason = '';
    if (state === 'selected') {
      const key = keyOf(handle);
      this.picks = this.picks.filter((pick) => keyOf(pick) !== key);
    } else if (this.batch) {
      const kept = this.picks.length < this.batch.most ? this.picks : this.picks.slice(1);
      this.picks = [...kept, { ...handle, move: this.#meant(handle) }];
    } else this.picks = this.#compatible(handle);
    return true;
  }

  /** In a batch: the move this thing stands for. Where no more can join, it may still replace another. */
  #meant(handle: Handle): Move | undefined {
    const full = this.picks.length >= this.batch!.most;
    return (full ? (this.offers[0] ?? []) : this.legal).find((move) => fits(handle, move));
  }

  /** Earlier picks stay as far as they go with the new one, the latest first. */
  #compatible(handle: Handle): Handle[] {
    let kept = [handle];
    for (const pick of [...this.picks].reverse()) {
      const tried = [pick, ...kept];
      const others = Object.values(handle.verbs).some((argument) =>
        Object.values(pick.verbs).includes(argument),
      );
      if (!others && this.#narrow(tried).length) kept = tried;
    }
    return kept;
  }

  /** How many of these are chosen: for things that are counted, not seen one by one. */
  count(handle: Handle): number {
    return this.picks.filter((pick) => keyOf({ ...pick, copy: 0 }) === keyOf({ ...handle, copy: 0 })).length;
  }

  /** In a batch: one more, or one less, of a counted thing. */
  add(handle: Handle): void {
    this.picks = [...this.picks, { ...handle, copy: this.count(handle), move: this.#meant(handle) }];
  }
  remove(handle: Handle): void {
    const key = keyOf({ ...handle, copy: this.count(handle) - 1 });
    this.picks = this.picks.filter((pick) => keyOf(pick) !== key);
  }

  /** One step back: the last thing chosen is let go. */
  back(): boolean {
    this.reason = '';
    if (!this.picks.length) return false;
    this.picks = this.picks.slice(0, -1);
    return true;
  }

  clear(): void {
    this.picks = [];
    this.reason = '';
    this.preview = null;
    this.offers = [];
  }

  /** The arguments that still have to be chosen; empty when the move is ready. */
  missing: string[] = $derived.by(() => {
    if (this.ready || !this.picks.length) return [];
    const open = new Set<string>();
    for (const move of this.narrowed) {
      for (const [key, value] of Object.entries(move.args)) {
        if (this.narrowed.some((other) => !equal(other.args[key], value))) open.add(key);
      }
    }
    return [...open];
  });
}
