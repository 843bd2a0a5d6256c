import { mount } from 'svelte';

import './theme.css';
import App from './App.svelte';
import { installWorker } from '$lib/app';
import { keepFocus } from '$lib/focus';
import { isLanguage, preferredLanguage, setLanguage } from '$lib/i18n.svelte';
import { watchLayers } from '$lib/layers';
import { preferences, watchPreferences } from '$lib/preferences.svelte';
import { startRouter } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import { attempt } from '$lib/toast.svelte';

async function start(target: HTMLElement): Promise<void> {
  watchPreferences();
  startRouter();
  watchLayers();
  keepFocus();
  installWorker();
  const arrived = session.start();
  arrived.catch(() => {}); // said below, once there are words to say it in
  await setLanguage(preferences.language ?? preferredLanguage());
  mount(App, { target });
  await attempt(arrived);
  // Another device may have chosen a language for this guest.
  const chosen = session.me?.language;
  if (!preferences.language && isLanguage(chosen)) await setLanguage(chosen);
}

// A part that an upgrade of the server has replaced while the page was open: all of it is fetched anew.
addEventListener('vite:preloadError', () => {
  if (performance.now() > 10_000) location.reload();
});

void start(document.getElementById('app')!);
