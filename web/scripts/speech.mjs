// Has the browser's sentence engine tell the cases that the terminal tells, too (tests/shared/speech_cases.json, with
// the rules at its head), and make the plain words of a game without texts.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const config = {
    configFile: false,
    root: here('..'),
    logLevel: 'error',
    resolve: { alias: { $lib: here('../src/lib') } },
};
const load = async (name) => (await runnerImport(here(`../src/table/${name}.ts`), config)).module;
const { Speech } = await load('speech');
const { plainTexts } = await load('voice');
const { games, names, plain } = JSON.parse(
    readFileSync(here('../../tests/shared/speech_cases.json'), 'utf8'),
);

let flaws = 0;
function same(found, wanted, what) {
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    console.error(`${what}\n  tells   ${JSON.stringify(found)}\n  and not ${JSON.stringify(wanted)}`);
    flaws += 1;
}

/** The words of a table, as `loadTexts` brings them together. */
function texts(game, language) {
    const folder = game.replaceAll('-', '_');
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const path of [
        '../src/table/text',
        `../src/games/${folder}/text`,
        `../../src/ludarium/games/${folder}/text`,
    ]) {
        const file = here(`${path}/${language}.ftl`);
        if (existsSync(file))
            bundle.addResource(new FluentResource(readFileSync(file, 'utf8')), { allowOverrides: true });
    }
    const pattern = (id) => {
        const [name, attribute] = id.split('.');
        const message = bundle.getMessage(name);
        return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
    };
    return {
        told: (id) => pattern(id) !== null,
        tell: (id, args) => bundle.formatPattern(pattern(id), args),
    };
}

const split = ({ event, verb, reason, ...args }) => ({ event, verb, reason, args });
let told = 0;
for (const [game, { cases, ...declaration }] of Object.entries(games)) {
    const words = Object.fromEntries(['en', 'es', 'de'].map((language) => [language, texts(game, language)]));
    for (const one of cases) {
        const voice = { declaration, details: () => one.details, ...words[one.language] };
        const speech = new Speech(voice, names, one.reader);
        const what = `${game} (${one.language}, reader ${one.reader})`;
        if (one.would) same(speech.foretell(one.would.map(split)), one.lines, `${what}, foretold`);
        else if (one.events) {
            const lines = speech.lines({ seq: 0, events: one.events.map(split) });
            same(
                lines.map((line) => line.text),
                one.lines,
                what,
            );
        } else if (one.move) same(speech.move(split(one.move), {}), one.text, what);
        else if (one.reason) same(speech.reason(one.reason.reason, split(one.reason).args), one.text, what);
        told += 1;
    }
}
const messages = plainTexts(plain.declaration, (id) => plain.told.includes(id)).replaceAll(
    '\n    .',
    '    .',
);
same(messages.split('\n').sort(), plain.messages, 'plain words');
if (!told) throw new Error('there are no cases');
process.exitCode = flaws ? 1 : 0;
