import { humanise } from '$lib/humanise';
import type { Move } from '$lib/schema';
import type { Scene } from './desk';
import type { Tell, TextArgs } from './text.svelte';

/** The arguments of a verb, an event or a reason, each with its vocabulary. */
export type Phrase = Readonly<Record<string, string>>;

/** What a game can say. */
export interface Phrases {
  vocabularies: Readonly<Record<string, readonly string[] | null>>; // null: plain numbers
  verbs: Readonly<Record<string, Phrase>>;
  events: Readonly<Record<string, Phrase>>;
  reasons: Readonly<Record<string, Phrase>>;
}

/** What sentences about moves and events need of a game. */
export interface Voice {
  declaration: Phrases;
  details(scene: Scene, move?: Move): TextArgs;
  untold?: readonly string[]; // events that are not told
  tell: Tell;
  told(id: string): boolean;
}

/** Messages in plain words for whatever the game's catalogues leave out: `told` says what they hold. */
export function plainTexts(declaration: Phrases, told: (id: string) => boolean): string {
  const lines: string[] = [];
  const add = (id: string, text: string) => {
    if (!told(id)) lines.push(`${id} = ${text}`);
  };
  const list = (names: readonly string[], lead: string) =>
    names.length ? lead + names.map((name) => `{ $${name} }`).join(', ') : '';
  for (const [vocabulary, names] of Object.entries(declaration.vocabularies)) {
    for (const name of names ?? []) add(`${vocabulary}-${name}`, humanise(name));
  }
  for (const [verb, phrase] of Object.entries(declaration.verbs)) {
    add(`verb-${verb}`, humanise(verb) + list(Object.keys(phrase), ' '));
  }
  for (const [event, phrase] of Object.entries(declaration.events)) {
    if (told(`event-${event}`)) continue;
    const names = Object.keys(phrase).filter((name) => name !== 'seat');
    const plain = names.filter((name) => ['seat', 'number'].includes(phrase[name]!)); // never a secret
    const happened = 'seat' in phrase ? `{ $seat } ${humanise(event).toLowerCase()}` : humanise(event);
    const lead = 'seat' in phrase ? ' ' : ': ';
    const sentence = `${happened}${list(names, lead)}.`;
    if (plain.length === names.length) add(`event-${event}`, sentence);
    else {
      add(`event-${event}`, `${sentence}\n    .many = ${sentence}`);
      add(`event-${event}-hidden`, `${happened}${list(plain, lead)}.`);
    }
  }
  for (const [reason, phrase] of Object.entries(declaration.reasons)) {
    add(`reason-${reason}`, `${humanise(reason)}${list(Object.keys(phrase), ': ')}.`);
  }
  return lines.join('\n');
}
