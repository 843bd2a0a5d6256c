import type { Language } from './i18n.svelte';

export type Theme = 'system' | 'light' | 'dark';

interface Stored {
  theme: Theme;
  calm: boolean; // reduced motion
  patterns: boolean; // strong hatching
  sound: boolean;
  language: Language | null; // null: as the browser asks
}

const KEY = 'ludarium.preferences';
const DEFAULTS: Stored = { theme: 'system', calm: false, patterns: false, sound: false, language: null };

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

export function forgetPreferences(): void {
  Object.assign(preferences, DEFAULTS);
}

function dress(): void {
  const { dataset } = document.documentElement;
  if (preferences.theme === 'system') delete dataset.theme;
  else dataset.theme = preferences.theme;
  if (calm()) dataset.motion = 'reduced';
  else delete dataset.motion;
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
