import type { Declaration } from '../table/declaration';
import type {
  Account,
  Analysis,
  Args,
  CallKind,
  Calls,
  CallWish,
  Chronicle,
  Companion,
  CompanionChange,
  ConstantInfo,
  Daily,
  DealBegun,
  Devices,
  FoundGames,
  Friend,
  GameInfo,
  LessonBegun,
  LessonInfo,
  LetterOffer,
  LinkOffer,
  Lobby,
  Me,
  NewLink,
  NewReport,
  NewTable,
  NewTournament,
  Pairing,
  PairingWish,
  Passkey,
  PasskeyOptions,
  Position,
  Problem,
  Profile,
  MoveProgress,
  Puzzle,
  PuzzleDay,
  PuzzleSolution,
  PuzzleVerdict,
  Ranking,
  RatingChange,
  Recovery,
  Replay,
  Sent,
  Share,
  Since,
  TableInfo,
  Trial,
  TournamentInfo,
  TournamentPage,
  User,
  Vacation,
  Verdict,
  WordInfo,
} from './schema';

/** A request the server refused, or that did not reach it (`offline`). */
export class RequestError extends Error {
  constructor(
    readonly reason: string,
    readonly args: Args = {},
    readonly status = 0,
  ) {
    super(reason);
  }
}

// The server may be restarting: what only asks is asked again after so many milliseconds, and a little chance.
const AGAIN = [300, 900, 2000];

async function reach(path: string, wish: RequestInit, waits: number[]): Promise<Response> {
  try {
    return await fetch(path, wish);
  } catch {
    const [wait, ...later] = waits;
    if (wait === undefined || !navigator.onLine) throw new RequestError('offline');
    await new Promise((done) => setTimeout(done, wait * (0.7 + 0.6 * Math.random())));
    return reach(path, wish, later);
  }
}

async function send(
  method: string,
  path: string,
  body?: BodyInit,
  type = 'application/json',
): Promise<Response> {
  const wish: RequestInit = {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { body, headers: { 'Content-Type': type } }),
  };
  const answer = await reach(path, wish, method === 'GET' ? AGAIN : []);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new RequestError(problem?.reason ?? 'unknown', problem?.args, answer.status);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** With a table's id the code leads straight to it. */
