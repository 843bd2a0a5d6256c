import type { Args, Move, Pointer } from '$lib/schema';
import { moveOf } from '../table/declaration';
import type { Phrases } from '../table/voice';

/** Points at the things that a move names. */
export function pointerOf(text: string, phrases: Phrases): Pointer {
  const { verb, args } = moveOf(text, phrases);
  return { area: '', verb, args: worded(args) };
}

const worded = (args: Args): Record<string, string> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]));

/** Points at things by their names, (vocabulary, value), where a move that is legal could begin with one. */
export function pointersTo(
  pieces: readonly (readonly [string, string])[],
  legal: readonly Move[],
  { verbs }: Phrases,
): Pointer[] {
  return pieces.flatMap(([vocabulary, piece]) => {
    for (const { verb, args } of legal) {
      for (const [name, value] of Object.entries(worded(args)))
        if (verbs[verb]?.[name] === vocabulary && value === piece)
          return { area: '', verb, args: { [name]: value } };
    }
    return [];
  });
}
