/** A browser that is too old is told so, in its own language, instead of showing nothing. */

import { expect, it } from 'vitest';
import { useBrowser } from './support/browser';
import { useSite } from './support/site';

const site = useSite();
const browser = useBrowser();

it.each([
  ['en', 'Riverstone needs a newer browser:'],
  ['fr', 'Riverstone demande un navigateur plus récent'],
  ['it', 'Riverstone ha bisogno di un browser più recente'],
  ['nl', 'Riverstone heeft een nieuwere browser nodig'],
  ['de', 'Riverstone braucht einen neueren Browser'],
])('says in %s what it needs where there are no popovers', async (locale, sentence) => {
  const page = await browser.visit('about:blank', { locale });
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await page.goto(site.url);
  await page.getByText(sentence).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#note').textContent()).toContain('Firefox 125');
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
});

it('says nothing of it to a browser that is new enough', async () => {
  const page = await browser.visit(site.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('#note').count()).toBe(0);
});
