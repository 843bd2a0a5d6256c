import type { Book, Figure } from '../book';
import { ours } from '../provenance';
import Box from './Box.svelte';
import Cycle from './Cycle.svelte';
import Deck from './Deck.svelte';
import type { Laid, Panel } from './pieces';
import Ranks from './Ranks.svelte';
import Scenes from './Scenes.svelte';

const cell = (row: number, column: number, kind?: string, verdict?: Laid['verdict']): Laid => ({
  at: [row, column],
  ...(kind && { kind }),
  ...(verdict && { verdict }),
});
const pair = (laid: string, added: string, verdict: Laid['verdict']): Panel => ({
  cells: [cell(0, 0, laid), cell(0, 1, added, verdict)],
});
const scenes = (...panels: Panel[]): Figure => ({ picture: Scenes, args: { panels } });

/** What the rules themselves fix and no table changes: the sides of the tapestry and the cards of the set-up. */
const SIDE = 8;
const DIAGONAL = 4;

export const book: Book = {
  sections: [
    { id: 'aim', level: 2 },
    { id: 'components', level: 2 },
    { id: 'setup', level: 2 },
    { id: 'turn', level: 2 },
    { id: 'contact', level: 2 },
    { id: 'colours', level: 3 },
    { id: 'symbols', level: 3 },
    { id: 'size', level: 3 },
    { id: 'exchange', level: 2 },
    { id: 'chains', level: 3 },
    { id: 'discard', level: 2 },
    { id: 'redraw', level: 2 },
    { id: 'end', level: 2 },
    { id: 'mode-discards', level: 2 },
    { id: 'mode-time', level: 2 },
    { id: 'options', level: 2 },
    { id: 'presets', level: 3 },
    { id: 'open-and-hidden', level: 2 },
    { id: 'hints', level: 2 },
    { id: 'good-to-know', level: 2 },
    { id: 'reconstructed', level: 2 },
  ],
  figures: {
    deck: { picture: Deck },
    setup: scenes({
      cells: [cell(0, 0, 'RA'), cell(1, 1, 'OC'), cell(2, 2, 'YN'), cell(3, 3, 'GA')],
    }),
    colours: scenes(
      pair('RA', 'OC', 'yes'),
      pair('GN', 'GC', 'yes'),
      pair('RA', 'YC', 'no'),
      pair('RN', 'PC', 'no'),
    ),
    symbols: scenes(pair('GA', 'BN', 'yes'), pair('GA', 'BA', 'no'), {
      cells: [cell(0, 0, 'YC'), cell(0, 1, 'ON', 'yes'), cell(1, 1, 'OA')],
    }),
    alone: scenes({ cells: [cell(0, 0, 'YC'), cell(1, 1, 'YA', 'no')] }),
    box: { picture: Box, beside: true },
    cycle: { picture: Cycle },
    exchange: scenes({ hand: 'RN', cells: [cell(0, 0, 'OC'), cell(0, 1, 'RA', 'yes')] }),
    barred: scenes(
      { hand: 'RC', cells: [cell(0, 0, 'OC'), cell(0, 1, 'RA', 'no')] },
      { hand: 'ON', cells: [cell(0, 0, 'RN'), cell(0, 1, 'OA', 'no')] },
      { hand: 'OA', cells: [cell(0, 0, 'YC', 'no'), cell(0, 1, 'GN')] },
    ),
    chain: {
      picture: Scenes,
      args: {
        numbered: true,
        panels: [
          { hand: 'RN', cells: [cell(0, 0, 'OC'), cell(0, 1, 'RA', 'yes')] },
          { hand: 'RA', cells: [cell(0, 0, 'OC', 'yes'), cell(0, 1, 'RN')] },
          { hand: 'OC', cells: [cell(0, 0, 'RA'), cell(0, 1, 'RN'), cell(0, 2, undefined, 'yes')] },
        ] satisfies Panel[],
      },
    },
    ranks: { picture: Ranks },
  },
  derive(rules) {
    const { colours, types, copies } = rules.cards as { colours: string[]; types: string[]; copies: number };
    const points = Object.values(rules.points as Record<string, number>);
    const all = colours.length * types.length * copies;
    const full = SIDE * SIDE;
    const spare = all - full;
    const limit = rules.rank_limit as Record<string, number>;
    // The dearest discards there can be, as many of each colour as there are cards.
    const best = points.flatMap((value) => Array<number>(types.length * copies).fill(value));
    best.sort((one, other) => other - one);
    return {
      all,
      colours: colours.length,
      types: types.length,
      copies: ours(copies),
      each_colour: ours(types.length * copies),
      side: SIDE,
      full,
      start: DIAGONAL,
      place_turns: full - DIAGONAL,
      deck: all - DIAGONAL - Number(rules.draw_area),
      spare,
      fatal: spare + 1,
      most_points: best.slice(0, spare).reduce((sum, value) => sum + value, 0),
      slow_minutes: limit.normal! / 60,
      crack_minutes: limit.crack! / 60,
    };
  },
};
