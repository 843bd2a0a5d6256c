import type { Clock } from '$lib/schema';

/** Seconds left to a seat, counted on from what the server said so many milliseconds ago: of its turn, and of its
 * bank, which runs when the turn's own time is over. */
export function remaining(clock: Clock, seat: number, ago: number): { turn: number; bank: number | null } {
  const own = clock.left[String(seat)];
  const left = (own ?? clock.limit) - (clock.running && own !== undefined ? ago : 0);
  const bank = clock.banks[String(seat)];
  const seconds = (time: number) => Math.max(0, Math.ceil(time / 1000));
  return { turn: seconds(left), bank: bank === undefined ? null : seconds(bank + Math.min(0, left)) };
}

/** 2:05 */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
