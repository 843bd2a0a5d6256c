// Generated from the declarations in src/ludarium/games/ars_universalis by `make generate`: do not edit.

export type Counts<Kind extends string | number> = Readonly<Partial<Record<Kind, number>>>;

export type Period = 'middle_ages' | 'early_modern' | 'late_modern';
export type Figure = 'khwarizmi' | 'ziryab' | 'kassia' | 'tuotilo' | 'murasaki' | 'guido' | 'hildegard' | 'jazari' | 'unkei' | 'marie' | 'fibonacci' | 'pisano' | 'alfonso' | 'guan' | 'dante' | 'giotto' | 'petrarch' | 'orcagna' | 'sluter' | 'rublev' | 'brunelleschi' | 'leonardo' | 'durer' | 'michelangelo' | 'cellini' | 'tansen' | 'cervantes' | 'shakespeare' | 'kepler' | 'artemisia' | 'bernini' | 'rembrandt' | 'strozzi' | 'newton' | 'basho' | 'merian' | 'sor_juana' | 'roldan' | 'handel' | 'bach' | 'aleijadinho' | 'herschel' | 'blake' | 'hokusai' | 'beethoven' | 'austen' | 'chopin' | 'schumann' | 'tolstoy' | 'borodin' | 'degas' | 'rodin' | 'lewis' | 'gonzaga' | 'kovalevskaya' | 'cajal' | 'van_gogh' | 'tagore' | 'rizal' | 'claudel' | 'curie' | 'olowe' | 'ramanujan';
export type Material = 'M001' | 'M002' | 'M003' | 'M004' | 'M005' | 'M006' | 'M007' | 'M008' | 'M009' | 'M010' | 'M011' | 'M012' | 'M013' | 'M014' | 'M015' | 'M016' | 'M017' | 'M018' | 'M019' | 'M020' | 'M021' | 'M022' | 'M023' | 'M024' | 'M025' | 'M026' | 'M027' | 'M028' | 'M029' | 'M030' | 'M031' | 'M032' | 'M033' | 'M034' | 'M035' | 'M036' | 'M037' | 'M038' | 'M039' | 'M040' | 'M041' | 'M042' | 'M043' | 'M044' | 'M045' | 'M046' | 'M047' | 'M048' | 'M049' | 'M050' | 'M051' | 'M052' | 'M053' | 'M054' | 'M055' | 'M056' | 'M057' | 'M058' | 'M059' | 'M060' | 'M061' | 'M062' | 'M063' | 'M064' | 'M065' | 'M066' | 'M067' | 'M068' | 'M069' | 'M070' | 'M071' | 'M072' | 'M073' | 'M074' | 'M075' | 'M076' | 'M077' | 'M078' | 'M079' | 'M080' | 'M081' | 'M082' | 'M083' | 'M084' | 'M085' | 'M086' | 'M087' | 'M088' | 'M089' | 'M090' | 'M091' | 'M092' | 'M093' | 'M094' | 'M095' | 'M096' | 'M097' | 'M098' | 'M099' | 'M100';
export type Category = 'painting' | 'literature' | 'music' | 'sculpture' | 'science';
export type Outcome = 'won' | 'lost';

export interface View {
  turn: { step: string; over: boolean; asked: number[]; in: number[]; draft: string[] };
  round: number;
  lead: number;
  period: Period | null;
  pending: boolean;
  pool: number;
  deck: number;
  discard: Counts<Figure>;
  gone: Counts<Figure>;
  table: readonly Figure[];
  opener: number;
  auctioned: Figure | null;
  bid: number;
  bidder: number;
  bank: readonly Material[];
  workshop: readonly Material[];
  classics: number;
  classic: Figure | null;
  developments: Readonly<Record<Category, number>>;
  achieved: number;
  inspiration: Figure | null;
  inspirations: number;
  inspired: Counts<Figure>;
  spent: Counts<Material>;
  outcome: Outcome | null;
  players: readonly Player[];
  limit: number;
  surplus: number;
  threshold: number;
  development: number;
  markers: readonly number[];
  worth: Readonly<Record<string, readonly number[]>>;
  in_play: readonly number[];
  bidding: readonly number[];
  achievers: readonly number[];
  forfeits: readonly number[];
  hands?: readonly (readonly string[])[];
  grid?: readonly (string | null)[];
  done?: readonly number[];
}

