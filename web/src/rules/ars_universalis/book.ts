import { loadCards, type Category, type Figure } from '../../games/ars_universalis/cards';
import { figureName } from '../../games/ars_universalis/words';
import type { Rules } from '../../generated/ars_universalis';
import { tell } from '../../table/text.svelte';
import type { Book, Figure as Picture } from '../book';
import Anatomy from './Anatomy.svelte';
import Categories from './Categories.svelte';
import Example from './Example.svelte';
import { captions, examples, figureWords } from './examples';
import Faces from './Faces.svelte';
import Figures from './Figures.svelte';
import Materials from './Materials.svelte';
import Mixing from './Mixing.svelte';
import Solo from './Solo.svelte';
import Workshop from './Workshop.svelte';

const cards = await loadCards();
const shown = examples(cards);

const example = (kind: Category): Picture => {
  const one = shown[kind];
  return one
    ? { picture: Example, args: { kind, example: one }, words: () => captions(kind, one).join('\n') }
    : { picture: Categories };
};

/** What the rules themselves fix and no table changes. */
const SOLO = { columns: 5, rows: 4 };
const SEATS = [1, 4] as const;

const named = (name: string): Figure | undefined => cards.figures.find((figure) => figure.name === name);
const half = (points: number) => Math.floor(points / 2);
const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);

/** The rewards of a figure, in full and too late. */
function rewards(name: string) {
  const figure = named(name);
  const works = figure?.works.map(({ points }) => points) ?? [];
  const bonus = figure?.bonus ?? 0;
  return {
    name: figure ? figureName(figure) : name,
    works: works.join(' + '),
    bonus,
    total: sum(works) + bonus,
    halves: works.map(half).join(' + '),
    half_bonus: half(bonus),
    half_total: sum(works.map(half)) + half(bonus),
  };
}

export const book: Book = {
  sections: [
    { id: 'aim', level: 2 },
    { id: 'components', level: 2 },
    { id: 'materials', level: 3 },
    { id: 'figures', level: 3 },
    { id: 'setup', level: 2 },
    { id: 'round', level: 2 },
    { id: 'auction', level: 3 },
    { id: 'acquire', level: 3 },
    { id: 'hand', level: 3 },
    { id: 'trade', level: 3 },
    { id: 'projects', level: 3 },
    { id: 'complete', level: 3 },
    { id: 'round-end', level: 3 },
    { id: 'puzzles', level: 2 },
    { id: 'painting', level: 3 },
    { id: 'literature', level: 3 },
    { id: 'music', level: 3 },
    { id: 'sculpture', level: 3 },
    { id: 'science', level: 3 },
    { id: 'ages', level: 2 },
    { id: 'anachronism', level: 3 },
    { id: 'shift', level: 3 },
    { id: 'developments', level: 3 },
    { id: 'achievement', level: 3 },
    { id: 'end', level: 2 },
    { id: 'two-players', level: 2 },
    { id: 'solo', level: 2 },
    { id: 'options', level: 2 },
    { id: 'duel', level: 3 },
    { id: 'workshop', level: 3 },
    { id: 'greatness', level: 3 },
    { id: 'golden-age', level: 3 },
    { id: 'treasures', level: 3 },
    { id: 'table-options', level: 3 },
    { id: 'open-and-hidden', level: 2 },
    { id: 'all-figures', level: 2 },
    { id: 'all-materials', level: 2 },
    { id: 'hints', level: 2 },
    { id: 'good-to-know', level: 2 },
    { id: 'reconstructed', level: 2 },
  ],
  figures: {
    categories: { picture: Categories },
    faces: { picture: Faces, args: { cards, ids: ['M002', 'M012'] } },
    anatomy: { picture: Anatomy, args: { cards, names: ['Hildegard of Bingen', 'Leonardo da Vinci'] } },
    mixing: { picture: Mixing },
    painting: example('painting'),
    literature: example('literature'),
    music: example('music'),
    sculpture: example('sculpture'),
    science: example('science'),
    solo: { picture: Solo, words: () => tell('solo-label') },
    workshop: { picture: Workshop, args: { cards } },
    list_figures: {
      picture: Figures,
      args: { cards },
      words: () => cards.figures.map(figureWords).join('\n'),
    },
    list_materials: {
      picture: Materials,
      args: { cards },
      words: () => Object.keys(cards.materials).join('\n'),
    },
  },
  derive(rules) {
    const { figures } = cards;
    const materials = Object.values(cards.materials);
    const old = figures.filter(({ period }) => period === 'MA');
    const full = rewards('Michelangelo');
    const late = rewards('Hildegard of Bingen');
    const limit = (rules as Rules).hand_limit.middle_ages ?? 0;
    const numbers = materials.map(({ number }) => number);
    const over = { hand: limit - 1, draw: 3 }; // the example of a hand that gets too full
    return {
      least_seats: SEATS[0],
      most_seats: SEATS[1],
      figure_cards: figures.length,
      figures_each: old.length,
      multi_each: old.filter(({ works }) => works.length > 1).length,
      all_works: sum(figures.map(({ works }) => works.length)),
      material_cards: materials.length,
      number_least: Math.min(...numbers),
      number_most: Math.max(...numbers),
      staff_bottom: 0,
      staff_top: 8,
      over_hand: over.hand,
      over_draw: over.draw,
      over_none: 1,
      over_one: 2,
      example_name: full.name,
      example_works: full.works,
      example_bonus: full.bonus,
      example_total: full.total,
      late_name: late.name,
      late_works: late.works,
      late_bonus: late.bonus,
      late_halves: late.halves,
      late_half_bonus: late.half_bonus,
      late_total: late.half_total,
      solo_columns: SOLO.columns,
      solo_rows: SOLO.rows,
      inspiration: figures.length - SOLO.columns * SOLO.rows,
    };
  },
};
