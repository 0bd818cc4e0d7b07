/** What is mine online: my tables, my turn, my other device; and what is said without a server. */

import { expect, it } from 'vitest';
import { homeOf } from '../../gallery/home-of';
import { begin, gather, goTo, makeTable } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { english } from '../support/english';
import { button, seat, told } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';
import { tableLinks } from '../support/parts';

const site = useOnlineSite();
const browser = useBrowser({ isWhole: true });
const { you, host, here } = english.online.room;

it('my tables stand on the home page with my turn first, and before the title', async () => {
  const ada = await browser.visit(site.url);
  await begin(ada, { seats: [null, null], options: { first: 1 } });
  await ada.goto(site.url);
  await begin(ada, { game: 'kakuro-challenge', seats: [null, null], options: { first: 0 } });
  await ada.goto(`${site.url}#/`);
  await expect.poll(() => ada.title(), { timeout: 10_000 }).toBe('(1) Riverstone');
  await ada.reload();
  await expect.poll(() => ada.title(), { timeout: 10_000 }).toBe('(1) Riverstone');
  const names = tableLinks(ada).locator('> strong');
  await names.nth(1).waitFor();
  expect(await names.allTextContents()).toEqual(['Kakuro Challenge', 'Kakuzu']);
});

it('another device becomes the same person by a code that works once', async () => {
  const ada = await browser.visit(site.url);
  await gather(ada);
  await ada.goto(`${site.url}#/online`);
  await button(ada, english.online.devices.make).click();
  const code = (await ada.getByRole('status').getByRole('strong').textContent()) ?? '';
  const phone = await browser.visit(`${site.url}#/online`, { size: 'phone', forgive: /404/ });
  await phone.getByText(english.online.mine.none).waitFor();
  await phone.getByRole('textbox', { name: english.online.devices.enter }).fill(code.toLowerCase());
  await button(phone, english.online.devices.use).click();
  await tableLinks(phone).filter({ hasText: 'Bo' }).click();
  await seat(phone, 1).getByText([you, host, here].join(' · ')).waitFor();
  await phone.goto(`${site.url}#/online`);
  await phone.getByRole('textbox', { name: english.online.devices.enter }).fill(code);
  await button(phone, english.online.devices.use).click();
  await phone.getByText(english.online.devices.wrong).waitFor();
});

it('whoever was online finds devices and data in the settings, deletes the data there, and is told so', async () => {
  const ada = await browser.visit(site.url);
  await gather(ada);
  await ada.goto(`${homeOf(ada)}#/settings`);
  const { devices, mine, myData, notify } = english.online;
  await ada.getByRole('switch', { name: notify.title }).waitFor();
  await button(ada, devices.make).waitFor();
  await button(ada, myData.save).waitFor();
  await button(ada, myData.delete).click();
  await ada.getByRole('dialog').getByRole('button', { name: myData.delete }).click();
  await ada.getByText(myData.deleted).waitFor();
  await ada.goto(`${homeOf(ada)}#/online`);
  await ada.reload();
  await ada.getByText(mine.none).waitFor();
  await button(ada, devices.make).waitFor();
  expect(await ada.getByText(myData.deleted).count()).toBe(0);
});

it('without the server everything online says so and can be tried again', async () => {
  const page = await browser.visit(site.url, { forgive: /api|ERR_CONNECTION|WebSocket/ });
  const table = await makeTable(page, {});
  await page.goto(`${homeOf(page)}#/online`);
  await page.getByRole('heading', { name: english.online.lobby.title }).waitFor();
  await page.goto(`${homeOf(page)}#/new/kakuzu/online`);
  await page.getByRole('textbox', { name: english.online.newTable.yourName }).fill('Ada');
  await site.stop();
  try {
    await button(page, english.online.newTable.make).click();
    await page.getByText(english.online.refusals.unreachable).waitFor();
    await page.goto(`${homeOf(page)}#/online`);
    await page.getByText(english.online.noServer.title).first().waitFor();
  } finally {
    await site.start();
  }
  await button(page, english.app.kit.retry).click();
  await page.getByRole('heading', { name: english.online.lobby.title }).waitFor();
  await goTo(page, table);
  await seat(page, 1).getByText('Ada').waitFor();
  await site.stop();
  try {
    await page.getByText(english.online.line.lost).first().waitFor();
  } finally {
    await site.start();
  }
  await told(page, english.online.line.back);
});

it('nobody’s page asks for anything online who has never been there', async () => {
  const page = await browser.visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.url);
  await page.getByRole('heading', { name: 'Kakuzu' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/api/') || url.includes('online'))).toEqual([]);
});

it('a notification is asked for before it is sent', async () => {
  const page = await browser.visit(`${site.url}#/online`);
  const wish = page.getByRole('switch', { name: english.online.notify.title });
  await wish.check({ force: true });
  await page.getByText(english.online.notify.denied).waitFor();
  expect(await wish.isChecked()).toBe(false);
  await page.context().grantPermissions(['notifications']);
  await wish.click({ force: true });
  await expect.poll(() => wish.isChecked()).toBe(true);
});
