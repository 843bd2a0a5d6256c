import { language } from '$lib/i18n.svelte';
import { folder } from '../games';
import { loadTexts, words as tableWords } from '../table/text.svelte';
import { bookTexts, hasBook, loadBook, type Book } from './book';
import { parse, plain, type Block } from './markup';
import { signed, tellOurs } from './provenance';
import { loadRuleset, type Ruleset } from './ruleset';
import { finds, terms } from './search';
import { words } from './text.svelte';

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  blocks: Block[];
  text: string; // everything in words, for searching
}

/** A game's rules to read, and what is searched in them. To be made by a component: it loads with it. */
export class Reader {
  readonly #texts = bookTexts();
  book = $state.raw<Book | null>(null);
  rules = $state.raw<Ruleset | null>(null);
  problem = $state.raw<unknown>(null);
  query = $state('');
  #ours = $state.raw<ReadonlySet<string>>(new Set());

  constructor(game: () => string) {
    tellOurs(() => this.#ours);
    $effect(() => {
      void words.load('./text', language());
      if (!hasBook(game())) return;
      void this.#texts.load(`./${folder(game())}`, language());
      void loadTexts(game(), language()); // the names on the cards
    });
    $effect(() => {
      if (!hasBook(game())) return;
      Promise.all([loadBook(game()), loadRuleset(game())]).then(
        ([book, { rules, ours }]) => {
          this.book = book;
          this.rules = rules;
          this.#ours = ours;
        },
        (error) => (this.problem = error),
      );
    });
  }

  wanted = $derived(terms(this.query));

  /** All sections; none before everything is there. */
  sections: Section[] = $derived.by(() => {
    const { book, rules } = this;
    const texts = this.#texts;
    if (!book || !rules || !texts.ready || !words.ready || !tableWords()) return [];
    const args = { ...signed(rules, this.#ours), ...book.derive(rules) };
    const { figures } = book;
    return book.sections.map(({ id, level }) => {
      const title = texts.tell(id);
      const blocks = parse(texts.tell(`${id}.text`, args));
      const drawn = blocks.flatMap((block) =>
        block.kind === 'figure' ? [figures[block.name]?.words?.(rules) ?? ''] : [],
      );
      return { id, level, title, blocks, text: [title, plain(blocks), ...drawn].join('\n') };
    });
  });

  /** Those that say what is searched for. */
  shown = $derived(
    this.wanted.length ? this.sections.filter(({ text }) => finds(text, this.wanted)) : this.sections,
  );
}
