/** What tests of the screens around an online table do again and again. */

import type { Locator, Page } from 'playwright-core';
import { english } from '../english';

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A row in the list of seats, counted from 1 as people count. */
export const seat = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: english.online.room.seats })
    .getByRole('listitem')
    .nth(number - 1);

/** Waits for something to be told to whoever can't see it. */
export function told(page: Page, text: string): Promise<void> {
  return page.locator('[aria-live] p', { hasText: text }).first().waitFor({ state: 'attached' });
}

/** Waits for a short message at the edge of the screen. */
export function shown(page: Page, text: string): Promise<void> {
  return page.getByRole('status').filter({ hasText: text }).waitFor();
}

/** Chooses from the menu of a seat, of a person, or of the table. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
