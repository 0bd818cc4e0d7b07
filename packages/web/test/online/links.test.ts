/** The link to an online table is a path: with and without a network, and back to the other screens. */

import { gameIds } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { makeTable } from '../../gallery/online-table';
import { useBrowser } from '../support/browser';
import { untilCached } from '../support/cached-page';
import { english } from '../support/english';
import { brokenLines } from '../support/online/online-people';
import { button, seat } from '../support/online/online-screen';
import { useOnlineSite } from '../support/online/online-site';

const site = useOnlineSite();
const browser = useBrowser();

it('tells other programs who invites to what, with a picture of each game', async () => {
  const ada = await browser.visit(site.url);
  for (const game of gameIds) {
    const table = await makeTable(ada, { game, seats: [null, null] });
    const html = await (await fetch(`${site.url}t/${table}`, { headers: { 'accept-language': 'fr' } })).text();
    expect(html).toMatch(/<meta property="og:title" content="Ada t’invite à jouer\s: Kak[^"]+" \/>/);
    const image = /<meta property="og:image" content="([^"]+)" \/>/.exec(html)?.[1] ?? '';
    expect(image).toBe(`${site.url}previews/${game}.png`);
    const picture = await fetch(image);
    expect(picture.headers.get('content-type')).toBe('image/png');
  }
});

it('leads to the table, from there to other screens without a reload, and back', async () => {
  const ada = await browser.visit(site.url);
  const table = await makeTable(ada, { seats: [null, null] });
  const bo = await browser.visit(`${site.url}t/${table}`);
  await bo.getByRole('textbox', { name: english.online.newTable.yourName }).fill('Bo');
  await button(bo, english.online.joinForm.sitDown).click();
  await seat(bo, 2).getByText('you · here').waitFor();
  await bo.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
  await bo.getByRole('link', { name: english.app.lost.home }).click();
  await bo.getByRole('heading', { name: 'Riverstone' }).waitFor();
  expect(bo.url()).toBe(`${site.url}#/`);
  await bo.goBack();
  await seat(bo, 2).getByText('you · here').waitFor();
  expect(new URL(bo.url()).pathname).toBe(`/t/${table}`);
  await bo.goForward();
  await bo.getByRole('heading', { name: 'Riverstone' }).waitFor();
  expect(await bo.locator('html[data-loaded-once]').count()).toBe(1);
});

it('opens the page without a network, which says that the server can not be reached, and goes on when it can', async () => {
  const ada = await browser.visit(site.url, { serviceWorker: true, forgive: brokenLines });
  const table = await makeTable(ada, { seats: [null, null] });
  await untilCached(ada);
  await site.stop();
  try {
    await ada.goto(`${site.url}t/${table}`);
    await ada.getByRole('heading', { name: english.online.noServer.title }).first().waitFor();
  } finally {
    await site.start();
  }
  await ada.reload();
  await seat(ada, 1).getByText('you').waitFor();
});
