import type { Component } from 'svelte';

/** Every address of the site. A page is loaded when it is first asked for; the parts of its address that begin with
 * a colon are its properties. */
export interface Route {
  pattern: string;
  page: () => Promise<{ default: Component<Record<string, string>> }>;
}

function route(pattern: string, page: () => Promise<{ default: unknown }>): Route {
  return { pattern, page: page as Route['page'] };
}

export const routes: Route[] = [
  route('/', () => import('./pages/Home.svelte')),
  route('/tables', () => import('./pages/Lobby.svelte')),
  route('/new', () => import('./pages/NewTable.svelte')),
  route('/mine', () => import('./pages/MyGames.svelte')),
  route('/tournaments', () => import('./pages/Tournaments.svelte')),
  route('/tournaments/new', () => import('./pages/NewTournament.svelte')),
  route('/tournament/:id', () => import('./pages/Tournament.svelte')),
  route('/ratings', () => import('./pages/Ratings.svelte')),
  route('/ratings/:game', () => import('./pages/Ratings.svelte')),
  route('/person/:id', () => import('./pages/Person.svelte')),
  route('/settings', () => import('./pages/Settings.svelte')),
  route('/settings/:part', () => import('./pages/Settings.svelte')),
  route('/enter', () => import('./pages/Enter.svelte')),
  route('/link/:token', () => import('./pages/Link.svelte')),
  route('/letter/:token', () => import('./pages/Letter.svelte')),
  route('/unsubscribe/:token', () => import('./pages/Unsubscribe.svelte')),
  route('/share', () => import('./pages/Share.svelte')),
  route('/credits', () => import('./pages/Credits.svelte')),
  route('/replay', () => import('./pages/Replay.svelte')),
  route('/replay/:id', () => import('./pages/Replay.svelte')),
  route('/analysis/:id', () => import('./pages/Analysis.svelte')),
  route('/rules', () => import('./pages/Rules.svelte')),
  route('/rules/:game', () => import('./pages/Rules.svelte')),
  route('/puzzles', () => import('./pages/Puzzles.svelte')),
  route('/puzzles/:game', () => import('./pages/Puzzles.svelte')),
  route('/puzzles/:game/day/:date', () => import('./pages/Puzzles.svelte')),
  route('/puzzles/:game/day/:date/:kind', () => import('./pages/Puzzles.svelte')),
  route('/puzzles/:game/practice/:kind/:level/:seed', () => import('./pages/Puzzles.svelte')),
  route('/learn/:game', () => import('./pages/Learn.svelte')),
  route('/learn/:game/:lesson', () => import('./pages/Learn.svelte')),
  route('/table/:id', () => import('./table/Table.svelte')),
];

export const notFound = route('', () => import('./pages/NotFound.svelte'));
