import anvil from 'icon:anvil';
import galaxy from 'icon:galaxy';
import imperialCrown from 'icon:imperial-crown';
import laurelCrown from 'icon:laurel-crown';

import { say } from '$lib/i18n.svelte';

/** What the platform needs to know of a game's looks; everything else comes from the server. */
export interface GameLook {
  emblem: string;
  players: [least: number, most: number];
  minutes?: string; // playing time as published, where it is known
}

/** A game's folder, here and beside the rules; in names of styles and texts it stands for the game. */
export const folder = (game: string): string => game.replaceAll('-', '_');

const looks: Record<string, GameLook> = {
  artificium: { emblem: anvil, players: [2, 6] },
  universal_tapestry: { emblem: galaxy, players: [1, 1], minutes: '30–45' },
  ars_universalis: { emblem: laurelCrown, players: [1, 4], minutes: '45' },
  plus_ultra: { emblem: imperialCrown, players: [2, 4] },
};

const UNKNOWN: GameLook = { emblem: anvil, players: [1, 6] };

export function look(game: string): GameLook {
  return looks[folder(game)] ?? UNKNOWN;
}

/** "2–6 players" */
export function players(game: string): string {
  const [least, most] = look(game).players;
  return say('players', { least, most });
}
