/** Keeps the pages for when there is no connection, and shows what the server pushes. Moves never come from here. */

const SHELL = 'chancellery-shell-1';
const KNOWN = 'chancellery-known-1'; // answers that may be shown, with their age, when the server is away
const KEPT = [/^\/api\/session$/, /^\/api\/art$/, /^\/api\/games$/, /^\/api\/matches$/, /^\/api\/lessons$/];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/icon.svg'])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== KNOWN).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(caches.delete(KNOWN)); // somebody signs out
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname.startsWith('/api/')) return;
    event.respondWith(fresh(request, SHELL, '/').catch(() => caches.match('/', { cacheName: SHELL })));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(once(request));
  else if (KEPT.some((path) => path.test(url.pathname))) event.respondWith(fresh(request, KNOWN, request).catch(async () => (await aged(request)) ?? Response.error()));
});

/** From the server, and kept. */
async function fresh(request, name, key) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(name)).put(key, answer.clone());
  return answer;
}

/** Built files carry a hash in their names: what is kept is right for ever. Old ones go when there are too many. */
async function once(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = (await cache.keys()).filter((one) => new URL(one.url).pathname.startsWith('/assets/'));
    for (const old of keys.slice(0, Math.max(0, keys.length - 300))) await cache.delete(old);
  }
  return answer;
}

/** What is known, marked as such: the page says how old it is. */
async function aged(request) {
  const kept = await caches.match(request, { cacheName: KNOWN });
  if (!kept) return null;
  const headers = new Headers(kept.headers);
  headers.set('X-Kept', '1');
  return new Response(await kept.blob(), { status: kept.status, headers });
}

self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(said.title ?? 'Chancellery', { body: said.body, tag: said.tag, icon: '/icon-192.png', badge: '/icon-192.png', data: said.link })
      .then(() => (said.waiting ? self.navigator.setAppBadge?.(said.waiting) : undefined)),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data ?? '/', location.origin);
  const where = link.pathname + link.search;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (open) => {
      const here = open.find((client) => new URL(client.url).pathname === link.pathname) ?? open[0];
      if (!here) return self.clients.openWindow(where);
      await here.focus();
      if (new URL(here.url).pathname !== link.pathname) await here.navigate(where);
    }),
  );
});
