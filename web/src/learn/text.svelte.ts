import { FluentBundle, FluentResource } from '@fluent/bundle';

import { folder } from '../games';
import type { Language } from '$lib/i18n.svelte';
import type { TextArgs } from '../table/text.svelte';

const FALLBACK = 'en';

// The texts of a game's lessons lie beside them; [a-z] leaves the template out.
const files = import.meta.glob<string>('../../../src/ludarium/games/[a-z]*/lessons/*.ftl', {
  query: '?raw',
  import: 'default',
});

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
}
const texts = new Texts();

export async function loadLessons(game: string, language: Language): Promise<void> {
  const path = (code: string) => `../../../src/ludarium/games/${folder(game)}/lessons/${code}.ftl`;
  const file = files[path(language)] ?? files[path(FALLBACK)];
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (file) bundle.addResource(new FluentResource(await file()));
  texts.bundle = bundle;
}

/** A text of a lesson; nothing before they are here. `teach('chain-goal.text')` is an attribute. */
export function teach(id: string, args: TextArgs = {}): string {
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = texts.bundle?.getMessage(name);
  const pattern = (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  return pattern === null ? '' : texts.bundle!.formatPattern(pattern, args);
}
