// Asks the workbench's verifier of Ars Universalis, without a browser: a JSON list of { category, target, text, hand } on
// the standard input, and for each what it answers: its own text of the arrangement and the problem, null if there is
// none. tests/browser/test_ars_bench.py compares it with the engine's.
import { readFileSync } from 'node:fs';
import { text as all } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const config = { configFile: false, root: here('..'), logLevel: 'error' };
const load = async (name) =>
    (await runnerImport(here(`../src/games/ars_universalis/${name}.ts`), config)).module;

const { readMaterials } = await load('cards');
const { readText, textOf } = await load('bench/arrangement');
const { verify } = await load('bench/verify');

const source = readFileSync(here('../../src/ludarium/games/ars_universalis/materials.csv'), 'utf8');
const deck = Object.fromEntries(readMaterials(source).map((card) => [card.id, card]));
const answers = JSON.parse(await all(process.stdin)).map(({ category, target, text, hand }) => {
    const laid = readText(category, text);
    return laid && { text: textOf(category, laid), problem: verify({ category, target }, laid, hand, deck) };
});
process.stdout.write(JSON.stringify(answers));
