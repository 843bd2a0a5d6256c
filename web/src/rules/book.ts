import type { Component } from 'svelte';

import type { TextArgs } from '$lib/i18n.svelte';
import { folder } from '../games';
import { Catalogue } from './catalogue.svelte';
import type { Ruleset } from './ruleset';

/** What a picture in the rules gets. */
export interface FigureProps {
  rules: Ruleset;
  wanted: readonly string[]; // what is searched for, to be marked
}

export interface Figure {
  picture: Component<any>;
  args?: Readonly<Record<string, unknown>>;
  beside?: boolean; // small: the text runs beside it
  words?: (rules: Ruleset) => string; // what is written in it, for searching
}

/** A game's rules: the order of the sections; their texts lie beside, one file a language. */
export interface Book {
  sections: readonly { id: string; level: 2 | 3 }[];
  figures: Readonly<Record<string, Figure>>;
  /** Numbers that follow from those of the ruleset. */
  derive(rules: Ruleset): TextArgs;
}

/** The texts of a book: load them from its folder. */
export const bookTexts = (): Catalogue =>
  new Catalogue(
    import.meta.glob<string>(['./*/en.ftl', './*/es.ftl', './*/de.ftl', '!./text/*'], {
      query: '?raw',
      import: 'default',
    }),
  );

const books = import.meta.glob<Book>('./*/book.ts', { import: 'book' });
const place = (game: string) => `./${folder(game)}/book.ts`;

export const hasBook = (game: string): boolean => place(game) in books;

export async function loadBook(game: string): Promise<Book | null> {
  return (await books[place(game)]?.()) ?? null;
}
