/** Every screen around an online table: no axe violation, and it fits every size, both themes and every language. */

import { describe, it } from 'vitest';
import { onlineScreens } from '../../gallery/online-screens';
import { useBrowser } from '../support/browser';
import { useOnlineSite } from '../support/online/online-site';
import { expectFittingInEveryLanguage, expectOpenAndFitting } from '../support/screen-checks';

const site = useOnlineSite();
const browser = useBrowser();

describe.each(onlineScreens)('$name', ({ name, isTable, go }) => {
  it('is open to everybody, and fits', async () => {
    const page = await browser.visit(site.url, { size: 'phone' });
    await go(page);
    await expectOpenAndFitting(page, { name, isTable });
    await expectFittingInEveryLanguage(page, { name, isTable });
  });
});
