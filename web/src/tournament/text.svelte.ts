import { RequestError } from '$lib/api';
import { problemText, toast } from '$lib/toast.svelte';
import { Catalogue } from '../rules/catalogue.svelte';

/** The words of the tournaments' pages. */
export const words = new Catalogue(
  import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }),
);
export const tell = words.tell;

/** Does something with the server; says so when it was refused. Gives undefined then. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const id = `problem-${error.reason}`;
    toast(words.has(id) ? tell(id, error.args) : problemText(error), 'warning');
    return undefined;
  }
}
