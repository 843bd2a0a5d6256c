import type { Args } from '$lib/schema';
import type { Handle } from './choice.svelte';
import type { Declaration } from './declaration';
import type { Desk, Scene } from './desk';

/** The moves one may want with this thing, to ask the rules why none of them can be made: first those whose verb
 * something could be done with. What is not chosen yet is filled somehow. */
export function attempts(
  handle: Handle,
  picks: readonly Handle[],
  scene: Scene,
  desk: Desk,
  declaration: Declaration | null,
): string[] {
  const { seat, legal } = scene.position;

  function some(vocabulary: string): string | number {
    if (vocabulary === 'seat') return seat === 0 ? 1 : 0;
    return declaration?.vocabularies[vocabulary]?.[0] ?? 1;
  }
  function attempt(verb: string): string[] {
    const known: Args = {};
    for (const { verbs: words, value, also } of [...picks, handle]) {
      Object.assign(known, also);
      if (words[verb]) known[words[verb]] = value;
    }
    const phrase = declaration?.verbs[verb] ?? {};
    const values = Object.keys(phrase).map(
      (name) => known[name] ?? (desk.filler ? desk.filler(scene, name) : some(phrase[name]!)),
    );
    return values.includes(null) ? [] : [[verb, ...values].join(' ')];
  }
  const possible = new Set(legal.map((move) => move.verb));
  const verbs = Object.keys(handle.verbs);
  const first = verbs.filter((verb) => possible.has(verb));
  const rest = verbs.filter((verb) => !possible.has(verb));
  return [...first, ...rest].flatMap(attempt);
}
