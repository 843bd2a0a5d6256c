import { api } from './api';
import { knows, say } from './i18n.svelte';
import { navigate } from './router.svelte';
import type { NewTable, SeatInfo, TableInfo } from './schema';
import { attempt } from './toast.svelte';

export const URGENT = 6 * 3_600; // seconds left at a slow table

export const tableAddress = (table: TableInfo): string => `/table/${table.id}`;

/** A bot is called by its level and a number ("apprentice 2") unless it was given a name. */
export function isNamedByLevel(seat: SeatInfo): boolean {
  return seat.kind === 'bot' && seat.level !== null && seat.name.startsWith(seat.level);
}

/** How strong a bot is, as one says it; a bot of somebody's own has only its name. */
export function levelName(level: string): string {
  return knows(`level-${level}`) ? say(`level-${level}`) : level;
}

/** Who sits there, as one says it. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return seat.asked ? say('seat-asked', { name: seat.name }) : say('seat-free');
  if (isNamedByLevel(seat)) return levelName(seat.level!) + seat.name.slice(seat.level!.length);
  return seat.name || say('seat-somebody');
}

/** Those that wait for me, the first due first; then the others. */
export function byTurn(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (isMyTurn(table) ? (table.due ?? Number.MAX_VALUE) : Infinity);
  return tables.toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}

export function isMyTurn(table: TableInfo): boolean {
  return table.status === 'running' && table.asked.some((seat) => table.mine.includes(seat));
}

/** How a table stands, in one line. */
export function standing(table: TableInfo): string {
  const round = table.round ?? 0;
  switch (table.status) {
    case 'open':
      return say('standing-open', { count: table.seats.filter((seat) => seat.kind === 'open').length });
    case 'running': {
      if (isMyTurn(table)) return say('standing-your-turn', { round });
      const { moves, minutes } = table.watching;
      if (!table.mine.length && (moves || minutes)) return say('standing-later', { moves, minutes });
      const names = table.asked.map((seat) => seatName(table.seats[seat]!));
      const name = new Intl.ListFormat(document.documentElement.lang).format(names);
      return say('standing-waiting', { round, others: table.asked.length, name });
    }
    case 'finished': {
      const winner = table.places?.indexOf(1) ?? -1;
      if (winner < 0 || table.seats.length === 1) return say('standing-finished');
      const won = table.mine.includes(winner);
      return won ? say('standing-you-won') : say('standing-won', { name: seatName(table.seats[winner]!) });
    }
    case 'closed':
      return say('standing-closed');
  }
}

/** Makes a table and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  const made = await attempt(api.newTable(wish));
  if (made) navigate(tableAddress(made));
}

export async function joinTable(table: TableInfo): Promise<void> {
  const joined = await attempt(api.join(table.id));
  if (joined) navigate(tableAddress(joined));
}
