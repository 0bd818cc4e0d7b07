/** The page for a test file: its production build on a server of its own. */

import type { PageServer } from '@riverstone/server';
import { afterAll, beforeAll } from 'vitest';
import { servePage } from './built-page';

export interface Site {
  /** The address of the page, with a slash at its end. */
  readonly url: string;
  /** Ends the server in mid-test; the page has to do without from then on. */
  stop(): Promise<void>;
  /** Serves again at the same address, another folder if one is named. */
  restart(root?: string): Promise<void>;
}

/** Serves the page for all tests of the file that calls this. */
export function useSite(): Site {
  let server: PageServer | undefined;
  const running = (): PageServer => {
    if (server === undefined) throw new Error('the site is there in tests and hooks only');
    return server;
  };
  beforeAll(async () => {
    server = await servePage();
  });
  afterAll(() => server?.close());
  return {
    get url() {
      return running().url;
    },
    stop: () => running().close(),
    restart: async (root) => {
      const { port, close } = running();
      await close();
      server = await servePage(root, port);
    },
  };
}
