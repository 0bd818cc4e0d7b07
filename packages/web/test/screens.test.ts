/** Every screen in every state: no axe violation, and it fits every size, both themes and every language. */

import { describe, it } from 'vitest';
import { screens } from '../gallery/screens';
import { useBrowser } from './support/browser';
import { expectFittingInEveryLanguage, expectOpenAndFitting } from './support/looked-over';
import { useSite } from './support/site';
import { begin } from './support/tables';

const site = useSite();
const browser = useBrowser();

/** These are gone after a reload, and another language is seen after one. */
const isGoneAfterReload = (name: string): boolean => /over$|paused|keys|menu|how-to|lost|missing|under-way/.test(name);

describe.each(screens)('$name', ({ name, isTable, go }) => {
  it('is open to everybody, and fits', async () => {
    const page = await browser.visit(site.url, { size: 'phone', isPredictable: true });
    await go(page);
    await expectOpenAndFitting(page, { name, isTable });
    if (isGoneAfterReload(name)) return;
    await expectFittingInEveryLanguage(page, { name, isTable }, async () => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (isTable) await begin(page);
    });
  });
});
