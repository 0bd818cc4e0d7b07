/** Every screen in every state: no axe violation, and it fits every size, both themes and every language. */

import { describe, it } from 'vitest';
import { screens } from '../gallery/screens';
import { useBrowser } from './support/browser';
import { expectFittingInEveryLanguage, expectOpenAndFitting } from './support/screen-checks';
import { useSite } from './support/site';

/** A test of their own reads the rules in every language: they are the longest pages. */
const isReadElsewhere = (name: string): boolean => name.startsWith('rules-');

const site = useSite();
const browser = useBrowser();

describe.each(screens)('$name', ({ name, isTable, go }) => {
  it('is open to everybody, and fits', async () => {
    const page = await browser.visit(site.url, { size: 'phone', isPredictable: true });
    await go(page);
    await expectOpenAndFitting(page, { name, isTable });
    if (!isReadElsewhere(name)) await expectFittingInEveryLanguage(page, { name, isTable });
  });
});
