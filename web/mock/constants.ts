import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { ConstantInfo } from '../src/lib/schema/index.ts';

const games = fileURLToPath(new URL('../../src/ludarium/games/', import.meta.url));

/** What the server tells of a game's constants, read from the same data file; nothing where there is none. */
export function constants(game: string): ConstantInfo[] | undefined {
  let toml: string;
  try {
    toml = readFileSync(`${games}${game.replaceAll('-', '_')}/data.toml`, 'utf8');
  } catch {
    return undefined;
  }
  return toml
    .split(/^\[constants\./m)
    .slice(1)
    .map((part) => {
      const text = (key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(part)?.[1];
      const word = (key: string) => text(key)?.replace(/^"|"$/g, '') ?? '';
      return {
        name: part.slice(0, part.indexOf(']')),
        value: JSON.parse(text('value')!.replace(/(\w+) =/g, '"$1":')) as unknown,
        source: word('source'),
        why: word('why'),
        least: Number(text('least') ?? 0),
        most: Number(text('most') ?? 0),
      };
    });
}
