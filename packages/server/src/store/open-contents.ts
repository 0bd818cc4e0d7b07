/** Opens everything in a store for reading, or a store for restoring. A setting names a file or a database. */

import type { RestoreTarget, StoreContents, TargetOptions } from './contents.js';
import { isPostgresUrl } from './open-store.js';
import { openPostgresContents } from './postgres/postgres-contents.js';
import { openPostgresTarget } from './postgres/postgres-restore.js';
import { openSqliteContents } from './sqlite/sqlite-contents.js';
import { openSqliteTarget } from './sqlite/sqlite-restore.js';

/** Rejects with a `StoreProblem`. Migrates nothing, changes nothing. */
export async function openContents(place: string): Promise<StoreContents> {
  return isPostgresUrl(place) ? openPostgresContents(place) : openSqliteContents(place);
}

/** Rejects with a `StoreProblem`: `occupied` if something is in the store, `in-use` if a server uses it. */
export async function openTarget(place: string, options: TargetOptions): Promise<RestoreTarget> {
  return isPostgresUrl(place) ? openPostgresTarget(place, options) : openSqliteTarget(place, options);
}
