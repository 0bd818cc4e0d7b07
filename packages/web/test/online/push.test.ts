/** Web push in Chromium: what the service worker does with a push, and what the page tells the server. */

import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../support/browser';
import { untilCached } from '../support/cached-page';
import { useSite } from '../support/site';

const site = useSite();
const browser = useBrowser({ isWhole: true });
const TABLE = 'abcdefghij0123';

/** A page with its service worker, and the way by which Chromium's tools push to it. */
async function openWithWorker(): Promise<{ readonly page: Page; push(data: object): Promise<void> }> {
  const page = await browser.visit(site.url, { serviceWorker: true, forgive: /404|api|WebSocket/ });
  await untilCached(page);
  await page.evaluate(untilActive);
  await page.context().grantPermissions(['notifications']);
  const tools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(tools);
  const origin = new URL(site.url).origin;
  const push = async (data: object): Promise<void> => {
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  };
  return { page, push };
}

/** In the page: a worker that is not active yet gets no push. */
async function untilActive(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  while (active !== null && active.state !== 'activated')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
}

/** The registration that the page has now; an earlier one may still be listed. */
async function registrationOf(tools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const present = registrations.findLast(({ isDeleted }) => !isDeleted);
      if (present !== undefined) resolve(present.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}

/** What is shown, as the browser keeps it. */
function shown(page: Page): Promise<{ readonly title: string; readonly tag: string; readonly actions: string[] }[]> {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = (await worker.getNotifications()) as (Notification & { actions: { title: string }[] })[];
    return all.map(({ title, tag, actions }) => ({ title, tag, actions: actions.map((each) => each.title) }));
  });
}

/** A tap on the notification, or on its button. */
async function tap(page: Page, action = ''): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async (pressed) => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<unknown[]> };
      NotificationEvent: new (type: string, init: { notification: unknown; action: string }) => Event;
      dispatchEvent(event: Event): void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: pressed }));
  }, action);
}

it('shows each kind of news in the language it names, one for each table, and a tap goes there', async () => {
  const { page, push } = await openWithWorker();
  await push({ table: TABLE, game: 'kakuzu', kind: 'full', language: 'en' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Kakuzu: your table is full', tag: TABLE, actions: ['Turn off'] }]);
  await push({ table: TABLE, game: 'kakuro-race', kind: 'over', language: 'it' });
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Kakuro, la corsa: la partita è finita', tag: TABLE, actions: ['Disattiva'] }]);
  await push({ table: TABLE, game: 'kakuro-challenge', kind: 'your-turn', language: 'de' });
  await expect.poll(async () => (await shown(page))[0]?.title).toMatch(/^Kakuro Challenge: Du bist/);
  await tap(page);
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(`/t/${TABLE}`);
});

it('ends with one tap on the notification, and the page knows', async () => {
  const { page, push } = await openWithWorker();
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      }),
  );
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/api/me/push'));
  await push({ table: TABLE, game: 'kakuzu', kind: 'your-turn', language: 'en' });
  await expect.poll(() => shown(page)).toHaveLength(1);
  await tap(page, 'off');
  expect(await told).toEqual({ type: 'notify-off' });
  expect((await asked).method()).toBe('DELETE');
  expect(new URL(page.url()).pathname).toBe('/');
});
