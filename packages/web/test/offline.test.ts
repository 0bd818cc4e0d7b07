/** After one visit the page needs no network, and a newer page is offered, not forced. */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { builtPage } from './support/built-page';
import { untilCached } from './support/cached-page';
import { english } from './support/english';
import { useSite } from './support/site';

const { app } = english;

const site = useSite();
const browser = useBrowser({ isWhole: true });

/** Everything in the store, by its path. */
function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
}

describe('after one visit', () => {
  it('comes up again although the server is gone', async () => {
    const page = await browser.visit(site.url, { serviceWorker: true });
    await untilCached(page);
    await site.stop();
    try {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.goto(`${site.url}?from=a-link#/about`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    } finally {
      await site.restart();
    }
  });

  it('has kept every script, style, picture and font, of all games and languages', async () => {
    const page = await browser.visit(site.url, { serviceWorker: true });
    await untilCached(page);
    const needed = readdirSync(builtPage, { recursive: true, encoding: 'utf8' }).filter(
      // The pictures of links are for other programs.
      (file) =>
        /\.(?:js|css|html|svg|png|woff2|webmanifest)$/.test(file) && file !== 'sw.js' && !file.startsWith('previews/'),
    );
    const kept = await keptFiles(page);
    expect(needed.filter((file) => !kept.includes(file))).toEqual([]);
  });

  it('works in a folder of another server', async () => {
    const root = mkdtempSync(join(tmpdir(), 'riverstone-folder-'));
    try {
      cpSync(builtPage, join(root, 'games'), { recursive: true });
      writeFileSync(join(root, 'index.html'), '<!doctype html><title>Elsewhere</title>');
      await site.restart(root);
      const page = await browser.visit(`${site.url}games/`, { serviceWorker: true });
      await untilCached(page);
      await site.stop();
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
    } finally {
      await site.restart();
      rmSync(root, { recursive: true, force: true });
    }
  });
});

describe('a newer page', () => {
  it('waits until it is asked for, and comes to one tab without disturbing another', async () => {
    const page = await browser.visit(site.url, { serviceWorker: true });
    await untilCached(page);
    const other = await page.context().newPage();
    await other.goto(site.url);
    const root = newerPage();
    try {
      await site.restart(root);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const offer = page.getByRole('button', { name: app.update.apply });
      await offer.waitFor();
      expect(await isNewer(page)).toBe(false);
      await offer.click();
      await page.locator('html[data-newer]').waitFor();
      await other.getByRole('button', { name: app.update.apply }).waitFor();
      expect(await isNewer(other)).toBe(false);
      await other.getByRole('button', { name: app.update.apply }).click();
      await other.locator('html[data-newer]').waitFor();
    } finally {
      await site.restart();
      rmSync(root, { recursive: true, force: true });
    }
  });
});

async function isNewer(page: Page): Promise<boolean> {
  return (await page.locator('html[data-newer]').count()) === 1;
}

/** The same page with a mark on it, and a worker that knows of it. */
function newerPage(): string {
  const root = mkdtempSync(join(tmpdir(), 'riverstone-newer-'));
  cpSync(builtPage, root, { recursive: true, filter: (source) => !/\.(?:br|gz)$/.test(source) });
  change(join(root, 'index.html'), '<html ', '<html data-newer ');
  change(join(root, 'sw.js'), /(url:"index\.html",revision:")[^"]*/, '$1newer');
  return root;
}

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

it('a tap on a notification goes to the table that it tells of', async () => {
  const page = await browser.visit(site.url, { serviceWorker: true, forgive: /404|api|WebSocket/ });
  await untilCached(page);
  await page.context().grantPermissions(['notifications']);
  await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification('Your turn', { tag: 'abcdefghij0123' });
  });
  const [worker] = page.context().serviceWorkers();
  // Nobody's finger is here: the event is the same, but without one a worker may not bring its page to the front.
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<unknown[]> };
      NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
      dispatchEvent(event: Event): void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/t/abcdefghij0123');
});
