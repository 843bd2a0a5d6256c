import { figureName, workTitle } from '../../games/ars_universalis/words';
import { tell } from '../../table/text.svelte';
import {
  parts,
  type Cards,
  type Category,
  type Figure,
  type Material,
  type Paint,
  type Primary,
  type Work,
} from '../../games/ars_universalis/cards';

/** The puzzles' examples, step by step: what lies on the bench, in units of which a card is 128 wide. */

export type Verdict = 'open' | 'solved' | 'refused';

export interface Piece {
  card: Material;
  x: number;
  y: number;
  scale?: number;
  turned?: boolean;
  slid?: boolean;
  lit?: string;
}

export interface Sign {
  key: string;
  kind: 'note' | 'letter' | 'joint' | 'term';
  text: string;
  x: number;
  y: number;
  mood?: 'right' | 'wrong' | 'outside';
}

export interface Scene {
  pieces: Piece[];
  joints?: { key: string; ends: readonly [Primary, Primary]; made: Paint; x: number; y: number }[];
  signs?: Sign[];
  verdict: Verdict;
}

export interface Example {
  figure: Figure;
  work: Work;
  height: number;
  scenes: Scene[];
}

export const WIDTH = 560;
const CARD = 128;
const LEFT = 24;
const TOP = 16;
const LINE = 13; // between two lines of the staff

const at = (place: number) => LEFT + place * CARD;

type Get = (id: string) => Material;

/** Rows that make the colours that are sought, one after the other. */
function painted(get: Get, sought: readonly string[], rows: string[][], verdict: Verdict): Scene {
  const pieces: Piece[] = [];
  const joints: Scene['joints'] = [];
  for (const [row, ids] of rows.entries()) {
    const y = TOP + row * (CARD + 12);
    for (const [place, id] of ids.entries()) {
      pieces.push({ card: get(id), x: at(place), y });
      const next = ids[place + 1];
      if (next) {
        const meeting = [get(id).paint[1], get(next).paint[0]] as const;
        const made = sought[joints.length] as Paint;
        joints.push({ key: `${id}${next}`, ends: meeting, made, x: at(place + 1), y: y + CARD / 2 });
      }
    }
  }
  return { pieces, joints, verdict };
}

function spelled(get: Get, word: string, cards: [id: string, lit: string][], verdict: Verdict): Scene {
  const read = cards.map(([, lit]) => lit).join('');
  const signs = [...word].map((letter, place): Sign => {
    const given = read[place];
    const mood = given === undefined ? 'outside' : given === letter ? 'right' : 'wrong';
    const x = WIDTH / 2 + (place - (word.length - 1) / 2) * 52;
    return { key: `${place}`, kind: 'letter', text: given ?? letter, x, y: TOP + CARD + 36, mood };
  });
  const pieces = cards.map(([id, lit], place) => ({ card: get(id), x: at(place) + 64, y: TOP, lit }));
  return { pieces, signs, verdict };
}

function sung(
  get: Get,
  target: readonly number[],
  cards: [id: string, slide: number, sounds: number[], extra?: boolean][],
  verdict: Verdict,
): Scene {
  const signs: Sign[] = [];
  let heard = 0; // notes of the melody so far
  const pieces = cards.map(([id, slide, sounds, extra], place): Piece => {
    const card = get(id);
    const spread = CARD / (card.notes.length + 1);
    for (const [index, sound] of sounds.entries()) {
      const wanted = extra ? -1 : target[heard++];
      const mood = wanted === undefined ? 'outside' : sound === wanted ? 'right' : 'wrong';
      const x = at(place) + spread * (index + 1);
      signs.push({ key: `${id}${index}`, kind: 'note', text: `${sound}`, x, y: TOP + CARD + 48, mood });
    }
    return { card, x: at(place), y: TOP + LINE - slide * LINE, slid: slide !== 0 };
  });
  return { pieces, signs, verdict };
}

function built(get: Get, cards: [id: string, turned: boolean][], joints: string, verdict: Verdict): Scene {
  const pieces = cards.map(([id, turned], place) => ({ card: get(id), x: at(place), y: TOP, turned }));
  const signs = pieces.slice(1).map(({ card, x }, index): Sign => {
    const before = pieces[index]!;
    const text = joints[index]!;
    return {
      key: `${before.card.id}${card.id}`,
      kind: 'joint',
      text,
      x,
      y: TOP + CARD + 20,
      mood: text === '✓' ? 'right' : 'wrong',
    };
  });
  return { pieces, signs, verdict };
}

/** Cards and signs of a calculation in a row: an id is a card, anything else is written. */
function reckoned(get: Get, terms: string[], verdict: Verdict): Scene {
  const SMALL = 0.66;
  const pieces: Piece[] = [];
  const signs: Sign[] = [];
  let x = 8;
  for (const [place, term] of terms.entries()) {
    if (/^M\d/.test(term)) {
      pieces.push({ card: get(term), x, y: TOP + 22, scale: SMALL });
      x += CARD * SMALL + 2;
    } else {
      const wide = term.length > 1 ? 58 : /[()]/.test(term) ? 16 : 30;
      signs.push({ key: `${place}${term}`, kind: 'term', text: term, x: x + wide / 2, y: TOP + 64 });
      x += wide;
    }
  }
  return { pieces, signs, verdict };
}

