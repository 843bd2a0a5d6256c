import type { Language } from './i18n.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Stored {
  theme: Theme;
  calm: boolean; // reduced motion
  patterns: boolean; // strong hatching
  sound: boolean;
  badge: boolean; // a mark on the app's icon when it is one's turn
  pace: Pace; // of what moves on the table
  bots: Pace; // of bots, as they are shown
  language: Language | null; // null: as the browser asks
  knowing: boolean; // the games: no lesson is offered before them
}

/** How fast something goes. */
export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
const LASTS: Record<Pace, number> = { slow: 2.5, normal: 1, fast: 0.5 }; // times as long
const BETWEEN: Record<Pace, number> = { slow: 2500, normal: 700, fast: 0 }; // milliseconds

const KEY = 'ludarium.preferences';
const DEFAULTS: Stored = {
  theme: 'system',
  calm: false,
  patterns: false,
  sound: false,
  badge: true,
  pace: 'normal',
  bots: 'fast',
  language: null,
  knowing: false,
};

function stored(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS }; // storage forbidden, or not ours
  }
}

/** What this device remembers of how its player likes to see the table. */
export const preferences = $state<Stored>(stored());

const systemCalm = matchMedia('(prefers-reduced-motion: reduce)');

/** Should nothing travel? Asked by animations written in script; style sheets read the tokens. */
export function calm(): boolean {
  return preferences.calm || systemCalm.matches;
}

/** How long something lasts that takes this long by itself. */
export const lasting = (milliseconds: number): number => milliseconds * LASTS[preferences.pace];

/** How long a bot's move is looked at before the next one is shown, in milliseconds. */
export const betweenBots = (): number => (document.hidden ? 0 : BETWEEN[preferences.bots]);

export function forgetPreferences(): void {
  Object.assign(preferences, DEFAULTS);
}

function dress(): void {
  const { dataset } = document.documentElement;
  if (preferences.theme === 'system') delete dataset.theme;
  else dataset.theme = preferences.theme;
  if (calm()) dataset.motion = 'reduced';
  else delete dataset.motion;
  document.documentElement.style.setProperty('--pace', String(LASTS[preferences.pace]));
  if (preferences.patterns) dataset.patterns = 'strong';
  else delete dataset.patterns;
}

/** Keeps <html> and the device's memory in step with the preferences. */
export function watchPreferences(): void {
  systemCalm.addEventListener('change', dress);
  $effect.root(() => {
    $effect.pre(dress);
    $effect(() => {
      const text = JSON.stringify(preferences);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Without storage they last as long as the page.
      }
    });
  });
}
