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
  ],
  { query: '?raw', import: 'default' },
);

class Texts {
  of = ''; // which game, in which language
  bundle = $state.raw<FluentBundle | null>(null);
}
const texts = new Texts();

/** Loads everything said at a table of this game. Until then messages are empty. */
export async function loadTexts(game: string, language: Language): Promise<void> {
  const wanted = `${game} ${language}`;
  if (texts.of === wanted) return;
  texts.of = wanted;
  void loadWords(game, language);
  const beside = `../../../src/ludarium/games/${folder(game)}`;
  const find = (path: string) => files[`${path}/${language}.ftl`] ?? files[`${path}/${FALLBACK}.ftl`];
  const own = find(`${beside}/text`) ?? (() => api.text(game, language)); // of a game added to the server later
  const coach = find('../../../src/ludarium/coach/text');
  const board = find(`../games/${folder(game)}/text`);
  const found = [find('./text'), coach, board, own, find(`${beside}/companion`)];
  const [declaration, ...sources] = await Promise.all([
    loadDeclaration(game),
    ...found.map((file) => file?.()),
  ]).catch((error: unknown) => {
    texts.of = ''; // another try may work
    throw error;
  });
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    if (source !== undefined) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  const plain = plainTexts(declaration, (id) => bundle.hasMessage(id));
  bundle.addResource(new FluentResource(plain));
  if (texts.of === wanted) texts.bundle = bundle; // else another was asked for meanwhile
}

function pattern(id: string) {
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = texts.bundle?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export const told = (id: string): boolean => pattern(id) !== null;

/** The words in use: something to depend on for what is written once and kept. */
export const words = (): object | null => texts.bundle;

export const tell: Tell = (id, args) => {
  const found = pattern(id);
  if (found === null) {
    if (import.meta.env.DEV && texts.bundle) console.error(`no text ${id}`);
    return texts.bundle ? id : '';
  }
  const flaws: Error[] = [];
  const text = texts.bundle!.formatPattern(found, args, flaws);
  if (import.meta.env.DEV && flaws.length) console.error(`text ${id}:`, ...flaws);
  return text;
};
