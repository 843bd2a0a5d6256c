import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const CATALOGUE = /\.ftl\?raw$/;

/** Catalogues without their comments: nobody reads those in a browser. */
export function texts(): Plugin {
  return {
    name: 'ludarium-texts',
    enforce: 'pre',
    load(id) {
      if (!CATALOGUE.test(id)) return undefined;
      const lines = readFileSync(id.replace(/\?raw$/, ''), 'utf8').split('\n');
      return `export default ${JSON.stringify(lines.filter((line) => !line.startsWith('#')).join('\n'))};`;
    },
  };
}
