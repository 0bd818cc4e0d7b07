/** Five languages: chosen from the browser, switched without a reload, and none sticks out at 360 px. */

import { describe, expect, it } from 'vitest';
import { screens } from '../gallery/screens';
import { useBrowser } from './support/browser';
import { misfits } from './support/layout';
import { speak } from './support/looked-over';
import { useSite } from './support/site';
import { begin, hurryBots, seatPlayers } from './support/tables';
import { sameLots } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

const languages = ['fr', 'it', 'nl', 'de'] as const;

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
  await expect.poll(() => page.locator('.home-tagline').textContent()).toContain(word);
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
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  loaded.length = 0;
  await page.locator('select').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(loaded.filter((url) => url.endsWith('.js'))).toHaveLength(1);
  await page.evaluate(() => history.back());
  await page.getByRole('grid').waitFor();
  expect(await page.locator('body[data-same]').count()).toBe(1);
});

const reloadable = screens.filter(({ name }) => !/over$|paused|keys|menu|how-to|lost|missing|under-way/.test(name));

describe.each(reloadable)('$name', ({ isTable, go }) => {
  it('fits at 360 px in every language', async () => {
    const page = await browser.visit(site.url, { size: 'phone' });
    await page.context().addInitScript({ path: sameLots });
    await hurryBots(page);
    await page.reload();
    await go(page);
    for (const language of languages) {
      await speak(page, language, 'h1');
      if (isTable) await begin(page);
      expect(await misfits(page, isTable), language).toEqual([]);
    }
  });
});