export interface Player {
  score: number;
  coins: number;
  hand: readonly Material[] | number;
  figures: readonly Figure[];
  done: readonly number[];
  shifts: number;
  shifted: boolean;
  acquired: boolean;
  offered: boolean;
  idle: number;
  ages: number;
  works: Readonly<Record<Period, number>>;
  records: Readonly<Record<Category, number>>;
  earned: Readonly<Record<Category, number>>;
  bonuses: number;
  transitions: number;
  achievement: number;
  marker: number;
  treasures: number;
}

export interface Rules {
  start_coins: Readonly<Record<string, number>>;
  start_materials: number;
  hand_limit: Readonly<Record<string, number>>;
  active_figures: number;
  sell_price: number;
  buy_price: number;
  bank_size: number;
  shift_coins: number;
  marker: Readonly<Record<string, number>>;
  transition_works: number;
  golden_age_works: number;
  transition_points: number;
  transition_coins: number;
  development_works: number;
  duel_works: number;
  development_points: number;
  achievement_points: number;
  end_score: number;
  idle_rounds: number;
  treasure_points: number;
  workshop_rows: number;
  solo_materials: number;
  solo_limit: number;
  provenance: Readonly<Record<string, string>>;
}

export interface Moves {
  open: { figure: Figure; bid: number };
  raise: { bid: number };
  pass: Record<never, never>;
  take: { figure: Figure };
  take_classic: { figure: Figure };
  withdraw: Record<never, never>;
  hire: { figure: Figure };
  decline: Record<never, never>;
  dismiss: { figure: Figure };
  drop: { material: Material };
  keep: Record<never, never>;
  sell: { material: Material };
  buy: { number: number };
  exchange: { give: Material; take: Material };
  fetch: { material: Material };
  complete: { figure: Figure; work: number; materials: number };
  shift_hand: Record<never, never>;
  shift_coins: Record<never, never>;
  end: Record<never, never>;
}
export type Verb = keyof Moves;
export type EventName = 'round_began' | 'period_began' | 'dealt' | 'revealed' | 'reshuffled' | 'opened' | 'raised' | 'passed' | 'withdrew' | 'declined' | 'acquired' | 'dismissed' | 'unsold' | 'drew' | 'drew_hidden' | 'discarded' | 'sold' | 'bought' | 'bank_laid' | 'exchanged' | 'workshop_laid' | 'fetched' | 'tipped' | 'completed' | 'finished' | 'developed' | 'overtaken' | 'advanced' | 'achieved' | 'shifted_hand' | 'shifted_coins' | 'put_aside' | 'classic_shown' | 'round_ended' | 'forfeited' | 'marker_scored' | 'treasures_scored' | 'turned_up' | 'inspired' | 'won' | 'lost' | 'gave_up' | 'solved';
export type ReasonName = 'game-over' | 'not-your-turn' | 'already-in' | 'not-now' | 'not-in-hand' | 'not-on-table' | 'needs-coins' | 'bid-too-low' | 'others-in-play' | 'last-in-play' | 'no-classic' | 'not-active' | 'no-such-work' | 'work-is-done' | 'needs-earlier' | 'needs-earlier-kind' | 'unsolved' | 'no-bank' | 'no-workshop' | 'not-in-bank' | 'not-in-workshop' | 'once-a-turn' | 'sale-is-over' | 'in-card-order' | 'bought-already' | 'above-limit' | 'marker-is-gone' | 'shifted-already' | 'hand-is-empty' | 'must-drop' | 'pool-is-empty';
