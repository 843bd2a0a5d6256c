import type { GameInfo, Me, SeatInfo, TableInfo } from '../src/lib/schema/index.ts';

const LEVELS = ['novice', 'apprentice', 'master', 'grandmaster'];

export const me: Me = {
  user: { id: 'mathilde', name: 'Mathilde' },
  finished: ['artificium'],
  learned: [],
  stored: true,
  account: false,
  language: null,
};

function game(id: string, name: string, seats: number[], rest: Partial<GameInfo> = {}): GameInfo {
  return {
    id,
    name,
    version: '1',
    seats,
    options: [],
    presets: {},
    first: '',
    levels: LEVELS,
    daily: false,
    puzzles: false,
    lessons: {},
    ...rest,
  };
}

export const games: GameInfo[] = [
  game('artificium', 'Artificium', [2, 3, 4, 5, 6]),
  game('universal_tapestry', 'Universal Tapestry', [1], {
    daily: true,
    levels: [],
    options: [
      { name: 'mode', values: ['discards', 'time'], default: 'discards', seats: [] },
      { name: 'deck', values: ['H1', 'H2'], default: 'H1', seats: [] },
      { name: 'isolated_exchange', values: ['off', 'on'], default: 'off', seats: [] },
    ],
    presets: {
      classic: {},
      relaxed: { isolated_exchange: 'on' },
      gentle: { deck: 'H2', isolated_exchange: 'on' },
    },
  }),
  game('ars_universalis', 'Ars Universalis', [1, 2, 3, 4]),
  game('plus_ultra', 'Plus Ultra', [2, 3, 4]),
];

export function seat(kind: SeatInfo['kind'], name: string, level: string | null = null): SeatInfo {
  const user = kind === 'person' ? name.toLowerCase() : null;
  return { kind, name, user, level, connected: kind === 'person', resigned: false, asked: false };
}

const now = Date.now() / 1000;

export function table(id: string, rest: Partial<TableInfo>): TableInfo {
  return {
    id,
    game: 'artificium',
    options: {},
    seats: [],
    status: 'running',
    public: true,
    creator: 'mathilde',
    created: now - 4000,
    changed: now - 90,
    undo_off: '',
    timer: 0,
    bank: 0,
    round: null,
    asked: [],
    scores: null,
    places: null,
    rematch: null,
    mine: [],
    paused: false,
    asks: [],
    former: [],
    daily: '',
    rated: false,
    hints_off: '',
    tournament: '',
    watching: { on: true, moves: 0, minutes: 0 },
    due: null,
    ...rest,
  };
}

const bot = (name: string) => seat('bot', name, 'apprentice');

export const tables: TableInfo[] = [
  table('k3v', {
    seats: [seat('person', 'Mathilde'), bot('Ruprecht'), bot('Ysabel'), bot('Odo')],
    round: 2,
    asked: [0],
    scores: [34, 38, 29, 22],
    mine: [0],
  }),
  table('p9w', {
    seats: [seat('person', 'Gattinara'), seat('person', 'Isabel'), bot('Fugger')],
    round: 4,
    asked: [0],
    creator: 'isabel',
    changed: now - 700,
  }),
  table('o4c', {
    seats: [seat('person', 'Ysabel'), seat('person', 'Odo'), seat('open', ''), seat('open', '')],
    status: 'open',
    timer: 90,
    creator: 'ysabel',
    changed: now - 30,
  }),
  table('q7d', {
    seats: [seat('person', 'Ruprecht'), seat('open', '')],
    status: 'open',
    creator: 'ruprecht',
    changed: now - 4200,
  }),
  table('f2n', {
    seats: [seat('person', 'Mathilde'), seat('person', 'Odo'), bot('Ruprecht')],
    status: 'finished',
    scores: [71, 64, 58],
    places: [1, 2, 3],
    mine: [0],
    changed: now - 90_000,
  }),
  table('t5u', {
    game: 'universal_tapestry',
    seats: [seat('person', 'Mathilde')],
    status: 'finished',
    scores: [7],
    places: [1],
    mine: [0],
    public: false,
    changed: now - 200_000,
  }),
];
