import { Catalogue } from '../rules/catalogue.svelte';

/** The words of the pages on which the best move is to be found; those of the board come with the table's. */
export const words = new Catalogue(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
);
export const tell = words.tell;
