/** Where a page is at home, whichever screen it shows. */

import type { Page } from 'playwright-core';

export const homeOf = (page: Page): string => new URL('/', page.url()).href;
