/** Getting about by keyboard alone. */

import type { Page } from 'playwright-core';

/** More presses of Tab than any screen has stops. */
const MAX_STOPS = 40;

/** Walks to a square of a board with so many columns, with Tab and arrow keys. */
export async function reach(page: Page, target: number, columns: number): Promise<void> {
  const here = (): Promise<number> =>
    page.evaluate(() => Number(document.activeElement?.getAttribute('data-square') ?? -1));
  const rowOf = (square: number): number => Math.floor(square / columns);
  for (let presses = 0; (await here()) < 0; presses++) {
    if (presses > MAX_STOPS) throw new Error('the board can not be reached by Tab');
    await page.keyboard.press('Tab');
  }
  for (let at = await here(); rowOf(at) !== rowOf(target); at = await here()) {
    await page.keyboard.press(at < target ? 'ArrowDown' : 'ArrowUp');
  }
  for (let at = await here(); at !== target; at = await here()) {
    await page.keyboard.press(at < target ? 'ArrowRight' : 'ArrowLeft');
  }
}
