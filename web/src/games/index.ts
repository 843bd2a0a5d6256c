import meeple from 'icon:meeple';

import { knows, say } from '$lib/i18n.svelte';
import { session } from '$lib/session.svelte';

/** What the platform needs to know of a game's looks; everything else comes from the server. */
export interface GameLook {
  emblem: string;
  minutes?: string; // playing time, as published
  guessed?: boolean; // by us: it is not published
}

/** A game's folder, here and beside the rules; in names of styles and texts it stands for the game. */
export const folder = (game: string): string => game.replaceAll('-', '_');

const looks = import.meta.glob<GameLook>('./*/look.ts', { eager: true, import: 'look' });

const PLAIN: GameLook = { emblem: meeple };

export function look(game: string): GameLook {
  return looks[`./${folder(game)}/look.ts`] ?? PLAIN;
}

/** "2–6 players" */
export function players(game: string): string {
  const seats = session.game(game)?.seats ?? [];
  const [least, most] = [Math.min(...seats), Math.max(...seats)];
  return say('players', { least, most }).replace('–', '–\u2060'); // never broken there
}

/** One sentence on what the game is about. */
export function about(game: string): string {
  const id = `about-${folder(game)}`;
  return say(knows(id) ? id : 'about-other');
}

/** Who made it, where that is known. */
export function makers(game: string): string {
  const id = `by-${folder(game)}`;
  return knows(id) ? say(id) : '';
}
