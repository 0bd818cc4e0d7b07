/** Squares and buttons, as people press them. */

import { errors, type Locator, type Page } from 'playwright-core';

export const squareAt = (page: Page, square: number): Locator => page.locator(`[data-square="${square}"]`);

/**
 * Presses a button as soon as it can be; in a race somebody else may be faster, and the button shut or gone for good.
 */
export async function pressUnless(isTooLate: () => boolean, button: Locator): Promise<void> {
  while (!isTooLate()) {
    const outcome = await button.click({ timeout: 1000 }).catch((error: unknown) => error);
    if (outcome === undefined) return;
    if (!(outcome instanceof errors.TimeoutError)) throw outcome;
  }
}
