/** A server with online tables, for the time that pictures are taken. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@riverstone/server';
import { builtPage } from '../test/support/built-page';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const botWorker = new URL('../../bots/dist/worker/entry.js', import.meta.url);

/** Serves on a free port, with an empty database that is thrown away afterwards. */
export async function serveTables(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-gallery-'));
  const server = await startServer({
    page: builtPage,
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'tables.sqlite'),
    origins: [],
    proxies: 0,
    log: 'error',
    limits: 'off',
    push: 'off',
    botWorker,
    // an address of a home network, the same in every picture
    addresses: () => ['http://192.168.1.20:4190/'],
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
