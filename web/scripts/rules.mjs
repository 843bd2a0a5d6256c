// Finds sections of the rules that are missing in a language, cut off, not translated, or told differently: other
// arguments, pictures, points in a list or signs of what is ours. Numbers have to come from the ruleset, so no digit may stand in a text.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../src/rules', import.meta.url));
const LANGUAGES = ['en', 'es', 'de'];

let flaws = 0;
function flaw(text) {
    console.error(text);
    flaws += 1;
}

/** The plain text of a pattern, with the names of its arguments in their places. */
function written(pattern) {
    if (pattern === null || pattern === undefined) return null;
    if (typeof pattern === 'string') return pattern;
    return pattern
        .map((part) => {
            if (typeof part === 'string') return part;
            if (part.type === 'var') return `{${part.name}}`;
            if (part.type === 'select') return written(part.variants.at(-1).value);
            return '';
        })
        .join('');
}

const outline = (text) => ({
    arguments: [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(),
    pictures: (text.match(/^@[\w-]+/gm) ?? []).join(),
    links: (text.match(/\]\(#[\w-]+\)/g) ?? []).sort().join(),
    points: (text.match(/^ *(- |\d+\. )/gm) ?? []).length,
    signs: (text.match(/†/g) ?? []).length,
    paragraphs: text.split(/\n\s*\n/).length,
});

function check(game) {
    const folder = join(root, game);
    const code = readFileSync(join(folder, 'book.ts'), 'utf8');
    const ids = [...code.matchAll(/\{ id: '([\w-]+)', level/g)].map((match) => match[1]);
    const figures = new Set([...code.matchAll(/^ {4}'?([\w-]+)'?: (?:\{|\w+\()/gm)].map((match) => match[1]));
    const english = new Map();
    for (const language of LANGUAGES) {
        const file = join(folder, `${language}.ftl`);
        const source = readFileSync(file, 'utf8');
        const found = new Map(new FluentResource(source).body.map((message) => [message.id, message]));
        for (const id of found.keys()) if (!ids.includes(id)) flaw(`${file}: ${id} is not in the book`);
        for (const [index, line] of source.split('\n').entries()) {
            if (/^ +(\*\*|\[[^\]]*\]\(|\.(?!text =))/.test(line))
                flaw(`${file}:${index + 1}: a line may not begin like this, the text is cut off here`);
        }
        for (const id of ids) {
            const title = written(found.get(id)?.value);
            const text = written(found.get(id)?.attributes.text);
            if (!title || !text) {
                flaw(`${file}: section ${id} is missing`);
                continue;
            }
            const prose = text.replace(/\{\w+\}|^ *\d+\. |^@[\w-]+|#[\w-]+/gm, '');
            if (/\d/.test(prose))
                flaw(`${file}: ${id} has a number of its own: ${/.{0,20}\d.{0,10}/.exec(prose)[0]}`);
            for (const [, name] of text.matchAll(/^@([\w-]+)/gm))
                if (!figures.has(name)) flaw(`${file}: ${id} shows @${name}, which is not in the book`);
            for (const [, name] of text.matchAll(/\]\(#([\w-]+)\)/g))
                if (!ids.includes(name)) flaw(`${file}: ${id} leads to #${name}, which is no section`);
            if (language === 'en') {
                english.set(id, text);
                continue;
            }
            if (text === english.get(id)) flaw(`${file}: ${id} is not translated`);
            const [here, there] = [outline(text), outline(english.get(id) ?? '')];
            for (const key of Object.keys(here)) {
                if (here[key] !== there[key])
                    flaw(`${file}: ${id} has other ${key} than in English: ${here[key]} / ${there[key]}`);
            }
        }
    }
}

for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'text') check(entry.name);
}
process.exitCode = flaws ? 1 : 0;
