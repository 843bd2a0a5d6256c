import { tell, told } from '../../table/text.svelte';
import { parts, type Figure, type Material, type Work } from './cards';

/** A materials card for those who listen. */
export function describeMaterial(card: Material): string {
  return tell('material-label', {
    id: card.id,
    number: card.number,
    left: tell(`part-${card.paint[0]}`),
    right: tell(`part-${card.paint[1]}`),
    solid: tell(`part-${card.element}`),
    high: card.connectors.map((height) => tell(`part-${height}`)).join(', '),
    letters: [...card.letters].join(' '),
    notes: card.notes.join(' '),
  });
}

/** What a work asks for, in words: "green, red, yellow". */
export function describeTarget(work: Pick<Work, 'category' | 'target'>): string {
  const asked = parts(work);
  switch (work.category) {
    case 'painting':
      return asked.map((colour) => tell(`part-${colour}`)).join(', ');
    case 'sculpture':
      return asked.map((solid) => tell(`part-${solid}`)).join(', ');
    case 'music':
      return tell('notes-label', { notes: asked.join(' ') });
    case 'literature':
      return asked.join(' ');
    case 'science':
      return `= ${work.target}`;
  }
}

/** A figure's name in the language in use. */
export const figureName = ({ id, name }: Figure): string =>
  told(`figure-${id}`) ? tell(`figure-${id}`) : name;

/** A work's title in the language in use. */
export function workTitle(figure: Figure, index: number): string {
  const id = `work-${figure.id}-${index + 1}`;
  return told(id) ? tell(id) : figure.works[index]!.title;
}

/** A figure for those who listen: who, the works, and what it costs and brings. */
export function describeFigure(figure: Figure): string {
  const works = figure.works.map(
    (work, index) =>
      `${workTitle(figure, index)}, ${tell(`category-${work.category}`)}: ${describeTarget(work)}, ${tell('points-label', { points: work.points })}`,
  );
  return tell('figure-label', {
    name: figureName(figure),
    period: tell(`era-${figure.period}`),
    works: works.join('; '),
    bid: figure.bid,
    materials: figure.materials,
  });
}

/** Where a figure lived, in the language in use. */
export const figureRegion = ({ region }: Figure): string =>
  region
    .split('/')
    .map((part) => {
      const id = `region-${part.toLowerCase().replaceAll(/[ -]/g, '_')}`;
      return told(id) ? tell(id) : part;
    })
    .join(' / ');
