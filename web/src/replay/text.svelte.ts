import { Catalogue } from '../rules/catalogue.svelte';

/** The words of the replay page; those of the board come with the table's. */
export const words = new Catalogue(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
);
export const tell = words.tell;
