import { api } from '$lib/api';
import { humanise } from '$lib/humanise';

/** A field of a state or of a part of one: what it is, who sees it, and whose names its values bear. */
export interface Field {
  name: string;
  type: 'bag' | 'pile' | 'row' | 'int' | 'bool' | 'kind' | 'list' | 'part' | 'other';
  seen: 'open' | 'own' | 'count';
  of: string | null; // a vocabulary, or a part
}

/** The arguments of a verb, an event or a reason, each with its vocabulary. */
export type Phrase = Readonly<Record<string, string>>;

/** Everything a game declares, as `core/declaration.py` tells it. */
export interface Declaration {
  state: string;
  parts: Readonly<Record<string, readonly Field[]>>;
  vocabularies: Readonly<Record<string, readonly string[] | null>>; // null: plain numbers
  verbs: Readonly<Record<string, Phrase>>;
  events: Readonly<Record<string, Phrase>>;
  reasons: Readonly<Record<string, Phrase>>;
  numbers: Readonly<Record<string, unknown>>;
}

const known = new Map<string, Promise<Declaration>>();

export function loadDeclaration(game: string): Promise<Declaration> {
  const found = known.get(game) ?? api.declaration(game);
  known.set(game, found);
  found.catch(() => known.delete(game)); // another try may work
  return found;
}

/** The vocabularies of arguments whose values have names, wherever they stand. */
export function vocabularyOf({ verbs, events, reasons, vocabularies }: Declaration): Record<string, string> {
  const phrases = [reasons, events, verbs].flatMap((many) => Object.values(many));
  const named = phrases
    .flatMap((phrase) => Object.entries(phrase))
    .filter(([, vocabulary]) => vocabulary === 'seat' || vocabularies[vocabulary]);
  return Object.fromEntries(named);
}

/** Messages in plain words for whatever the game's catalogues leave out: `told` says what they hold. */
export function plainTexts(declaration: Declaration, told: (id: string) => boolean): string {
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
