/** Waits until the page is kept for play without a network. */

import type { Page } from 'playwright-core';

/** The worker says so itself when all is kept and it controls the page. */
export async function untilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}
