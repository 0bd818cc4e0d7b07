/** Home: every way into a game is there without scrolling, and what is under way comes first. */

import { gameIds } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { english } from './support/english';
import { savedTables } from './support/parts';
import { openPlayed } from './support/played-tables';
import { switchLanguage } from './support/screen-checks';
import { useSite } from './support/site';
import { sizes } from './support/sizes';

const site = useSite();
const browser = useBrowser();

it('has three labelled ways into each game above the fold of a phone, in every language', async () => {
  const page = await browser.visit(site.url, { size: 'phone', touch: true });
  for (const language of ['fr', 'it', 'nl', 'de', 'en']) {
    await switchLanguage(page, language);
    const ways = page.getByRole('main').getByRole('listitem').locator(':is(button, a):has(.icon):has(.button-text)');
    const boxes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().bottom));
    expect(boxes.length, language).toBe(3 * gameIds.length);
    expect(Math.max(...boxes), language).toBeLessThanOrEqual(sizes.phone.height);
  }
});

it('shows what is under way before the games: whose turn it is, and each score apart from its name', async () => {
  const page = await browser.visit(site.url, { size: 'phone' });
  const seats = [
    { name: 'Player 1', bot: null },
    { name: 'Brook', bot: 'casual' },
  ] as const;
  await openPlayed(page, site.url, { game: 'kakuzu', seats, options: {}, entries: 0, until: 0 });
  await page.goto(`${site.url}#/`);
  const entry = savedTables(page).first();
  await entry.getByText(english.app.home.turnOf.you).waitFor();
  expect(await entry.locator('b').allTextContents()).toEqual(['0', '0']);
  const { y: top = 0, height = 0 } = (await entry.boundingBox()) ?? {};
  const { y: games = 0 } = (await page.getByRole('heading', { name: english.kakuzu.name }).boundingBox()) ?? {};
  expect(top + height).toBeLessThan(games);
});
