/** The switch for pushes: what the page asks of the browser, and what it tells the server. */

import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { goTo, makeTable } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { untilCached } from '../support/cached-page';
import { english } from '../support/english';
import { seat } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { pushCalls, replacePushManager, subscription } from '../support/online/push-manager';

const site = useOnlineSite({ push: 'on' });
const browser = useBrowser({ isWhole: true });
const text = english.online.notify;
const body = { endpoint: subscription.endpoint, keys: subscription.keys, language: 'en' };

interface Visit {
  readonly page: Page;
  /** What the page told the server about pushes: the method, the body, and the status of the answer. */
  readonly told: (readonly [string, unknown, number])[];
}

/**
 * Opens the page where the switch is, as somebody who has a table; with its service worker, and with the browser's push
 * manager replaced.
 */
async function visit(pushes: Parameters<typeof replacePushManager>[1] = {}): Promise<Visit> {
  const page = await browser.visit('about:blank', { serviceWorker: true });
  await page.context().grantPermissions(['notifications'], { origin: new URL(site.url).origin });
  await replacePushManager(page, pushes);
  const told: Visit['told'] = [];
  page.on('requestfinished', (request: Request) => {
    if (!request.url().endsWith('/api/me/push')) return;
    void request
      .response()
      .then((answer) => told.push([request.method(), request.postDataJSON(), answer?.status() ?? 0]));
  });
  await page.goto(site.url);
  await untilCached(page);
  await goTo(page, await makeTable(page, {}));
  await seat(page, 1).waitFor();
  await page.goto(`${site.url}#/online`);
  return { page, told };
}

const alerts = (page: Page) => page.getByRole('switch', { name: text.title });

async function serverKey(): Promise<string> {
  const info: { readonly pushKey: string } = await (await fetch(`${site.url}api/info`)).json();
  return info.pushKey;
}

it('on subscribes with the server’s key and hands the subscription over; off takes both back', async () => {
  const { page, told } = await visit();
  await alerts(page).click();
  await expect.poll(() => told).toEqual([['PUT', body, 204]]);
  const subscribed = { subscribed: { userVisibleOnly: true, key: await serverKey() } };
  expect(await pushCalls(page)).toEqual([subscribed]);
  await page.getByText(text.pushText).waitFor();
  await alerts(page).click();
  await expect.poll(() => pushCalls(page)).toEqual([subscribed, 'unsubscribed']);
  expect(told).toEqual([
    ['PUT', body, 204],
    ['DELETE', null, 204],
  ]);
  expect(await alerts(page).isChecked()).toBe(false);
});

it('stays on over a reload: the server is told again, the browser is not asked again', async () => {
  const { page, told } = await visit();
  await alerts(page).click();
  await expect.poll(() => told.length).toBe(1);
  await page.reload();
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toEqual(['PUT', body, 204]);
  expect(await pushCalls(page)).toHaveLength(1);
  expect(await alerts(page).isChecked()).toBe(true);
});

it('a subscription with another server’s key is given up for a new one', async () => {
  const { page, told } = await visit({ knownKey: `B${'x'.repeat(85)}A` });
  await alerts(page).click();
  await expect.poll(() => told).toEqual([['PUT', body, 204]]);
  const subscribed = { subscribed: { userVisibleOnly: true, key: await serverKey() } };
  expect(await pushCalls(page)).toEqual(['unsubscribed', subscribed]);
});

it('a subscription that was ended in the browser turns the switch off', async () => {
  const { page, told } = await visit();
  await alerts(page).click();
  await expect.poll(() => told.length).toBe(1);
  await page.evaluate(() => localStorage.removeItem('test:push-key'));
  await page.reload();
  await alerts(page).waitFor();
  await expect.poll(() => alerts(page).isChecked()).toBe(false);
  expect(told).toHaveLength(1);
});

it('without a push service, nothing is sent, and the page says that it must stay open', async () => {
  const { page, told } = await visit({ works: false });
  await alerts(page).click();
  await page.getByText(text.text, { exact: true }).waitFor();
  expect(await alerts(page).isChecked()).toBe(true);
  expect(told).toEqual([]);
});
