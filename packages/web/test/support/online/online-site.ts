/** The whole server for a test file: page, HTTP and tables on one port, its data in a file of its own. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerSettings, startServer } from '@riverstone/server';
import { afterAll, beforeAll } from 'vitest';
import { bundledBotWorker } from '../../../../../scripts/testing/bundle.mjs';
import { builtPage } from '../built-page';

export interface OnlineSite {
  /** The address of the page, with a slash at its end. */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  /** Serves again at the same address, from the same file. */
  start(): Promise<void>;
}

/** Serves page and tables for all tests of the file that calls this. */
export function useOnlineSite(changes: Pick<Partial<ServerSettings>, 'push' | 'operating'> = {}): OnlineSite {
  let folder = '';
  let port = 0;
  let server: RunningServer | undefined;
  const start = async (): Promise<void> => {
    server = await startServer({
      page: builtPage,
      host: '127.0.0.1',
      port,
      data: join(folder, 'tables.sqlite'),
      origins: [],
      proxies: 0,
      log: 'error',
      limits: 'off',
      push: 'off',
      botWorker: bundledBotWorker,
      addresses: () => [],
      ...changes,
    });
    port = server.port;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riverstone-online-'));
    await start();
  });
  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return `http://127.0.0.1:${port}/`;
    },
    get port() {
      return port;
    },
    stop: async () => server?.close(),
    start,
  };
}
