import { lasting, say } from '$lib/i18n.svelte';

/** From this many seconds a turn on, people come back for it: the server's clock makes the same difference. */
const SLOW = 3600;
export const DAY = 24 * SLOW;
/** Seconds for a whole game that one may choose. */
export const BANKS = [0, 300, 600, 1200, 1800, 3600];

/** "live, 2 minutes a turn", "3 days a move". */
export function pace(timer: number, bank = 0): string {
  if (!timer) return say('pace-none');
  if (bank) return say('pace-bank', { time: lasting(timer), bank: lasting(bank) });
  return say(timer < SLOW ? 'pace-live' : 'pace-move', { time: lasting(timer) });
}

/** The same in two lines: how long, and what that means. */
export function paceTile(timer: number, bank = 0): { text: string; help: string } {
  const live = timer < SLOW;
  return {
    text: say(live ? 'pace-turn' : 'pace-move', { time: lasting(timer) }),
    help: bank
      ? say('pace-bank-help', { bank: lasting(bank) })
      : say(live ? 'pace-live-help' : 'pace-slow-help'),
  };
}
