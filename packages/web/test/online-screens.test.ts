/** Every screen around an online table: nothing keeps anybody out, everything fits on every size, in both themes and every language. */

import { describe, expect, it } from 'vitest';
import { onlineScreens } from '../gallery/online-screens';
import { useBrowser } from './support/browser';
import { misfits } from './support/layout';
import { expectOpenAndFitting, speak } from './support/looked-over';
import { useOnlineSite } from './support/online-site';

const site = useOnlineSite();
const browser = useBrowser();

const languages = ['en', 'fr', 'it', 'nl', 'de'] as const;

describe.each(onlineScreens)('$name', ({ name, isTable, go }) => {
  it('is open to everybody, and fits', async () => {
    const page = await browser.visit(site.url, { size: 'phone' });
    await go(page);
    await expectOpenAndFitting(page, { name, isTable });
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
