/*
 * Part of the service worker: a record that the system shares with the page arrives as a form. It is kept until the
 * page has read it (`src/screens/replay/shared-file.ts`).
 */

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const scope = new URL(self.registration.scope);
  if (request.method !== 'POST' || url.pathname !== `${scope.pathname}open-record`) return;
  event.respondWith(keepFile(request, scope));
});

async function keepFile(request, scope) {
  const file = (await request.formData()).get('record');
  if (file !== null) {
    const cache = await caches.open('shared-file');
    await cache.put('shared-file', new Response(file));
  }
  return Response.redirect(`${scope.href}#/open-record`, 303);
}
