/** The cards of Ars Universalis, as the data files beside the engine list them. */

export type Category = 'painting' | 'literature' | 'music' | 'sculpture' | 'science';
export type Period = 'MA' | 'EM' | 'LM';
export type Height = 'high' | 'middle' | 'low';
export type Element = 'cone' | 'cylinder' | 'sphere' | 'cube';
export type Primary = 'red' | 'yellow' | 'blue';
export type Paint = Primary | 'orange' | 'green' | 'purple';

/** Where a connector is, in units of a card. */
export const LEVEL: Readonly<Record<Height, number>> = { high: 24, middle: 64, low: 104 };

export const CATEGORIES: readonly Category[] = ['painting', 'literature', 'music', 'sculpture', 'science'];
export const PERIODS: readonly Period[] = ['MA', 'EM', 'LM'];

export interface Material {
  id: string;
  number: number;
  paint: readonly [left: Primary, right: Primary];
  element: Element;
  connectors: readonly [left: Height, right: Height];
  letters: string;
  notes: readonly number[]; // places on the staff: 0 the bottom line, 1 the first space ... 8 the top line
}

export interface Work {
  category: Category;
  title: string;
  target: string; // `green-red-yellow`, `RISF`, `6-3-4-3-6`, `sphere-cube-sphere` or `47`
  points: number;
}

export interface Figure {
  id: string;
  index: number;
  name: string;
  period: Period;
  lived: string;
  region: string;
  bid: number;
  materials: number;
  bonus: number; // for all works; 0 with a single one
  works: readonly Work[];
}

/** The parts of a target: colours, letters, notes, solids; a number stands alone. */
export function parts({ category, target }: Pick<Work, 'category' | 'target'>): string[] {
  if (category === 'literature') return [...target.toUpperCase()];
  return category === 'science' ? [target] : target.split('-');
}

/** The lines of a file with commas; a field in quotes may hold commas. */
function records(text: string): Record<string, string>[] {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '',
      ),
    );
  return lines.map((fields) => Object.fromEntries(head.map((name, index) => [name, fields[index] ?? ''])));
}

const HEIGHTS: Readonly<Record<string, Height>> = { H: 'high', M: 'middle', L: 'low' };

export function readMaterials(text: string): Material[] {
  return records(text).map((line) => ({
    id: line.id!,
    number: Number(line.number),
    paint: [line.paint_left as Primary, line.paint_right as Primary],
    element: line.element as Element,
    connectors: [HEIGHTS[line.conn_left!]!, HEIGHTS[line.conn_right!]!],
    letters: line.letters!,
    notes: line.notes!.split('-').map(Number),
  }));
}

export function readFigures(text: string): Figure[] {
  return records(text).map((line) => ({
    id: line.id ?? '',
    index: Number(line.index),
    name: line.name!,
    period: line.period as Period,
    lived: line.lived!.replaceAll('-', '–').replaceAll('c.', 'c. ').replaceAll('fl.', 'fl. '),
    region: line.region!,
    bid: Number(line.starting_bid),
    materials: Number(line.materials),
    bonus: Number(line.bonus),
    works: [1, 2, 3]
      .filter((number) => line[`w${number}_category`])
      .map((number) => ({
        category: line[`w${number}_category`] as Category,
        title: line[`w${number}_title`]!,
        target: line[`w${number}_target`]!,
        points: Number(line[`w${number}_points`]),
      })),
  }));
}

export interface Cards {
  materials: Readonly<Record<string, Material>>;
  figures: readonly Figure[]; // in the order of their index
}

const files = import.meta.glob<string>('../../../../src/ludarium/games/ars_universalis/**/*.csv', {
  query: '?raw',
  import: 'default',
});

async function file(name: string): Promise<string> {
  const path = Object.keys(files).find((one) => one.endsWith(`/${name}.csv`));
  return (path && (await files[path]!())) ?? '';
}

let cards: Promise<Cards> | undefined;

/** All cards, read once. */
export function loadCards(): Promise<Cards> {
  cards ??= Promise.all([file('materials'), file('figures')]).then(([materials, figures]) => ({
    materials: Object.fromEntries(readMaterials(materials).map((card) => [card.id, card])),
    figures: readFigures(figures),
  }));
  return cards;
}
