/** Every screen in every state: nothing keeps anybody out, everything fits on every size, in both themes. */

import { describe, it } from 'vitest';
import { screens } from '../gallery/screens';
import { useBrowser } from './support/browser';
import { expectOpenAndFitting } from './support/looked-over';
import { useSite } from './support/site';
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
    await expectOpenAndFitting(page, { name, isTable });
  });
});
