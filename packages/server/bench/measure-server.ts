/** One server under load: started with an empty store, measured, ended. */

import type { ServerProcess } from '../support/server-process.js';
import type { BenchServer } from './bench-servers.js';
import type { LoadResult } from './load/generator.js';
import { measureLoad, measureOffered } from './load/measure-load.js';
import type { OfferedResult } from './load/offered-load.js';
import { inNewFolder } from './new-folder.js';
import type { Scale } from './scale.js';

/** How many games are made beforehand, all tables together. */
export const STOCK = 1000;
export const RUN_IN_SECONDS = 1;

/** Null where the server is not to be had here. */
export function measureServer(
  benchServer: BenchServer,
  tables: number,
  { warmUpSeconds, seconds }: Scale,
): Promise<LoadResult | null> {
  return withServer(benchServer, tables, ({ url, pid }) =>
    measureLoad(benchServer.driver, {
      urls: [url],
      pids: [pid],
      tables,
      warmUpSeconds,
      runInSeconds: RUN_IN_SECONDS,
      seconds,
      stock: STOCK,
    }),
  );
}

/** Null where the server is not to be had here. */
export function offerLoadToServer(
  benchServer: BenchServer,
  tables: number,
  { rates, seconds }: Scale,
): Promise<readonly OfferedResult[] | null> {
  return withServer(benchServer, tables, ({ url, pid }) =>
    measureOffered(benchServer.driver, {
      urls: [url],
      pids: [pid],
      tables,
      rates,
      runInSeconds: RUN_IN_SECONDS,
      seconds,
    }),
  );
}

function withServer<Result>(
  { name, start }: BenchServer,
  tables: number,
  measure: (server: ServerProcess) => Promise<Result>,
): Promise<Result | null> {
  return inNewFolder(async (folder) => {
    const server = await start(folder);
    if (server === null) return null;
    console.log(`${name}: ${tables} tables x 2 clients ...`);
    try {
      return await measure(server);
    } finally {
      await server.end('SIGKILL');
    }
  });
}
