// Finds missing, unused and untranslated messages of the platform's catalogues. The games' own are checked in Python.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const SAME_WORD = new Set(['de: tab-title', 'es: tab-title', 'de: name', 'de: kind-bot', 'es: kind-bot']); // the same word in both languages

/** The messages of a catalogue as one text each, for comparing. */
function messages(language) {
    const text = readFileSync(join(source, 'text', `${language}.ftl`), 'utf8');
    const found = new Map();
    for (const { id, value, attributes } of new FluentResource(text).body) {
        found.set(id, JSON.stringify(value));
        for (const [name, part] of Object.entries(attributes))
            found.set(`${id}.${name}`, JSON.stringify(part));
    }
    // The parser skips what it cannot read.
    for (const line of text.split('\n')) {
        const id = /^([a-z][\w-]*) *=/.exec(line)?.[1];
        if (id && !found.has(id)) flaw(`${language}: ${id} cannot be read`);
    }
    return found;
}

/** Every text that a piece of source could ask for: whole ids, and the beginnings of composed ones. */
function asked() {
    const files = readdirSync(source, { recursive: true }).filter((name) => /\.(svelte|ts)$/.test(name));
    const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
    const whole = new Set([...code.matchAll(/['"`]([a-z][a-z0-9_.-]*)['"`]/g)].map((match) => match[1]));
    const said = [...code.matchAll(/\bsay\(\s*['"]([^'"]+)['"]/g)].map((match) => match[1]);
    const begun = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]);
    return { whole, said, begun };
}

const variables = (text) => [...new Set(text.match(/"type":"var","name":"\w+"/g) ?? [])].sort().join();

let flaws = 0;
function flaw(text) {
    console.error(text);
    flaws += 1;
}

const english = messages('en');
const { whole, said, begun } = asked();
for (const id of said) if (!english.has(id)) flaw(`en: ${id} is asked for and missing`);
for (const id of english.keys()) {
    const used = whole.has(id) || begun.some((start) => id.startsWith(start));
    if (!used) flaw(`en: ${id} is not used`);
}
for (const language of ['es', 'de']) {
    const other = messages(language);
    for (const [id, text] of english) {
        const translated = other.get(id);
        if (translated === undefined) flaw(`${language}: ${id} is missing`);
        else if (variables(translated) !== variables(text)) flaw(`${language}: ${id} has other arguments`);
        else if (translated === text && /[a-z]{3}/.test(text) && !SAME_WORD.has(`${language}: ${id}`)) {
            flaw(`${language}: ${id} is not translated`);
        }
    }
    for (const id of other.keys()) if (!english.has(id)) flaw(`${language}: ${id} is not in English`);
}
process.exitCode = flaws ? 1 : 0;
