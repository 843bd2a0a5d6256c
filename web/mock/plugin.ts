import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';

import type { Me, NewTable, Share, TableInfo } from '../src/lib/schema/index.ts';
import { constants } from './constants.ts';
import { games, me, seat, table, tables } from './data.ts';

/** What the real server sends with every page, so that a breach shows in development. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const QR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M1 1.5h3m1 0h3M1 2.5h1' +
  'm1 0h1m2 0h2M1 3.5h3m2 0h1M2 5.5h1m1 0h3M1 6.5h2m3 0h2M1 7.5h1m2 0h4" stroke="#000"/></svg>';

const door: Share = { urls: [], qr: '', can_open: true };

type Answer = (body: unknown, id: string) => unknown;

function sitDown(wish: NewTable): TableInfo {
  const seats = wish.seats.map((one, index) =>
    one.kind === 'me'
      ? seat('person', me.user.name)
      : seat(one.kind, one.name ?? `${one.kind} ${index}`, one.level),
  );
  const made = table(`m${tables.length}`, {
    game: wish.game,
    seats,
    status: seats.some((one) => one.kind === 'open') ? 'open' : 'running',
    public: wish.public ?? false,
    mine: [0],
  });
  tables.unshift(made);
  return made;
}

const found = (id: string) => tables.find((one) => one.id === id);

const answers: [method: string, path: RegExp, answer: Answer][] = [
  ['GET', /^\/api\/me$/, () => me],
  [
    'PUT',
    /^\/api\/me$/,
    (body) => {
      const change = body as { name?: string; language?: string };
      if (change.name) me.user.name = change.name;
      return Object.assign(me, change.language && { language: change.language }) satisfies Me;
    },
  ],
  ['DELETE', /^\/api\/me$/, () => null],
  ['GET', /^\/api\/games$/, () => games],
  ['GET', /^\/api\/games\/([\w-]+)\/constants$/, (_, game) => constants(game)],
  [
    'GET',
    /^\/api\/daily\/(.+)$/,
    () => ({ date: new Date().toISOString().slice(0, 10), results: [], people: 0 }),
  ],
  ['GET', /^\/api\/share$/, () => door],
  [
    'POST',
    /^\/api\/share$/,
    () => Object.assign(door, { urls: ['http://192.168.1.20:8360/'], qr: QR, can_open: false }),
  ],
  ['GET', /^\/api\/tables$/, () => tables.filter((one) => one.public && one.status !== 'finished')],
  [
    'GET',
    /^\/api\/lobby$/,
    () => ({
      people: 3,
      tables: tables
        .filter((one) => one.public && one.status !== 'finished')
        .map((one) => ({ table: one, ratings: one.seats.map(() => null), watchers: 0 })),
    }),
  ],
  ['GET', /^\/api\/tables\/mine$/, () => tables.filter((one) => one.mine.length)],
  ['POST', /^\/api\/tables$/, (body) => sitDown(body as NewTable)],
  ['GET', /^\/api\/tables\/(\w+)$/, (_, id) => found(id)],
  ['POST', /^\/api\/tables\/(\w+)\/\w+$/, (_, id) => found(id)],
];

async function text(request: IncomingMessage): Promise<string> {
  let whole = '';
  for await (const part of request) whole += part as string;
  return whole;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '').split('?')[0]!;
  response.setHeader('Content-Type', 'application/json');
  for (const [method, pattern, work] of answers) {
    const hit = pattern.exec(path);
    if (method !== request.method || !hit) continue;
    const body = await text(request);
    const result = work(body ? JSON.parse(body) : null, hit[1] ?? '');
    if (result === undefined) break;
    response.statusCode = result === null ? 204 : 200;
    response.end(result === null ? undefined : JSON.stringify(result));
    return;
  }
  response.statusCode = 404;
  response.end(JSON.stringify({ reason: 'no-such-table', args: {} }));
}

const serve: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.startsWith('/api/')) void answer(request, response);
  else next();
};

/** Answers /api from memory, without the Python server: `npm run mock`, or `npm run preview` for the built files under
 * the server's Content-Security-Policy. */
export function mock(): Plugin {
  return {
    name: 'ludarium-mock',
    configureServer(server) {
      server.middlewares.use(serve);
    },
    configurePreviewServer(server) {
      server.middlewares.use(serve);
      server.middlewares.use((_, response, next) => {
        response.setHeader('Content-Security-Policy', POLICY);
        next();
      });
    },
  };
}
