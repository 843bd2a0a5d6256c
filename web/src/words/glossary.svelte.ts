import { api } from '$lib/api';
import type { Language } from '$lib/i18n.svelte';
import type { WordInfo } from '$lib/schema';

/** A stretch of a text; `word` names the word of the game that it is. */
export interface Part {
  text: string;
  word?: string;
}

const ENDING = '\\p{L}{0,4}'; // as core/glossary.py finds them, too
const ABBREVIATION = 2;

class Glossary {
  of = '';
  words = $state.raw<ReadonlyMap<string, WordInfo>>(new Map());
}
const glossary = new Glossary();

/** Loads what the words of a game mean. Without it nothing is marked, and everything else works. */
export async function loadWords(game: string, language: Language): Promise<void> {
  const wanted = `${game} ${language}`;
  if (glossary.of === wanted) return;
  glossary.of = wanted;
  const found = await api.words(game, language).catch(() => []);
  if (glossary.of === wanted) glossary.words = new Map(found.map((word) => [word.id, word]));
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every form with its word, the longest first: a starting bid before a bid. */
const forms = $derived.by(() =>
  [...glossary.words.values()]
    .flatMap(({ id, forms }) => forms.map((form) => ({ id, form })))
    .sort((one, other) => other.form.length - one.form.length),
);
const pattern = $derived.by(() => {
  if (!forms.length) return null;
  const either = forms.map(
    ({ form }) => `(${escaped(form)}${form.length > ABBREVIATION ? ENDING : ''})(?![\\p{L}\\p{N}_])`,
  );
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${either.join('|')})`, 'giu');
});

/** Cuts a text into its words of the game and what is between them; a word is told once, and none of `known`. */
export function cut(text: string, known: ReadonlySet<string> = new Set()): Part[] {
  if (!pattern) return [{ text }];
  const parts: Part[] = [];
  const told = new Set(known);
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const { id, form } = forms[match.slice(1).findIndex((one) => one !== undefined)]!;
    const capital = form[0] !== form[0]!.toLowerCase();
    if (told.has(id) || (capital && match[0][0] !== form[0])) continue;
    told.add(id);
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], word: id });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** A word's name, and what it is. */
export function explained(id: string): { name: string; text: string } | null {
  const about = glossary.words.get(id)?.about;
  if (!about) return null;
  const colon = about.indexOf(': ');
  return { name: about.slice(0, colon), text: about.slice(colon + 2) };
}
