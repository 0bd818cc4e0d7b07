/**
 * Prevents two servers on one file: both would hold its tables in memory, and neither would see the changes of the
 * other. The operating system releases the lock when the process ends, even if it is killed.
 */

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StoreProblem, storeReason } from '../store-problem.js';
import { openDatabase } from './sqlite-driver.js';

/** `alone`: no other server may use the file. `shared`: other nodes of the same cluster may. */
export type FileUse = 'alone' | 'shared';

export interface FileLock {
  release(): void;
}

/** How long to wait for a server that is about to release the lock, in milliseconds. */
const BUSY_MS = 100;
/** The lock is a file of its own, because the data file must stay readable for copies. */
const suffix = '-lock';

/** Resolves symbolic links, so that every name of a file leads to the same lock. */
export function canonicalPath(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const folder = dirname(file);
  return existsSync(folder) ? join(realpathSync(folder), basename(file)) : file;
}

/** Locks a file. Throws a `StoreProblem` if another server has locked it. */
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
