/**
 * In the service worker: a tap on a notification goes to the table it tells of, in a page that is open or in a new one.
 */

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goToTable(event.notification.tag));
});

async function goToTable(table) {
  const address = new URL(`./#/t/${table}`, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(address);
  const there = await page.navigate(address);
  return there?.focus();
}
