import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { mock } from './mock/plugin.ts';
import { icons } from './vite/icons.ts';
import { texts } from './vite/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.LUDARIUM_SERVER ?? 'http://127.0.0.1:8360';

/** Chunks are called after what they belong to (`board.artificium`, `en.table`, `de.rules.artificium`,
 * `es.lessons.artificium`), so that scripts/size.mjs can tell who needs them. */
function named(module: string | null | undefined, name: string): string {
  const aside = /\/games\/([a-z_]+)\/(lessons|companion)\/\w+\.ftl/.exec(module ?? '');
  if (aside) return `${name}.${aside[2]}.${aside[1]}`;
  const parts = /\/(games|rules|table|replay)\/(?:([a-z_]+)\/)?(?:text\/)?\w+\.(?:ftl|ts)/.exec(module ?? '');
  if (!parts) return name;
  const [, area, game] = parts;
  return [name, area === 'games' ? '' : area, game === 'text' ? '' : game].filter(Boolean).join('.');
}

export default defineConfig(({ mode }) => ({
  plugins: [icons(), texts(), svelte(), mode === 'mock' && mock()],
  resolve: { alias: { $lib: here('src/lib'), $components: here('src/components') } },
  build: {
    outDir: here('../src/ludarium/server/static'),
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // the first ones with light-dark()
    assetsInlineLimit: 0, // data: addresses would need a looser Content-Security-Policy
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What several pages share comes in two files; small ones by the dozen would compress badly.
        codeSplitting: {
          groups: [
            { name: 'parts', test: /src\/(components|lib|words)\//, minShareCount: 2 },
            { name: 'table', test: /src\/table\//, minShareCount: 2 },
          ],
        },
        chunkFileNames: ({ facadeModuleId, name }) => `assets/${named(facadeModuleId, name)}-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the games' catalogues lie beside their rules
    ...(mode !== 'mock' && {
      proxy: {
        '/api': { target: server },
        '/link': { target: server },
        '/ws': { target: server, ws: true },
      },
    }),
  },
}));
