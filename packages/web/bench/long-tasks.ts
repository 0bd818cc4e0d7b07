/** How long the page is ever too busy to answer a finger, while somebody plays against a master. */

import { gameIds } from '@riverstone/rules';
import type { Browser, Page } from 'playwright-core';
import { contextOptions, knowsTheRules } from '../test/support/visit-options';
import type { Figure } from './figure';
import { goals } from './goals';
import { playWithMaster } from './play-with-master';

/**
 * The longest task of each game, from the first move on; 0 where none was over 50 ms, the shortest that browsers
 * report.
 */
export async function longTaskFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of gameIds) {
    const context = await browser.newContext(contextOptions({ size: 'phone', touch: true, motion: true }));
    await context.addInitScript(knowsTheRules);
    const page = await context.newPage();
    await playWithMaster(page, url, game, () => beginToWatch(page));
    const value = await longestTask(page);
    figures.push({
      name: `${game}: longest task in play with a master`,
      value,
      unit: 'ms',
      goal: { most: goals.longestTaskMs },
    });
    await context.close();
  }
  return figures;
}

/** The browser notes every long task from now on, in the order in which they happen. */
async function beginToWatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { longTasks: durations });
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'longTasks');
    return Array.isArray(durations) ? Math.max(0, ...durations) : 0;
  });
}
