/**
 * In the service worker: shows what the server pushes, in the words of notification-texts.js; a tap goes to the table
 * it tells of, in a page that is open or in a new one, and a button ends it all.
 */

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === 'off' ? turnOff() : goToTable(notification.tag));
});

async function show(data) {
  const { table, game, kind, language } = data.json();
  const text = self.notificationTexts[language] ?? self.notificationTexts.en;
  const title = (text[kind] ?? '{game}').replace('{game}', text.games[game] ?? '');
  const icon = new URL('./icons/icon-192.png', self.registration.scope).href;
  const actions = [{ action: 'off', title: text.off }];
  await self.registration.showNotification(title, { tag: table, lang: language, icon, actions });
}

async function goToTable(table) {
  const address = new URL(`./t/${table}`, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(address);
  const there = await page.navigate(address);
  return there?.focus();
}

/** The browser forgets the subscription even if the server can't be told: then its next push tells it. */
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'notify-off' });
  await fetch('/api/me/push', { method: 'DELETE' }).catch(() => undefined);
}
