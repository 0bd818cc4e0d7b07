/**
 * Keeps servers apart that were started on one file by mistake: both would hold its tables in memory, and neither would
 * know what the other does. The system ends the lock with the process, however it dies.
 */

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreProblem, storeReason } from '../store-problem.js';
import { openDatabase } from './sqlite-driver.js';

/** `alone`: no other server may use the file. `shared`: others may that are nodes of one cluster, too. */
export type FileUse = 'alone' | 'shared';

export interface FileLock {
  release(): void;
}

/** How long another server may take to let go that is about to end, in milliseconds. */
const BUSY_MS = 100;
/** Not in the file itself, which must stay readable for copies. */
const suffix = '-lock';

/** One name for one file: a link would have a lock of its own. */
export function realFile(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const folder = dirname(file);
  return existsSync(folder) ? join(realpathSync(folder), basename(file)) : file;
}

/** A lock costs nothing while it is held. Throws a `StoreProblem` if another server holds the file. */
export async function lockFile(file: string, use: FileUse): Promise<FileLock> {
  const database = await openDatabase(`${file}${suffix}`);
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    // Nothing is ever written, so the file stays empty.
    database.exec(use === 'alone' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_master');
  } catch (error) {
    database.close();
    if (storeReason(error) !== 'busy') throw error;
    throw new StoreProblem('in-use', 'another server keeps its tables there', { cause: error });
  }
  return { release: () => database.close() };
}
