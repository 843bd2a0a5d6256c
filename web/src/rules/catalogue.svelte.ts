import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Language, TextArgs } from '$lib/i18n.svelte';

type Files = Record<string, () => Promise<string>>;
const FALLBACK = 'en';

/** A page's own words, loaded with the page: `./text/en.ftl` of the files a page hands over. */
export class Catalogue {
  bundle = $state.raw<FluentBundle | null>(null);
  readonly #files: Files;
  #wanted = '';

  constructor(files: Files) {
    this.#files = files;
  }

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(folder: string, language: Language): Promise<void> {
    const path = `${folder}/${language}.ftl`;
    this.#wanted = path;
    const file = this.#files[path] ?? this.#files[`${folder}/${FALLBACK}.ftl`];
    const made = new FluentBundle(language, { useIsolating: false });
    if (file) made.addResource(new FluentResource(await file()));
    if (this.#wanted === path) this.bundle = made; // else another language was asked for meanwhile
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  #pattern(id: string) {
    const [name, attribute] = id.split('.') as [string, string | undefined];
    const message = this.bundle?.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  tell = (id: string, args?: TextArgs): string => {
    const found = this.#pattern(id);
    if (!found) {
      if (import.meta.env.DEV && this.bundle) console.error(`no text ${id}`);
      return this.bundle ? id : '';
    }
    const flaws: Error[] = [];
    const text = this.bundle!.formatPattern(found, args, flaws);
    if (import.meta.env.DEV && flaws.length) console.error(`text ${id}:`, ...flaws);
    return text;
  };
}
