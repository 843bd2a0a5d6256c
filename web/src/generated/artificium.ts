// Generated from the declarations in src/ludarium/games/artificium by `make generate`: do not edit.

export type Counts<Kind extends string | number> = Readonly<Partial<Record<Kind, number>>>;

export type Card = 'exploration' | 'theft' | 'rebuilding' | 'fair' | 'sawmill' | 'farm' | 'charcoal_hut' | 'hunting_lodge' | 'mill_bakery' | 'brewery' | 'crystal_mine' | 'iron_foundry' | 'laboratory' | 'swordsmith' | 'wizard_tower' | 'castle';
export type Resource = 'wood' | 'wheat' | 'coal' | 'food' | 'beer' | 'crystal' | 'metal' | 'spell' | 'sword';

export type View = {
  turn: { step: string; over: boolean; asked: number[]; in: number[]; draft: string[] };
  round: number;
  start: number;
  deck: number;
  discard: Counts<Card>;
  market: Counts<Card>;
  players: readonly Player[];
  next_bonus?: readonly ({ square: number; resource: string; away: number } | null)[];
  swap_cost?: number;
  theft_cost?: Readonly<Record<string, number>>;
  cards?: Readonly<Record<string, { usable: 'ready' | 'buy' | 'after' | 'lacks' | 'no_target'; missing: Readonly<Record<string, number>>; price: number; lacks_coins: number; after: string | null; score: number; crossed: readonly ({ square: number; resource: string })[] }>>;
  to_drop?: number;
};

export type Player = {
  score: number;
  coins: number;
  resources: Counts<Resource>;
  hand: Counts<Card> | number;
  played: Counts<Card>;
  revealed: Card | null;
  swaps: number;
  passed: boolean;
  out: boolean;
  earned: Readonly<Record<Card, number>>;
  bonuses: Readonly<Record<Resource, number>>;
  setbacks: number;
  coin_points: number;
};

export type Rules = {
  rounds: number;
  start_coins: number;
  hand_size: number;
  market_size: number;
  extra_swap_cost: number;
  mulligan_draw: number;
  tokens: number;
  coins_per_point: number;
  fair_coins_per_card: number;
  theft_cost: Readonly<Record<string, number>>;
  wizard_draw: number;
  wizard_discard: number;
  castle_setback: number;
  tier: Readonly<Record<string, number>>;
  buy: Readonly<Record<string, number>>;
  sell: Readonly<Record<string, number>>;
  track_squares: number;
  bonus: Readonly<Record<string, string>>;
  cards: Readonly<Record<string, { count: number; points: number; tier?: number; gets?: Readonly<Record<string, number>>; pays?: Readonly<Record<string, number>>; coins?: number }>>;
};

export type Moves = {
  pass: Record<never, never>;
  swap: { give: Card; take: Card };
  mulligan: Record<never, never>;
  play: { card: Card };
  buy: { resource: Resource };
  sell: { resource: Resource };
  use: Record<never, never>;
  explore: { victim: number };
  steal: { victim: number; resource: Resource };
  rebuild: { card: Card };
  besiege: { victim: number };
  discard: Record<never, never>;
  take_back: Record<never, never>;
  drop: { card: Card };
  done: Record<never, never>;
};
export type Verb = keyof Moves;
export type EventName = 'round_began' | 'drew' | 'reshuffled' | 'market_laid' | 'swapped' | 'mulliganed' | 'left_market' | 'market_cleared' | 'revealed' | 'passed' | 'bought' | 'sold' | 'used' | 'paid' | 'gained' | 'scored' | 'crossed' | 'explored' | 'stole' | 'rebuilt' | 'earned' | 'set_back' | 'discarded' | 'took_back' | 'round_ended' | 'coins_scored' | 'spent';
export type ReasonName = 'game-over' | 'not-your-turn' | 'already-in' | 'not-now' | 'not-in-hand' | 'not-in-market' | 'needs-coins' | 'needs-resource' | 'first-swap-only' | 'other-card' | 'no-such-opponent' | 'hand-is-empty' | 'victim-lacks' | 'tier-is-safe' | 'not-played' | 'never-rebuilding' | 'none-to-sell' | 'sell-before-buying' | 'just-sold' | 'in-board-order' | 'in-card-order' | 'drop-before-selling';
