/**
 * One Chromium for each test file and a fresh profile for each visit; a test fails on any fault of any page it opened.
 */

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from './chromium';
import { watchForFaults } from './faults';
import { quickBots } from './tables';
import { contextOptions, fixedRandom, knowsTheRules, type VisitOptions } from './visit-options';

interface TestVisit extends VisitOptions {
  /** Faults that the test provokes itself, by what they say. */
  readonly forgive?: RegExp;
  /** A lesson comes before a game that is played for the first time. */
  readonly isFirstVisit?: boolean;
  /** Bots take no time. */
  readonly hasQuickBots?: boolean;
  /** The same, and every deal is the same. */
  readonly isPredictable?: boolean;
}

export interface TestBrowser {
  /** Opens an address in a profile that has never seen the page. */
  visit(url: string, options?: TestVisit): Promise<Page>;
}

interface Visit {
  readonly context: BrowserContext;
  readonly faults: readonly string[];
}

/** What a waiting test says before the runner gives up on it. */
const PATIENCE_MS = 30_000;

/** Starts a browser for all tests of the file that calls this; a whole one where they need notifications. */
export function useBrowser({ isWhole = false } = {}): TestBrowser {
  let browser: Browser | undefined;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchChromium([], isWhole);
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const ended = visits;
    visits = [];
    for (const { context } of ended) await context.close();
    expect(ended.flatMap(({ faults }) => faults)).toEqual([]);
  });
  return {
    async visit(url, options = {}) {
      if (browser === undefined) throw new Error('a page can be visited from a test or a hook only');
      const context = await browser.newContext(contextOptions(options));
      if (options.isFirstVisit !== true) await context.addInitScript(knowsTheRules);
      const { isPredictable = false, hasQuickBots = isPredictable } = options;
      if (isPredictable) await context.addInitScript({ path: fixedRandom });
      if (hasQuickBots) await context.addInitScript(quickBots);
      context.setDefaultTimeout(PATIENCE_MS);
      visits.push({ context, faults: watchForFaults(context, options.forgive) });
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
  };
}