const share = (id?: string) => `/api/share${id ? `?table=${encodeURIComponent(id)}` : ''}`;
const passkey = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`;
const event = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Every request of docs/protocol.md. */
export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  changeMe: (change: { name: string } | { language: string }) => ask<Me>('PUT', '/api/me', change),
  forgetMe: () => ask<void>('DELETE', '/api/me'),
  exportAddress: '/api/me/export',
  vacation: () => ask<Vacation>('GET', '/api/me/vacation'),
  takeVacation: (days: number) => ask<Vacation>('PUT', '/api/me/vacation', { days }),
  devices: () => ask<Devices>('GET', '/api/me/devices'),
  revokeDevice: (id: string) => ask<Devices>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  revokeOthers: () => ask<Devices>('DELETE', '/api/me/devices'),
  makeLink: () => ask<NewLink>('POST', '/api/me/links'),
  dropLink: (id: string) => ask<Devices>('DELETE', `/api/me/links/${encodeURIComponent(id)}`),
  /** A personal link: who one would be, and being it. */
  link: (token: string) => ask<LinkOffer>('GET', `/api/links/${encodeURIComponent(token)}`),
  useLink: (token: string, bring: boolean) =>
    ask<void>('POST', `/api/links/${encodeURIComponent(token)}`, { bring }),

  account: () => ask<Account>('GET', '/api/me/account'),
  passkeyOptions: () => ask<PasskeyOptions>('POST', '/api/me/passkeys/options'),
  addPasskey: (credential: unknown, name: string) =>
    ask<Account>('POST', '/api/me/passkeys', { credential, name }),
  renamePasskey: ({ id }: Passkey, name: string) => ask<Account>('PUT', passkey(id), { name }),
  dropPasskey: ({ id }: Passkey) => ask<Account>('DELETE', passkey(id)),
  addMail: (address: string) => ask<Sent>('POST', '/api/me/mail', { address }),
  dropMail: () => ask<Account>('DELETE', '/api/me/mail'),
  makeRecovery: () => ask<Recovery>('POST', '/api/me/recovery'),
  entryOptions: () => ask<PasskeyOptions>('POST', '/api/enter/passkey/options'),
  enterByPasskey: (credential: unknown, bring: boolean) =>
    ask<void>('POST', '/api/enter/passkey', { credential, bring }),
  enterByMail: (address: string) => ask<Sent>('POST', '/api/enter/mail', { address }),
  enterByCode: (code: string, bring: boolean) => ask<void>('POST', '/api/enter/recovery', { code, bring }),
  /** A link out of a letter: what it would do, and doing it. */
  letter: (token: string) => ask<LetterOffer>('GET', `/api/letters/${encodeURIComponent(token)}`),
  useLetter: (token: string, bring: boolean) =>
    ask<void>('POST', `/api/letters/${encodeURIComponent(token)}`, { bring }),

  calls: () => ask<Calls>('GET', '/api/me/calls'),
  changeWish: (wish: CallWish) => ask<Calls>('PUT', '/api/me/calls/wishes', wish),
  addPush: (subscription: PushSubscriptionJSON) => ask<Calls>('POST', '/api/me/calls/push', subscription),
  dropPush: (id: string) => ask<Calls>('DELETE', `/api/me/calls/push/${encodeURIComponent(id)}`),
  changeWebhook: (address: string, template: string) =>
    ask<Calls>('PUT', '/api/me/calls/webhook', { address, template }),
  dropWebhook: () => ask<Calls>('DELETE', '/api/me/calls/webhook'),
  testCall: (kind: CallKind) => ask<Calls>('POST', '/api/me/calls/test', { kind }),
  unsubscribe: (token: string) => ask<void>('POST', `/api/unsubscribe/${encodeURIComponent(token)}`),

  games: () => ask<GameInfo[]>('GET', '/api/games'),
  declaration: (game: string) => ask<Declaration>('GET', `/api/games/${game}/declaration`),
  text: (game: string, language: string) =>
    ask<string>('GET', `/api/games/${game}/text?language=${language}`),
  words: (game: string, language: string) =>
    ask<WordInfo[]>('GET', `/api/games/${game}/words?language=${language}`),
  constants: (game: string) => ask<ConstantInfo[]>('GET', `/api/games/${game}/constants`),
  lessons: (game: string) => ask<LessonInfo[]>('GET', `/api/games/${game}/lessons`),
  beginLesson: (game: string, lesson: string, again: boolean) =>
    ask<LessonBegun>('POST', `/api/games/${game}/lessons/${encodeURIComponent(lesson)}`, { again }),
  companion: (game: string) => ask<Companion>('GET', `/api/games/${game}/companion`),
  changeCompanion: (game: string, change: CompanionChange) =>
    ask<Companion>('PUT', `/api/games/${game}/companion`, change),
  daily: (game: string, date = '') => ask<Daily>('GET', `/api/daily/${game}?date=${date}`),
  share: (id?: string) => ask<Share>('GET', share(id)),
  openDoor: (id?: string) => ask<Share>('POST', share(id)),

  person: (id: string) => ask<Profile>('GET', `/api/people/${encodeURIComponent(id)}`),
  showProfile: (shown: boolean) => ask<void>('PUT', '/api/me/profile', { shown }),
  block: (id: string) => ask<User[]>('PUT', `/api/me/blocks/${encodeURIComponent(id)}`),
  unblock: (id: string) => ask<User[]>('DELETE', `/api/me/blocks/${encodeURIComponent(id)}`),
  ranking: (game: string) => ask<Ranking>('GET', `/api/games/${game}/ratings`),
  ratingChanges: (id: string) => ask<RatingChange[]>('GET', `${table(id)}/ratings`),

  tournaments: () => ask<TournamentInfo[]>('GET', '/api/tournaments'),
  newTournament: (wish: NewTournament) => ask<TournamentPage>('POST', '/api/tournaments', wish),
  tournament: (id: string) => ask<TournamentPage>('GET', event(id)),
  joinTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/join`),
  leaveTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/leave`),
  sitOut: (id: string, out: boolean) => ask<TournamentPage>('POST', `${event(id)}/sit`, { out }),
  beginDeal: (id: string, deal: number) => ask<DealBegun>('POST', `${event(id)}/deal`, { deal }),
  sayHere: (id: string, here: boolean) => ask<TournamentPage>('POST', `${event(id)}/here`, { here }),
  startTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/start`),
  hurryTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/next`),
  removeEntrant: (id: string, entrant: number) =>
    ask<TournamentPage>('POST', `${event(id)}/remove`, { entrant }),
  cancelTournament: (id: string) => ask<TournamentPage>('POST', `${event(id)}/cancel`),
  resultsAddress: (id: string) => `${event(id)}/results.csv`,

  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  /** Looking for a game with whoever likes the same. */
  seek: (wish: PairingWish) => ask<Pairing>('PUT', '/api/pairing', wish),
  seeking: () => ask<Pairing>('GET', '/api/pairing'),
  /** Also when the page is being closed, and nobody hears the answer. */
  stopSeeking: () => void fetch('/api/pairing', { method: 'DELETE', keepalive: true }).catch(() => {}),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  friends: () => ask<Friend[]>('GET', '/api/me/friends'),
  /** Asks somebody to be a friend, or says yes. */
  befriend: (id: string) => ask<Friend[]>('PUT', `/api/me/friends/${encodeURIComponent(id)}`),
  /** Parts, says no, or takes the asking back. */
  unfriend: (id: string) => ask<Friend[]>('DELETE', `/api/me/friends/${encodeURIComponent(id)}`),
  invite: (id: string, person: string) => ask<TableInfo>('POST', `${table(id)}/invite`, { person }),
  report: (report: Partial<NewReport> & Pick<NewReport, 'reason'>) =>
    ask<void>('POST', '/api/reports', report),
  /** One's own finished games that fit, after so many of them; what is empty does not matter. */
  myGames: (wish: Record<string, string>, skip: number) =>
    ask<FoundGames>('GET', `/api/me/games?${new URLSearchParams({ ...wish, skip: String(skip) })}`),
  myTables: () => ask<TableInfo[]>('GET', '/api/tables/mine'),
  newTable: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', wish),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  since: (id: string) => ask<Since>('GET', `${table(id)}/since`),
  join: (id: string, seat?: number) =>
    ask<TableInfo>('POST', `${table(id)}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  fill: (id: string, level: string) => ask<TableInfo>('POST', `${table(id)}/fill`, { level }),
  remove: (id: string, seat: number) => ask<TableInfo>('POST', `${table(id)}/remove`, { seat }),
  start: (id: string) => ask<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),

  recordAddress: (id: string) => `${table(id)}/record`,
  replay: (id: string) => ask<Replay>('GET', `${table(id)}/replay`),
  frame: (id: string, number: number, seat: number) =>
    ask<Position>('GET', `${table(id)}/replay/${number}?seat=${seat}`),
  entries: (id: string, from: number, seat: number) =>
    ask<Chronicle>('GET', `${table(id)}/replay/entries?seat=${seat}&from=${from}`),
  uploadRecord: async (text: string) =>
    (await (await send('POST', '/api/replays', text, 'text/plain')).json()) as Replay,
  analysis: (id: string) => ask<Analysis>('GET', `${table(id)}/analysis`),
  analyse: (id: string) => ask<Analysis>('POST', `${table(id)}/analysis`),
  stopAnalysis: (id: string) => ask<Analysis>('DELETE', `${table(id)}/analysis`),
  decision: (id: string, number: number) => ask<Position>('GET', `${table(id)}/analysis/decisions/${number}`),
  tryDecision: (id: string, number: number, moves: string[]) =>
    ask<Trial>('POST', `${table(id)}/analysis/decisions/${number}`, { moves }),
  analysisLine: async (id: string, note: number) =>
    (await send('GET', `${table(id)}/analysis/lines/${note}`)).text(),
  uploaded: (id: string) => ask<Replay>('GET', `/api/replays/${id}`),
  uploadedFrame: (id: string, number: number, seat: number) =>
    ask<Position>('GET', `/api/replays/${id}/${number}?seat=${seat}`),
  uploadedEntries: (id: string, from: number, seat: number) =>
    ask<Chronicle>('GET', `/api/replays/${id}/entries?seat=${seat}&from=${from}`),

  puzzleDay: (game: string, date?: string) =>
    ask<PuzzleDay>('GET', `/api/games/${game}/puzzles${date ? `/${path(date)}` : ''}`),
  /** A puzzle by its address: one of a day begins, one for practice is simply taken. */
  beginPuzzle: (puzzle: string) => ask<Puzzle>('POST', puzzle),
  takePuzzle: (puzzle: string) => ask<Puzzle>('GET', puzzle),
  tryPuzzle: (puzzle: string, answer: string) => ask<PuzzleVerdict>('POST', `${puzzle}/try`, { answer }),
  judgePuzzle: (puzzle: string, answer: string) => ask<Verdict>('POST', `${puzzle}/judge`, { answer }),
  puzzleClue: (puzzle: string) => ask<MoveProgress>('POST', `${puzzle}/clue`),
  puzzleSolution: (puzzle: string) => ask<PuzzleSolution>('POST', `${puzzle}/solution`),
};

const path = (...parts: string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a puzzle of a day's set, and of one for practice. */
export const dailyPuzzle = (game: string, date: string, kind: string) =>
  `/api/games/${game}/puzzles/${path(date, kind)}`;
export const practicePuzzle = (game: string, kind: string, level: string, seed: string) =>
  `/api/games/${game}/practice/${path(kind, level, seed)}`;
