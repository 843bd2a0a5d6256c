import { api } from './api';
import { setLanguage, type Language } from './i18n.svelte';
import { preferences } from './preferences.svelte';
import type { GameInfo, Me, NewTable } from './schema';
import { attempt } from './toast.svelte';

/** Who is here and what can be played; filled when the page starts. */
class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);

  async start(): Promise<void> {
    // First who we are: that request brings the cookie the others need. Without a server the rules can still be read.
    try {
      this.me = await api.me();
    } finally {
      this.games = await api.games();
    }
  }

  /** Asks again: what was played to its end since changes whom one plays against. */
  async refresh(): Promise<void> {
    this.me = (await attempt(api.me())) ?? this.me;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** What a game is called; nothing until the games have come. */
  name(id: string): string {
    return this.game(id)?.name ?? (this.games.length ? id : '');
  }
}

export const session = new Session();

/** Has this guest never played this game to its end? */
export const isNew = (game: GameInfo): boolean => !session.me?.finished.includes(game.id);

/** The second level is a fair opponent for somebody who knows the rules a little; who has not finished a game of it
 * yet plays against the weakest. */
export function usualLevel(game: GameInfo): string | null {
  return (!isNew(game) && game.levels[1]) || (game.levels[0] ?? null);
}

/** A table against bots, as one click gives it: the usual number of players (three where the game allows); for who is
 * new to it the fewest, one opponent where there can be any, and the options that are easiest. */
export function quickTable(game: GameInfo): NewTable {
  const few = game.seats.find((count) => count > 1) ?? 1;
  const count = isNew(game) ? few : game.seats.includes(3) ? 3 : Math.max(...game.seats);
  const bot = { kind: 'bot' as const, level: usualLevel(game) };
  const options = isNew(game) ? game.presets[game.first] : undefined;
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)],
    ...(options && { options }),
  };
}

/** Changes the language here, and on this guest's other devices. */
export async function chooseLanguage(code: Language): Promise<void> {
  await setLanguage(code);
  preferences.language = code;
  const me = await attempt(api.changeMe({ language: code }));
  if (me) session.me = me;
}
