// What a browser has to load to come and play any game, gzipped, without fonts. More than the limit is an error.
// Not counted: catalogues of the languages one does not read, and what is loaded only when it is opened: the rules,
// replays, credits and licence texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const ON_DEMAND = /^(de|es)-|^(LICENSE|book|Rules|Replay|Credits)/;
const built = fileURLToPath(new URL('../../src/ludarium/server/static', import.meta.url));

const sizes = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.woff2') && !ON_DEMAND.test(entry.name))
    .map((entry) => ({
        name: entry.name,
        size: gzipSync(readFileSync(join(entry.parentPath, entry.name))).length,
    }))
    .sort((a, b) => b.size - a.size);
const total = sizes.reduce((sum, { size }) => sum + size, 0);

const kilobytes = (size) => `${(size / 1000).toFixed(1).padStart(7)} kB`;
for (const { name, size } of sizes.slice(0, 12)) console.log(kilobytes(size), name);
console.log(kilobytes(total), `in ${sizes.length} files, of ${LIMIT / 1000} kB allowed`);
process.exitCode = total > LIMIT ? 1 : 0;
