/** Five languages: chosen from the browser, and switched without a reload. `screens.test.ts` sees whether each fits. */

import { expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { useSite } from './support/site';
import { seatPlayers } from './support/tables';

const site = useSite();
const browser = useBrowser();

it.each([
  ['fr-CA', 'fr', 'Trois'],
  ['it', 'it', 'Tre'],
  ['nl-BE', 'nl', 'Drie'],
  ['de-AT', 'de', 'Drei'],
  ['en-GB', 'en', 'Three'],
  ['pt-BR', 'en', 'Three'],
])('a browser in %s is spoken to in %s', async (locale, language, word) => {
  const page = await browser.visit(site.url, { locale });
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.getByRole('paragraph').filter({ hasText: word }).first().waitFor();
});

it('the language is switched without a reload, in the midst of a game too, and only one is loaded at a time', async () => {
  const page = await browser.visit(site.url);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await seatPlayers(page, site.url, 'kakuzu', ['Ada', 'casual']);
  await page.evaluate(() => {
    location.hash = '#/settings';
    document.body.setAttribute('data-same', '');
  });
  await page.getByRole('heading', { name: english.app.settings.title }).waitFor();
  loaded.length = 0;
  await page.locator('select').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.getByText('Ruhig').waitFor();
  const files = loaded.map((url) => url.replace(/^.*\//, '')).filter((file) => file.endsWith('.js'));
  // What every screen says, and the settings.
  expect(files.map((file) => file.replace(/-.*/, ''))).toEqual(['de', 'de']);
  await page.evaluate(() => history.back());
  await page.getByRole('grid').waitFor();
  expect(await page.locator('body[data-same]').count()).toBe(1);
});

it('a setting that is changed in one tab holds in the other', async () => {
  const page = await browser.visit(`${site.url}#/settings`);
  const other = await page.context().newPage();
  await other.goto(site.url);
  await page.locator('select').selectOption('nl');
  await other.locator('html[lang=nl]').waitFor();
  await page.getByRole('radio', { name: 'Donker' }).press('Space');
  await other.locator('html[data-theme=dark]').waitFor();
});
