/** Every screen in every state: nothing keeps anybody out, everything fits on every size, in both themes. */

import { describe, expect, it } from 'vitest';
import { screens } from '../gallery/screens';
import { expectColoursWithoutViolations, expectNoAxeViolations } from './support/axe';
import { useBrowser } from './support/browser';
import { misfits } from './support/layout';
import { useSite } from './support/site';
import { sizeNames, sizes } from './support/sizes';
import { hurryBots } from './support/tables';
import { sameLots } from './support/visit-options';

const site = useSite();
const browser = useBrowser();

describe.each(screens)('$name', ({ name, isTable, go }) => {
  it('is open to everybody, and fits', async () => {
    const page = await browser.visit(site.url, { size: 'phone' });
    await page.context().addInitScript({ path: sameLots });
    await hurryBots(page);
    await page.reload();
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
