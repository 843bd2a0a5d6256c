import type { Component } from 'svelte';

import type { Args, Entry, Event, Intention, Move, Position } from '$lib/schema';
import type { TextArgs } from './text.svelte';

/** What is needed to speak about a moment of a game. */
export interface Scene {
  position: Position;
  entries: readonly Entry[]; // of the chronicle, oldest first, undone ones left out
}

type Keys<Each> = Each extends unknown ? keyof Each & string : never;
type Value<Each, Key> = Each extends unknown ? (Key extends keyof Each ? Each[Key] : never) : never;

/** What the generated types of a game declare: by verb, its arguments. */
type Declared = Record<string, Args>;
export type VerbOf<Moves> = keyof Moves & string;
/** The arguments of any verb; which of them a move has depends on its verb. */
export type ArgsOf<Moves> = { [Key in Keys<Moves[keyof Moves]>]?: Value<Moves[keyof Moves], Key> };
export type MoveOf<Moves> = Omit<Move, 'verb' | 'args'> & { verb: VerbOf<Moves>; args: ArgsOf<Moves> };

/** Several equal picks handed in at once, as the cards to discard: nothing is sent before all are chosen, and the
 * rules find the order in which they are made. */
export interface Batch<Moves = Declared> {
  least: number;
  most: number;
  then?: VerbOf<Moves>; // the verb that ends it, sent along where the rules still ask for it
}

/** These moves, the first that can be made, whenever one is asked at the step in this round. */
export const intention = (step: string, play: string[], when: Intention['when'] = {}): Intention => ({
  step,
  play,
  when,
  unless: [],
  once: false,
  lapsed: false,
});

/** What a board itself offers as the main thing: a move that takes more than clicks on the table. */
export interface Offer {
  title: string;
  help: string;
  button: string;
  busy: boolean;
  make: () => void;
}

/** What the table has to know about a game beside the messages of the server, in the names that the game declares. */
export interface Desk<Moves = Declared, Events extends string = string> {
  /** Verbs without arguments, in the order of their buttons; as the rules list them unless said. */
  buttons?: readonly VerbOf<Moves>[];
  /** The verb that is offered as the main button while nothing is chosen. */
  main?(scene: Scene): VerbOf<Moves> | null;
  /** What a sentence about a move, or about what is asked, needs beyond the move's own arguments. */
  details?(scene: Scene, move?: MoveOf<Moves>): TextArgs;
  /** Events that the chronicle leaves out: they are seen on the table. */
  untold?: readonly Events[];
  /** Is the move made at once when it is clicked? For what can be taken back freely. */
  direct?(scene: Scene, move: MoveOf<Moves>): boolean;
  batch?(scene: Scene): Batch<Moves> | null;
  offer?(scene: Scene): Offer | null;
  /** What is asked before the move is made, where it would leave something behind that lies ready. */
  doubt?(scene: Scene, move: MoveOf<Moves>): { title: string; help: string } | null;
  /** Is the move only set up when it is clicked, and made together with the one that ends the turn? */
  stages?(scene: Scene, move: MoveOf<Moves>): boolean;
  /** Some value for an argument that is not chosen yet, to ask why a thing cannot be used. */
  filler?(scene: Scene, argument: Keys<ArgsOf<Moves>>): string | number | null;
  /** What may be decided before one is asked, each with its alternatives. */
  ahead?(scene: Scene): Intention[][];
  /** The parts of a score in the order in which they are told. */
  sources?(position: Position): string[];
  /** How the game ended, where a place among the seats does not say it. */
  outcome?(scene: Scene): { title: string; help: string } | null;
  /** What decided it, where it was not the points. */
  decided?(scene: Scene): string | null;
  /** Where a piece that appears comes from, or one that vanishes goes to: the name of an anchor. */
  anchor?(
    event: (Event & { event: Events }) | undefined,
    piece: string,
    zone: string,
    appears: boolean,
  ): string;
}

/** What a board's module exports. */
export interface BoardModule {
  default: Component;
  desk: Desk;
  /** One seat's hidden things, laid open in a replay; boards themselves show only those of the seat one looks from. */
  OpenHand?: Component<{ position: Position; seat: number }>;
}
