// Finds missing, unused and untranslated messages in the catalogues under src: the platform's (`say`), the table's and
// the boards' (`tell`). Those beside the rules are checked in Python.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const games = fileURLToPath(new URL('../../src/ludarium/games', import.meta.url));
const coach = fileURLToPath(new URL('../../src/ludarium/coach', import.meta.url));
const LANGUAGES = ['en', 'es', 'de'];
// The same word in both languages.
const SAME_WORD = new Set([
    'de: tab-title',
    'es: tab-title',
    'de: name',
    'de: kind-bot',
    'es: kind-bot',
    'de: note-ducats',
    'de: zone-magellan',
    'es: note-ducats',
    'es: lesson-minutes',
    'es: minutes',
    'es: rank-within',
    'de: bench-sign-plus',
    'de: bench-sign-minus',
    'es: region-china',
    'es: region-india',
    'de: region-china',
    'de: region-england',
    'de: region-suriname',
    'de: region-japan',
    'de: region-yorubaland',
    'de: region-al_andalus',
    'de: passkeys',
    'de: passkey-number',
    'de: passkey-unnamed',
    'de: call-push',
    'es: call-push',
    'de: call-mail',
    'de: call-webhook',
    'es: call-webhook',
]);

let flaws = 0;
function flaw(text) {
    console.error(text);
    flaws += 1;
}

const files = (root, pattern) =>
    readdirSync(root, { recursive: true })
        .filter((name) => pattern.test(name))
        .map((name) => join(root, name));

/** The messages of a catalogue, each as one text for comparing; none where there is no such file. */
function messages(folder, language) {
    const file = join(folder, `${language}.ftl`);
    const found = new Map();
    let text;
    try {
        text = readFileSync(file, 'utf8');
    } catch {
        flaw(`${file} is missing`);
        return found;
    }
    for (const { id, value, attributes } of new FluentResource(text).body) {
        found.set(id, JSON.stringify(value));
        for (const [name, part] of Object.entries(attributes))
            found.set(`${id}.${name}`, JSON.stringify(part));
    }
    // The parser skips what it cannot read.
    for (const line of text.split('\n')) {
        const id = /^([a-z][\w-]*) *=/.exec(line)?.[1];
        if (id && !found.has(id)) flaw(`${file}: ${id} cannot be read`);
    }
    return found;
}

const variables = (text) => [...new Set(text.match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();

const code = files(source, /\.(svelte|ts)$/)
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
const all = (pattern) => [...code.matchAll(pattern)].map((match) => match[1]);
const whole = new Set(all(/['"`]([a-z][\w.-]*)['"`]/g)); // ids written out
const begun = all(/[`'"]([a-z][a-z0-9_]*-[\w-]*?)\$\{/g); // the beginnings of composed ones
const isUsed = (id) => {
    const name = id.split('.')[0];
    return whole.has(id) || whole.has(name) || begun.some((start) => name.startsWith(start));
};

const folders = files(source, /(^|\/)text\/en\.ftl$/).map(dirname);
const known = new Map(folders.map((folder) => [folder, messages(folder, 'en')]));
for (const [folder, english] of known) {
    for (const id of english.keys()) if (!isUsed(id)) flaw(`${folder}: ${id} is not used`);
    for (const language of LANGUAGES.filter((code) => code !== 'en')) {
        const other = messages(folder, language);
        const place = `${folder}/${language}.ftl`;
        for (const [id, text] of other.size ? english : []) {
            const translated = other.get(id);
            if (translated === undefined) flaw(`${place}: ${id} is missing`);
            else if (variables(translated) !== variables(text)) flaw(`${place}: ${id} has other arguments`);
            else if (translated === text && /[a-z]{3}/.test(text) && !SAME_WORD.has(`${language}: ${id}`)) {
                flaw(`${place}: ${id} is not translated`);
            }
        }
        for (const id of other.keys()) if (!english.has(id)) flaw(`${place}: ${id} is not in English`);
    }
}

const platform = known.get(join(source, 'text'));
const told = new Set([...known.values()].flatMap((english) => [...english.keys()]));
for (const file of [games, coach].flatMap((root) => files(root, /text\/(analysis\/)?en\.ftl$/))) {
    for (const id of messages(dirname(file), basename(file, '.ftl')).keys()) told.add(id);
}
for (const id of all(/\bsay\(\s*['"]([^'"]+)['"]/g)) if (!platform.has(id)) flaw(`say('${id}') has no text`);
for (const id of all(/\btell\(\s*['"]([^'"]+)['"]/g)) if (!told.has(id)) flaw(`tell('${id}') has no text`);

process.exitCode = flaws ? 1 : 0;
