import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The languages of the interface, by their own names. */
export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type TextArgs = Record<string, FluentVariable>;

/** Writes a message; a dot leads to an attribute of one: `verb-swap.group`. */
export type Say = (id: string, args?: TextArgs) => string;

const FALLBACK: Language = 'en';
const PLATFORM = '';

const load = {
  platform: import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' }),
  // The games' catalogues are those of the rules; [a-z] leaves the template out.
  games: import.meta.glob<string>('../../../src/ludarium/games/[a-z]*/text/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
};

class Texts {
  language = $state<Language>(FALLBACK);
  bundles = $state.raw<Record<string, FluentBundle>>({});
}

const texts = new Texts();

export function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LANGUAGES;
}

/** The language to begin with: the first one the browser asks for that we speak. */
export function preferredLanguage(): Language {
  const codes = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? FALLBACK;
}

export function language(): Language {
  return texts.language;
}

async function bundle(scope: string, code: Language): Promise<FluentBundle> {
  const files = scope === PLATFORM ? load.platform : load.games;
  const folder = scope.replaceAll('-', '_'); // as in src/games
  const path = (code: string) =>
    scope === PLATFORM ? `../text/${code}.ftl` : `../../../src/ludarium/games/${folder}/text/${code}.ftl`;
  const file = files[path(code)] ?? files[path(FALLBACK)];
  const made = new FluentBundle(code, { useIsolating: false });
  if (file) made.addResource(new FluentResource(await file()));
  return made;
}

/** Changes the language of everything on the page at once. */
export async function setLanguage(code: Language): Promise<void> {
  const scopes = [...new Set([PLATFORM, ...Object.keys(texts.bundles)])];
  const made = await Promise.all(scopes.map((scope) => bundle(scope, code)));
  texts.bundles = Object.fromEntries(scopes.map((scope, index) => [scope, made[index]!]));
  texts.language = code;
  document.documentElement.lang = code;
}

/** Loads a game's own catalogue; its messages are then written by `sayIn(game)`. */
export async function loadGameTexts(game: string): Promise<void> {
  if (texts.bundles[game]) return;
  const made = await bundle(game, texts.language);
  texts.bundles = { ...texts.bundles, [game]: made };
}

function pattern(scope: string, id: string) {
  const made = texts.bundles[scope];
  const [name, attribute] = id.split('.') as [string, string | undefined];
  const message = made?.getMessage(name);
  const found = attribute ? message?.attributes[attribute] : message?.value;
  return made && found ? { made, found } : null;
}

function write(scope: string, id: string, args?: TextArgs): string {
  const hit = pattern(scope, id);
  if (!hit) {
    if (import.meta.env.DEV) console.error(`no text ${scope && `${scope}/`}${id} in ${texts.language}`);
    return id;
  }
  const flaws: Error[] = [];
  const text = hit.made.formatPattern(hit.found, args, flaws);
  if (import.meta.env.DEV && flaws.length) console.error(`text ${id}:`, ...flaws);
  return text;
}

/** A message of the platform. */
export const say: Say = (id, args) => write(PLATFORM, id, args);

/** Is there such a message of the platform? */
export const knows = (id: string): boolean => pattern(PLATFORM, id) !== null;

/** The writer of one game's messages; load them first with `loadGameTexts`. */
export function sayIn(game: string): Say {
  return (id, args) => write(game, id, args);
}

export function knowsIn(game: string, id: string): boolean {
  return pattern(game, id) !== null;
}

/** The language as the reader's country writes it: 15 November or November 15. */
function locale(): string {
  return navigator.languages.find((code) => code.startsWith(texts.language)) ?? texts.language;
}

/** "2 minutes ago", in the reader's language. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const passed = seconds - now;
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  for (const [unit, length] of units) {
    if (Math.abs(passed) >= length) return format.format(Math.round(passed / length), unit);
  }
  return format.format(0, 'minute');
}

/** "3 days", "10 minutes": a time in its largest whole unit. */
export function lasting(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}

const written = (date: Date, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), parts).format(date);

export const day = (date: Date, month: 'long' | 'short' = 'long'): string =>
  written(date, { day: 'numeric', month });
export const weekday = (date: Date): string => written(date, { weekday: 'short' });
export const timeOfDay = (date: Date): string => written(date, { hour: '2-digit', minute: '2-digit' });
