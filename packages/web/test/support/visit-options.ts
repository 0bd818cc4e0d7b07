/** How a visit looks to the browser: size, touch, theme, motion, language. */

import { fileURLToPath } from 'node:url';
import { gameIds } from '@riverstone/rules';
import type { BrowserContextOptions } from 'playwright-core';
import { type SizeName, sizes } from './sizes';

export interface VisitOptions {
  readonly size?: SizeName | { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly dark?: boolean;
  /** Motion is off unless a test looks at it, so that no test waits for it. */
  readonly motion?: boolean;
  readonly locale?: string;
  /** Lets the page keep itself for offline play. */
  readonly serviceWorker?: boolean;
}

/** Runs in a page before its own scripts: somebody who has played before gets no lesson first. */
export const knowsTheRules = {
  content: `try {
    const kept = JSON.parse(localStorage.getItem('riverstone:settings') ?? '{}');
    const learnt = ${JSON.stringify(gameIds)};
    localStorage.setItem('riverstone:settings', JSON.stringify({ ...kept, learnt }));
  } catch {
    // Storage is forbidden: then there is a lesson.
  }`,
};

/** A script that runs in a page before its own: the same deals each time. */
export const fixedRandom = fileURLToPath(new URL('fixed-random.js', import.meta.url));

/** The same in Playwright's words. */
export function contextOptions(options: VisitOptions): BrowserContextOptions {
  const {
    size = 'desktop',
    touch = false,
    dark = false,
    motion = false,
    locale = 'en',
    serviceWorker = false,
  } = options;
  return {
    viewport: typeof size === 'string' ? sizes[size] : size,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  };
}
