import { FluentNumber, FluentType } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';

import type { TextArgs } from '$lib/i18n.svelte';
import { flat, type Ruleset } from './ruleset';

/** Stands behind what is ours and not printed: by itself behind numbers, by hand behind rules in the texts. */
export const SIGN = '†';

type Scope = Parameters<FluentNumber['toString']>[0];

class OurNumber extends FluentNumber {
  override toString(scope: Scope): string {
    return super.toString(scope) + SIGN;
  }
}

class OurWord extends FluentType<string> {
  override toString(): string {
    return this.value + SIGN;
  }
}

/** An argument of the texts that carries the sign wherever it is written; plurals follow it as before. */
export const ours = (value: string | number): FluentType<string | number> =>
  typeof value === 'number' ? new OurNumber(value) : new OurWord(value);

/** The numbers of a ruleset as arguments, with the sign behind those that no rulebook states. */
export function signed(rules: Ruleset, reconstructed: ReadonlySet<string>): TextArgs {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, value]) =>
      Object.entries(flat({ [name]: value })).map(([key, one]) => [
        key,
        reconstructed.has(name) ? ours(one) : one,
      ]),
    ),
  );
}

const PLACE = Symbol('reconstructed');

/** Told to the pictures below: which constants are ours. */
export const tellOurs = (names: () => ReadonlySet<string>): void => void setContext(PLACE, names);
export const knowsOurs = (): (() => ReadonlySet<string>) =>
  getContext<(() => ReadonlySet<string>) | undefined>(PLACE) ?? (() => new Set());
