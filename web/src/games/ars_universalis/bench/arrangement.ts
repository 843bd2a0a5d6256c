import { parts, type Category, type Work } from '../cards';

/**
 * Cards as laid out for a work, and their notation in records and on the wire, the same as the engine's
 * (puzzles/arrangement.py):
 *
 *     painting    M024 M033 M071 / M012 M075     rows from top to bottom
 *     literature  M004:RI M011:SF                the letters picked from each card
 *     music       M004 M063+1 M034-1 M084        lines slid up or down
 *     sculpture   M007 M002~ M011                ~ turned by half
 *     science     M014*(M006+M009)+M004          + - * / and parentheses
 */

/** A card on the bench. What a kind of work does not ask for stays as it is here. */
export interface Laid {
  id: string;
  slide: number; // music: whole lines up
  turned: boolean; // sculpture
  picked: string; // literature: the letters in the order they are read
}

/** Rows of cards; only a painting has several. A work of science has words instead: cards, signs and parentheses. */
export interface Arrangement {
  rows: Laid[][];
  words: string[];
}

export type Puzzle = Pick<Work, 'category' | 'target'>;

export const isCard = (word: string): boolean => word.startsWith('M');
export const lay = (id: string): Laid => ({ id, slide: 0, turned: false, picked: '' });
export const wantedOf = (puzzle: Puzzle): string[] => parts(puzzle);

/** Every card, in reading order. */
export function cardsOf({ rows, words }: Arrangement): string[] {
  return [...rows.flat().map(({ id }) => id), ...words.filter(isCard)];
}

/** In the notation of records, as far as it is laid. Rows without cards are left out. */
export function textOf(category: Category, { rows, words }: Arrangement): string {
  if (category === 'science') return words.join('');
  const laid = rows.filter((row) => row.length);
  return laid.map((row) => row.map((card) => wordOf(category, card)).join(' ')).join(' / ');
}

function wordOf(category: Category, { id, slide, turned, picked }: Laid): string {
  if (category === 'literature') return `${id}:${picked}`;
  if (category === 'music' && slide) return `${id}${slide > 0 ? '+' : ''}${slide}`;
  return category === 'sculpture' && turned ? `${id}~` : id;
}

const WORD: Readonly<Record<Category, RegExp>> = {
  painting: /^(M\d{3})()$/,
  literature: /^(M\d{3}):([A-Z]*)$/,
  music: /^(M\d{3})([+-]\d{1,2})?$/,
  sculpture: /^(M\d{3})(~)?$/,
  science: /^(M\d{3}|[-+*/()])()$/,
};

/** Reads the notation; null where it is not of this kind. */
export function readText(category: Category, text: string): Arrangement | null {
  if (category === 'science') {
    const words = text.match(/M\d+|\S/g) ?? [];
    return words.every((word) => WORD.science.test(word)) ? { rows: [], words } : null;
  }
  const rows: Laid[][] = [];
  for (const line of text.split('/')) {
    const row: Laid[] = [];
    for (const word of line.trim().split(/\s+/)) {
      const found = WORD[category].exec(word);
      if (!found) return null;
      const [, id, more = ''] = found;
      row.push({
        id: id!,
        slide: category === 'music' ? Number(more) : 0,
        turned: more === '~',
        picked: category === 'literature' ? more : '',
      });
    }
    rows.push(row);
  }
  return category === 'painting' || rows.length === 1 ? { rows, words: [] } : null;
}
