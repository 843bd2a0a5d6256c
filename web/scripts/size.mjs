// What a browser has to load, gzipped, without fonts: to come and play a game in one language (more than the limit is an
// error), the whole site in one language, and all files there are.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const built = fileURLToPath(new URL('../../src/ludarium/server/static', import.meta.url));

const files = new Map(
    readdirSync(built, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(woff2|sha256)$/.test(entry.name))
        .map((entry) => {
            const content = readFileSync(join(entry.parentPath, entry.name));
            return [entry.name, { size: gzipSync(content, { level: 9 }).length, text: content.toString() }];
        }),
);
const find = (start) => [...files.keys()].filter((name) => name.startsWith(start));

/** The files a chunk brings with it: what it imports, and the style sheets listed where it is loaded. */
const along = new Map();
for (const { text } of files.values()) {
    const listed = JSON.parse(
        /__vite__mapDeps=.*?m\.f=(\[.*?\])/.exec(text)?.[1]?.replaceAll('`', '"') ?? '[]',
    );
    for (const [, name, , deps] of text.matchAll(
        /import\([`"']\.\/([\w.-]+)[`"']\)(\.then\([^)]*\))?,__vite__mapDeps\(\[([\d,]*)\]\)/g,
    ))
        along.set(
            name,
            deps.split(',').map((index) => basename(listed[Number(index)])),
        );
}
function closure(names, seen = new Set()) {
    for (const name of names) {
        if (!files.has(name) || seen.has(name)) continue;
        seen.add(name);
        const { text } = files.get(name);
        const imported = name.endsWith('.js')
            ? [...text.matchAll(/(?:from|import)[`"']\.\/([\w.-]+)[`"']/g)].map((match) => match[1])
            : [...text.matchAll(/<(?!link rel="apple-touch-icon")[^>]*(?:src|href)="\/?([\w./-]+)"/g)].map(
                  (match) => basename(match[1]),
              );
        closure([...imported, ...(along.get(name) ?? [])], seen);
    }
    return seen;
}

const sum = (names) => [...names].reduce((total, name) => total + files.get(name).size, 0);
const say = (size, what) => console.log(`${(size / 1000).toFixed(1).padStart(7)} kB ${what}`);

const first = closure(['index.html', 'icon.svg', 'grain.svg', ...find('Home-'), ...find('en-')]);
say(sum(first), 'the first page');
let most = 0;
for (const board of find('board.').filter((name) => name.endsWith('.js'))) {
    const game = board.split(/[.-]/)[1];
    const start = [
        ...first,
        ...find('NewTable-'),
        ...find('Table-'),
        board,
        ...find('en.table'),
        ...find(`en.${game}`),
        ...find(`en.companion.${game}`),
    ];
    const size = sum(closure(start));
    most = Math.max(most, size);
    say(size, `to set up a table of ${game} and play, of ${LIMIT / 1000} kB allowed`);
}
say(
    sum([...files.keys()].filter((name) => !/^(de|es)[.-]|^LICENSE/.test(name))),
    'every page, board and rule, in one language',
);
say(sum(files.keys()), `all ${files.size} files: three languages, licences`);
if (!most) throw new Error('no board found');
process.exitCode = most > LIMIT ? 1 : 0;
