import { day, language, lasting, timeOfDay } from '$lib/i18n.svelte';
import type { TournamentAhead, TournamentInfo, TournamentPage, TournamentPlayer } from '$lib/schema';
import { pace } from '../lobby/pace';
import { tell } from './text.svelte';

/** "Mon 16 November, 20:00". */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000);
  return tell('moment', { day: day(date), time: timeOfDay(date) });
}

/** How it is played, in one line. */
export function manner(info: TournamentInfo): string {
  const parts = [tell(`format-${info.format}`)];
  if (info.format !== 'ladder')
    parts.push(tell('tables-of', { seats: info.seats }), pace(info.timer, info.bank));
  if (info.rated) parts.push(tell('counts'));
  return parts.join(' · ');
}

/** Where it stands, in one line. */
export function stand(info: TournamentInfo): string {
  if (info.status === 'running' && info.format === 'ladder')
    return tell('stand-ladder', { count: info.rounds });
  return tell(`stand-${info.status}`, {
    round: info.round,
    rounds: info.rounds,
    entrants: info.entrants,
    most: info.most,
  });
}

export const nameOf = (player: TournamentPlayer): string => player.name || tell('somebody');

/** "Ana and Ben are not here yet", of these entrants. */
export function hereOf(page: TournamentPage, ahead: TournamentAhead, entrants: number[]): string {
  const missing = page.players.filter(
    ({ entrant }) => entrants.includes(entrant) && ahead.missing.includes(entrant),
  );
  if (!missing.length) return tell('all-here', { count: entrants.length });
  const names = new Intl.ListFormat(language(), { type: 'conjunction' }).format(missing.map(nameOf));
  return tell('not-here', { count: missing.length, names });
}

/** Points without needless decimals. */
export const points = (value: number): string => String(Math.round(value * 100) / 100);

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
export const numeral = (index: number): string => ROMAN[index] ?? String(index + 1);

/** "2 min 5 s" is more than a table needs. */
export const spent = (seconds: number): string => (seconds ? lasting(seconds) : '–');
