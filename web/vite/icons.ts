import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

import { rounded } from './outline.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';

/** `import anvil from 'icon:anvil'` gives the outline (an SVG path of 512 × 512) of one icon of the set
 * game-icons. Only the imported ones, of 4,133, reach the bundle; an unknown name stops the build. */
export function icons(): Plugin {
  let set: IconSet | undefined;

  function outline(name: string): string {
    set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    ) as IconSet;
    const icon = set.icons[name];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => rounded(match[1]!)).join('');
  }

  return {
    name: 'ludarium-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(outline(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
