import { api } from './api';
import { preferences } from './preferences.svelte';
import type { Calls } from './schema';

/** As an app: the service worker, calls from the server, and the mark on the icon. */
export function installWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
}

export const pushWorks = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Lets this browser be called; null where its owner would rather not, or it cannot be reached. */
export async function subscribe(key: string): Promise<Calls | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    return await api.addPush(subscription.toJSON());
  } catch (error) {
    if (error instanceof DOMException) return null; // its maker's service cannot be reached
    throw error;
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

/** A mark on the app's icon while it is one's turn here. */
export function mark(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const done = on && preferences.badge ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => {}); // not installed, or not allowed
}

/** Whoever looks at a table needs no call about it any more. */
export async function closeCalls(table: string): Promise<void> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const tag of [table, `${table}-said`])
    for (const call of (await worker?.getNotifications({ tag })) ?? []) call.close();
}
