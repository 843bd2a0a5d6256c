import { Catalogue } from './catalogue.svelte';

/** The words of the rules pages around the rules themselves. */
export const words = new Catalogue(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
);
export const tell = words.tell;
