import type { Declaration } from '../table/declaration';
import type {
  Analysis,
  Args,
  Calls,
  Chronicle,
  Companion,
  CompanionChange,
  ConstantInfo,
  Daily,
  FoundGames,
  Friend,
  GameInfo,
  LessonBegun,
  LessonInfo,
  Lobby,
  Me,
  NewReport,
  NewTable,
  Pairing,
  PairingWish,
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
  Replay,
  Share,
  Since,
  TableInfo,
  Trial,
  User,
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

/** A request, and what is answered; refused, it throws. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** With a table's id the code leads straight to it. */
const share = (id?: string) => `/api/share${id ? `?table=${encodeURIComponent(id)}` : ''}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Every request of docs/protocol.md but those of pages that few visit (`settings/api`, `tournament/api`). */
export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  changeMe: (change: { name: string } | { language: string }) => ask<Me>('PUT', '/api/me', change),
  forgetMe: () => ask<void>('DELETE', '/api/me'),
  exportAddress: '/api/me/export',
  addPush: (subscription: PushSubscriptionJSON) => ask<Calls>('POST', '/api/me/calls/push', subscription),

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
