// Generated from the declarations in src/ludarium/games/universal_tapestry by `make generate`: do not edit.

export type Counts<Kind extends string | number> = Readonly<Partial<Record<Kind, number>>>;

export type Back = 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'R' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'O' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'Y' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'G' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'B' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | 'P' | '-';
export type Card = 'RA1' | 'RA2' | 'RA3' | 'RA4' | 'RC1' | 'RC2' | 'RC3' | 'RC4' | 'RN1' | 'RN2' | 'RN3' | 'RN4' | 'OA1' | 'OA2' | 'OA3' | 'OA4' | 'OC1' | 'OC2' | 'OC3' | 'OC4' | 'ON1' | 'ON2' | 'ON3' | 'ON4' | 'YA1' | 'YA2' | 'YA3' | 'YA4' | 'YC1' | 'YC2' | 'YC3' | 'YC4' | 'YN1' | 'YN2' | 'YN3' | 'YN4' | 'GA1' | 'GA2' | 'GA3' | 'GA4' | 'GC1' | 'GC2' | 'GC3' | 'GC4' | 'GN1' | 'GN2' | 'GN3' | 'GN4' | 'BA1' | 'BA2' | 'BA3' | 'BA4' | 'BC1' | 'BC2' | 'BC3' | 'BC4' | 'BN1' | 'BN2' | 'BN3' | 'BN4' | 'PA1' | 'PA2' | 'PA3' | 'PA4' | 'PC1' | 'PC2' | 'PC3' | 'PC4' | 'PN1' | 'PN2' | 'PN3' | 'PN4';
export type Result = 'won' | 'lost';
export type Colour = 'R' | 'O' | 'Y' | 'G' | 'B' | 'P';

export type View = {
  turn: { step: string; over: boolean; asked: number[]; in: number[]; draft: string[] };
  tapestry: Readonly<Record<string, string>>;
  area: readonly Back[];
  deck: number;
  hand: Card | null;
  hand_slot: number;
  discards: readonly Card[];
  turns: number;
  redraws: number;
  result: Result | null;
  gave_up: boolean;
  elapsed: number;
  top: string | null;
  exchanges: readonly ({ cell: string; card: string; taken: string })[];
  points: number;
  full: number;
  most_discards: number;
  box: { first_row: number; last_row: number; first_column: number; last_column: number };
  unseen: Readonly<Record<string, number>>;
  holding?: { beats: string; touches: readonly string[]; places: readonly string[]; swaps: readonly string[] };
  faces?: readonly (string | null)[];
  order?: readonly string[];
  rank?: string;
};

export type Rules = {
  draw_area: number;
  points: Readonly<Record<string, number>>;
  rank_limit: Readonly<Record<string, number>>;
  cards: Readonly<Record<string, number | readonly (string)[]>>;
};

export type Moves = {
  draw: { slot: number };
  finish: Record<never, never>;
  place: { row: number; column: number };
  exchange: { row: number; column: number };
  discard: Record<never, never>;
};
export type Verb = keyof Moves;
export type EventName = 'laid_out' | 'dealt' | 'redrawn' | 'drew' | 'placed' | 'exchanged' | 'discarded' | 'refilled' | 'finished' | 'won' | 'lost' | 'gave_up';
export type ReasonName = 'game-over' | 'not-your-turn' | 'already-in' | 'not-now' | 'slot-is-empty' | 'not-complete' | 'cell-is-taken' | 'cell-is-empty' | 'outside-the-box' | 'touches-nothing' | 'colours-clash' | 'symbols-clash' | 'does-not-beat' | 'repeats-position' | 'no-exchange-left';
