/** How a move is laid out in each game, up to the moment before it is confirmed. */

import type { GameId } from '@riverstone/rules';
import type { Page } from 'playwright-core';

/** The middle of the board lies beside a river stone, so a tile may always go there at the start. */
const BESIDE_THE_CENTRE = 49;

export const laidOut: Readonly<Record<GameId, (page: Page) => Promise<void>>> = {
  'kakuro-challenge': async (page) => {
    await page.locator('.challenge-hand-tile[aria-disabled=false]').first().waitFor();
    await page.keyboard.press('1');
    const free = page.locator(`[data-square="${BESIDE_THE_CENTRE}"][aria-label*="empty"]`);
    const other = page.locator(`[data-square="${BESIDE_THE_CENTRE - 18}"]`);
    await ((await free.count()) > 0 ? free : other).click();
  },
  'kakuro-race': async (page) => {
    await page
      .getByRole('button', { name: /Kakuro!/ })
      .first()
      .click();
    await page.locator('[data-square="0"]').click();
    await page.locator('[data-square="7"]').click();
  },
  kakuzu: async (page) => {
    await page.getByRole('button', { name: 'Lift' }).first().waitFor();
    await page.locator('[data-square="40"]').click();
  },
};
