/** One server under load: started with an empty store, measured, ended. */

import type { Contender } from './contenders.js';
import type { LoadResult } from './load/generator.js';
import { measureLoad } from './load/measure-load.js';
import { inNewFolder } from './new-folder.js';
import type { Scale } from './scale.js';

/** How many games are made beforehand, all tables together. */
const STOCK = 1000;
const RUN_IN_SECONDS = 1;

/** Null where the server is not to be had here. `betweenMoves` is in milliseconds. */
export function measureContender(
  { name, driver, start }: Contender,
  { tables, betweenMoves }: { readonly tables: number; readonly betweenMoves: number },
  { warmUpSeconds, seconds }: Scale,
): Promise<LoadResult | null> {
  return inNewFolder(async (folder) => {
    const server = await start(folder);
    if (server === null) return null;
    console.log(`${name}: ${tables} tables x 2 clients ...`);
    const { url, pid } = server;
    try {
      return await measureLoad(driver, {
        url,
        pid,
        tables,
        betweenMoves,
        warmUpSeconds,
        runInSeconds: RUN_IN_SECONDS,
        seconds,
        stock: STOCK,
      });
    } finally {
      await server.end('SIGKILL');
    }
  });
}
