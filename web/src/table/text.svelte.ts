import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { folder } from '../games';
import { api } from '$lib/api';
import type { Language } from '$lib/i18n.svelte';
import { loadDeclaration } from './declaration';
import { plainTexts } from './voice';
import { loadWords } from '../words/glossary.svelte';

export type TextArgs = Record<string, FluentVariable>;

/** Writes a message of the table or of its game; `tell('verb-swap.group')` is an attribute of one. */
export type Tell = (id: string, args?: TextArgs) => string;

const FALLBACK = 'en';

// The table's own words, those of a game's board, and the catalogues beside the game's rules, with what is told to
// beginners; [a-z] leaves the template out.
const files = import.meta.glob<string>(
  [
    './text/*.ftl',
    '../games/*/text/*.ftl',
    '../../../src/ludarium/games/[a-z]*/{text,companion}/*.ftl',
    '../../../src/ludarium/coach/text/*.ftl',
    '../../../src/ludarium/coach/text/analysis/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

class Texts {
  of = ''; // which game, in which language
  bundle = $state.raw<FluentBundle | null>(null);
}
const texts = new Texts();

/** Everything said at a table of this game; with what is said of an analysis only where one is shown. */
export async function bundleOf(game: string, language: Language, analysis = false): Promise<FluentBundle> {
  const beside = `../../../src/ludarium/games/${folder(game)}`;
  const find = (path: string) => files[`${path}/${language}.ftl`] ?? files[`${path}/${FALLBACK}.ftl`];
  const own = find(`${beside}/text`) ?? (() => api.text(game, language)); // of a game added to the server later
  const coach = find('../../../src/ludarium/coach/text');
  const board = find(`../games/${folder(game)}/text`);
  const found = [find('./text'), coach, board, own, find(`${beside}/companion`)];
  if (analysis) found.push(find('../../../src/ludarium/coach/text/analysis'));
  const [declaration, ...sources] = await Promise.all([
    loadDeclaration(game),
    ...found.map((file) => file?.()),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    if (source !== undefined) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  const plain = plainTexts(declaration, (id) => bundle.hasMessage(id));
  bundle.addResource(new FluentResource(plain));
  return bundle;
}

/** Loads it for the table that is shown. Until then messages are empty. */
export async function loadTexts(game: string, language: Language, analysis = false): Promise<void> {
  const wanted = `${game} ${language} ${analysis}`;
  if (texts.of === wanted) return;
  texts.of = wanted;
  void loadWords(game, language);
  const bundle = await bundleOf(game, language, analysis).catch((error: unknown) => {
    texts.of = ''; // another try may work
    throw error;
  });
  if (texts.of === wanted) texts.bundle = bundle; // else another was asked for meanwhile
}

/** The words in use: something to depend on for what is written once and kept. */
export const words = (): object | null => texts.bundle;

/** Writes the messages of a bundle, which may yet have to come. */
export function writer(bundle: () => FluentBundle | null): { tell: Tell; told: (id: string) => boolean } {
  function pattern(id: string) {
    const [name, attribute] = id.split('.') as [string, string | undefined];
    const message = bundle()?.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
  const tell: Tell = (id, args) => {
    const found = pattern(id);
    const words = bundle();
    if (found === null || !words) {
      if (import.meta.env.DEV && words) console.error(`no text ${id}`);
      return words ? id : '';
    }
    const flaws: Error[] = [];
    const text = words.formatPattern(found, args, flaws);
    if (import.meta.env.DEV && flaws.length) console.error(`text ${id}:`, ...flaws);
    return text;
  };
  return { tell, told: (id) => pattern(id) !== null };
}
export const { tell, told } = writer(() => texts.bundle);
