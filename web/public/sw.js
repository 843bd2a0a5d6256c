// The service worker: shows calls, and keeps what never changes (files whose names tell their contents) and the rules.
// Nothing of a table, of a guest or of anything that changes is ever kept.
const KEPT = 'ludarium-1';
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];
const BOOKS = /^\/rules(\/[\w-]+)?$/;
// What the rules pages are written with: the same for everybody.
const NUMBERS = /^\/api\/games(\/[\w-]+\/(constants|declaration|words))?$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== KEPT));
  event.waitUntil(
    others
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, answer) {
  if (answer.ok && answer.type === 'basic') await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request, await fetch(request));
}

async function freshFirst(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    if (request.mode === 'navigate') return caches.match(OFFLINE[0]);
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/') || OFFLINE.includes(url.pathname))
    event.respondWith(keptFirst(request));
  else if (BOOKS.test(url.pathname) || NUMBERS.test(url.pathname)) event.respondWith(freshFirst(request));
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE[0])));
});

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours: still something has to be shown.
  }
  const { title = 'Ludarium', text = '', url = '/', tag = 'ludarium' } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag, data: { url }, icon: '/icon-192.png' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => client.url === url.href);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
