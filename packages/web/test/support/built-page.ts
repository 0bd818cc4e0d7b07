/** The production build of the page, served as `riverstone serve` serves it. */

import { fileURLToPath } from 'node:url';
import { createPageServer, type PageServer } from '@riverstone/server';

/** Where the built page lies. */
export const builtPage = fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves a folder on this machine alone, on a free port unless one is named. */
export function servePage(root = builtPage, port = 0): Promise<PageServer> {
  return createPageServer({ root, host: '127.0.0.1', port });
}
