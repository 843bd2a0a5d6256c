import anvil from 'icon:anvil';

import { say } from '$lib/i18n.svelte';

/** What the platform needs to know of a game's looks; everything else comes from the server. */
export interface GameLook {
  emblem: string;
  players: [least: number, most: number];
  minutes?: string; // playing time as published, where it is known
  puzzles?: string; // the address of its puzzle corner
}

/** A game's folder, here and beside the rules; in names of styles and texts it stands for the game. */
export const folder = (game: string): string => game.replaceAll('-', '_');

const looks = import.meta.glob<GameLook>('./*/look.ts', { eager: true, import: 'look' });

const UNKNOWN: GameLook = { emblem: anvil, players: [1, 6] };

export function look(game: string): GameLook {
  return looks[`./${folder(game)}/look.ts`] ?? UNKNOWN;
}

/** "2–6 players" */
export function players(game: string): string {
  const [least, most] = look(game).players;
  return say('players', { least, most }).replace('–', '–\u2060'); // never broken there
}
