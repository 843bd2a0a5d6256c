import type { Component } from 'svelte';

import type { Entry, Event, Move, Position } from '$lib/schema';
import type { TextArgs } from './text.svelte';

/** What is needed to speak about a moment of a game. */
export interface Scene {
  position: Position;
  entries: readonly Entry[]; // of the chronicle, oldest first, undone ones left out
}

/** Several equal picks handed in at once, as the cards to discard: nothing is sent before all are chosen, and the
 * rules find the order in which they are made. */
export interface Batch {
  least: number;
  most: number;
  then?: string; // the verb that ends it, sent along where the rules still ask for it
}

/** What a board itself offers as the main thing: a move that takes more than clicks on the table. */
export interface Offer {
  title: string;
  help: string;
  button: string;
  busy: boolean;
  make: () => void;
}

/** What the table has to know about a game beside the messages of the server. */
export interface Desk {
  /** Verbs without arguments, in the order of their buttons; as the rules list them unless said. */
  buttons?: readonly string[];
  /** The verb that is offered as the main button while nothing is chosen. */
  main?(scene: Scene): string | null;
  /** What a sentence about a move, or about what is asked, needs beyond the move's own arguments. */
  details?(scene: Scene, move?: Move): TextArgs;
  /** Events that the chronicle leaves out: they are seen on the table. */
  untold?: readonly string[];
  /** Is the move made at once when it is clicked? For what can be taken back freely. */
  direct?(scene: Scene, move: Move): boolean;
  batch?(scene: Scene): Batch | null;
  offer?(scene: Scene): Offer | null;
  /** What is asked before the move is made, where it would leave something behind that lies ready. */
  doubt?(scene: Scene, move: Move): { title: string; help: string } | null;
  /** Is the move only set up when it is clicked, and made together with the one that ends the turn? */
  stages?(scene: Scene, move: Move): boolean;
  /** Some value for an argument that is not chosen yet, to ask why a thing cannot be used. */
  filler?(scene: Scene, argument: string): string | number | null;
  /** The parts of a score in the order in which they are told. */
  sources?(position: Position): string[];
  /** How the game ended, where a place among the seats does not say it. */
  outcome?(scene: Scene): { title: string; help: string } | null;
  /** Where a piece that appears comes from, or one that vanishes goes to: the name of an anchor. */
  anchor?(event: Event | undefined, piece: string, zone: string, appears: boolean): string;
}

/** What a board's module exports. */
export interface BoardModule {
  default: Component;
  desk: Desk;
  /** One seat's hidden things, laid open in a replay; boards themselves show only those of the seat one looks from. */
  OpenHand?: Component<{ position: Position; seat: number }>;
}
