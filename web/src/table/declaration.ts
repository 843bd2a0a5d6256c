import { api } from '$lib/api';
import type { Args, Move } from '$lib/schema';
import type { Phrases } from './voice';

/** A field of a state or of a part of one: what it is, who sees it, and whose names its values bear. */
export interface Field {
  name: string;
  type: 'bag' | 'pile' | 'row' | 'int' | 'bool' | 'kind' | 'list' | 'part' | 'other';
  seen: 'open' | 'own' | 'count';
  of: string | null; // a vocabulary, or a part
}

/** Everything a game declares, as `core/declaration.py` tells it. */
export interface Declaration extends Phrases {
  state: string;
  parts: Readonly<Record<string, readonly Field[]>>;
  sections: Readonly<Record<string, string>>; // of the rules to read, by the step they are about
  befalls: Readonly<Record<string, string>>; // events that befall a seat, and the area in which it is seen
  numbers: Readonly<Record<string, unknown>>;
}

/** A move as the server would list it, from its text; the last argument may be several words. */
export function moveOf(text: string, { verbs }: Phrases): Move {
  const [verb = '', ...words] = text.split(' ');
  const names = Object.keys(verbs[verb] ?? {});
  const args: Args = {};
  for (const [place, name] of names.entries()) {
    const value = place === names.length - 1 ? words.slice(place).join(' ') : (words[place] ?? '');
    args[name] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return { text, verb, args };
}

const known = new Map<string, Promise<Declaration>>();

export function loadDeclaration(game: string): Promise<Declaration> {
  const found = known.get(game) ?? api.declaration(game);
  known.set(game, found);
  found.catch(() => known.delete(game)); // another try may work
  return found;
}
