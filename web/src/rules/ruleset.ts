import { api } from '$lib/api';
import { folder } from '../games';

/** A game's numbers and pieces, as a table's `Position.rules` holds them. */
export type Ruleset = Readonly<Record<string, unknown>>;

// Cards and the like stand in the game's data file beside the constants, which the server tells.
const files = import.meta.glob<string>('../../../src/ludarium/games/[a-z]*/data.toml', {
  query: '?raw',
  import: 'default',
});

/** The tables of a data file that are no constants. Each of their lines is a name and a value of one line. */
export function pieces(toml: string): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  let table: Record<string, unknown> | null = null;
  for (const line of toml.split('\n')) {
    const head = /^\[([\w.]+)\]/.exec(line)?.[1];
    if (head) {
      table = head.startsWith('constants') ? null : (found[head] = {});
      continue;
    }
    const [, name, value] = /^(\w+)\s*=\s*([^#]*)/.exec(line) ?? [];
    if (table && name && value) table[name] = JSON.parse(value.replace(/(\w+)\s*=/g, '"$1":'));
  }
  return found;
}

/** What stands in no rulebook: our choice, or a game of our own. */
const OURS = new Set(['RECONSTRUCTED', 'INVENTED']);

export async function loadRuleset(game: string): Promise<{ rules: Ruleset; ours: ReadonlySet<string> }> {
  const file = files[`../../../src/ludarium/games/${folder(game)}/data.toml`];
  const [constants, toml] = await Promise.all([api.constants(game), file?.()]);
  const rules: Record<string, unknown> = { ...(toml && pieces(toml)) };
  for (const { name, value } of constants) rules[name] = value;
  const ours = constants.filter(({ source }) => OURS.has(source)).map(({ name }) => name);
  return { rules, ours: new Set(ours) };
}

/** Every number and word as an argument of the texts: `buy.wood` is `$buy_wood`. */
export function flat(rules: Ruleset, prefix = ''): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(rules)) {
    if (typeof value === 'number' || typeof value === 'string') found[prefix + name] = value;
    else if (value && typeof value === 'object')
      Object.assign(found, flat(value as Ruleset, `${prefix}${name}_`));
  }
  return found;
}
