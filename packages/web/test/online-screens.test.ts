/** Every screen around an online table: nothing keeps anybody out, everything fits on every size, in both themes and every language. */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onlineScreens } from '../gallery/online-screens';
import { expectColoursWithoutViolations, expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { misfits } from './support/layout';
import { useOnlineSite } from './support/online-site';
import { sizeNames, sizes } from './support/sizes';

const site = useOnlineSite();
const browser = useBrowser();

const languages = ['en', 'fr', 'it', 'nl', 'de'] as const;

/** The same screen in another language, loaded again. */
async function speak(page: Page, language: string, sign: string): Promise<void> {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('riverstone:settings') ?? '{}');
    localStorage.setItem('riverstone:settings', JSON.stringify({ ...kept, language: wanted }));
  }, language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.locator(sign).first().waitFor();
}

describe.each(onlineScreens)('$name', ({ name, isTable, go }) => {
  it('is open to everybody, and fits', async () => {
    const page = await browser.visit(site.url, { size: 'phone' });
    await go(page);
    await expectNoAxeViolations(page, `${name}, light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColoursWithoutViolations(page, `${name}, dark`);
    for (const size of sizeNames) {
      await page.setViewportSize(sizes[size]);
      expect(await misfits(page, isTable), `${name}, ${size}`).toEqual([]);
    }
    // At 200 % zoom a desktop has half as many pixels each way.
    await page.setViewportSize({ width: sizes.desktop.width / 2, height: sizes.desktop.height / 2 });
    expect(await misfits(page, isTable), `${name}, zoomed`).toEqual([]);
  });
});

const kept = onlineScreens.flatMap(({ sign, ...screen }) => (sign === null ? [] : [{ ...screen, sign }]));

describe.each(kept)('$name', ({ isTable, sign, go }) => {
  it('fits at 360 px in every language', async () => {
    const page = await browser.visit(site.url, { size: 'phone' });
    await go(page);
    for (const language of languages) {
      await speak(page, language, sign);
      expect(await misfits(page, isTable), language).toEqual([]);
    }
  });
});