/** All five; none where the cards are not known. */
export function examples({ materials, figures }: Cards): Partial<Record<Category, Example>> {
  if (!figures.length) return {};
  const get: Get = (id) => materials[id]!;
  const of = (name: string, category: Category) => {
    const figure = figures.find((one) => one.name === name)!;
    return { figure, work: figure.works.find((work) => work.category === category)! };
  };
  const night = of('Kassia', 'music');
  const wall = of('Leonardo da Vinci', 'painting');
  const colours = parts(wall.work);
  const tune = parts(night.work).map(Number);
  const word = 'MOLINO';
  return {
    painting: {
      ...wall,
      height: 2 * CARD + 44,
      scenes: [
        painted(get, colours, [['M027']], 'open'),
        painted(get, colours, [['M027', 'M001']], 'open'),
        painted(get, colours, [['M027', 'M001', 'M013']], 'open'),
        painted(get, colours, [['M027', 'M001', 'M013', 'M071']], 'solved'),
        painted(
          get,
          colours,
          [
            ['M027', 'M001', 'M002'],
            ['M063', 'M071'],
          ],
          'solved',
        ),
      ],
    },
    literature: {
      ...of('Miguel de Cervantes', 'literature'),
      height: CARD + 80,
      scenes: [
        spelled(get, word, [], 'open'),
        spelled(get, word, [['M045', 'MO']], 'open'),
        spelled(
          get,
          word,
          [
            ['M045', 'MO'],
            ['M050', 'LIN'],
          ],
          'open',
        ),
        spelled(
          get,
          word,
          [
            ['M045', 'MO'],
            ['M050', 'LIN'],
            ['M018', 'O'],
          ],
          'solved',
        ),
        spelled(
          get,
          word,
          [
            ['M050', 'LIN'],
            ['M045', 'MO'],
            ['M018', 'O'],
          ],
          'refused',
        ),
      ],
    },
    music: {
      ...night,
      height: CARD + 88,
      scenes: [
        sung(get, tune, [], 'open'),
        sung(get, tune, [['M002', 0, [5, 4]]], 'open'),
        sung(
          get,
          tune,
          [
            ['M002', 0, [5, 4]],
            ['M003', 0, [5, 6]],
          ],
          'refused',
        ),
        sung(
          get,
          tune,
          [
            ['M002', 0, [5, 4]],
            ['M003', -1, [3, 4]],
          ],
          'solved',
        ),
        sung(
          get,
          tune,
          [
            ['M002', 0, [5, 4]],
            ['M020', 0, [3, 4, 5]],
          ],
          'solved',
        ),
        sung(
          get,
          tune,
          [
            ['M002', 0, [5, 4]],
            ['M049', 0, [5], true],
            ['M003', -1, [3, 4]],
          ],
          'refused',
        ),
      ],
    },
    sculpture: {
      ...of('Nicola Pisano', 'sculpture'),
      height: CARD + 54,
      scenes: [
        built(get, [['M011', false]], '', 'open'),
        built(
          get,
          [
            ['M011', false],
            ['M009', false],
          ],
          '✗',
          'refused',
        ),
        built(
          get,
          [
            ['M011', false],
            ['M009', true],
          ],
          '✓',
          'open',
        ),
        built(
          get,
          [
            ['M011', false],
            ['M009', true],
            ['M043', false],
          ],
          '✓✓',
          'solved',
        ),
        built(
          get,
          [
            ['M011', false],
            ['M009', true],
            ['M006', false],
          ],
          '✓✗',
          'refused',
        ),
        built(
          get,
          [
            ['M011', false],
            ['M009', true],
            ['M014', false],
            ['M006', false],
          ],
          '✓✓✓',
          'solved',
        ),
      ],
    },
    science: {
      ...of('Leonardo da Vinci', 'science'),
      height: CARD + 20,
      scenes: [
        reckoned(get, [], 'open'),
        reckoned(get, ['M024', '×', 'M014', '= 36'], 'open'),
        reckoned(get, ['M024', '×', 'M014', '+', 'M011', '= 38'], 'solved'),
        reckoned(get, ['(', 'M008', '−', 'M013', ')', '×', 'M014', '+', 'M011', '= 38'], 'solved'),
        reckoned(get, ['M002', 'M017'], 'refused'),
      ],
    },
  };
}

/** The work's title in the language in use; an example may ask for less than the work does. */
export const exampleTitle = ({ figure, work }: Pick<Example, 'figure' | 'work'>): string =>
  workTitle(
    figure,
    figure.works.findIndex(({ title }) => title === work.title),
  );

/** What is said at each step. */
export const captions = (kind: Category, { figure, work, scenes }: Example): string[] =>
  scenes.map((_, index) =>
    tell(`example-${kind}-${index + 1}`, {
      title: exampleTitle({ figure, work }),
      name: figureName(figure),
      target: work.target,
    }),
  );

/** A figure in words, for searching. */
export const figureWords = (figure: Figure): string =>
  [figureName(figure), figure.region, ...figure.works.map((_work, index) => workTitle(figure, index))].join(
    '\n',
  );
