/** Opens the store that a setting names: a file, or a PostgreSQL database. */

import { openPostgresStore } from './postgres/postgres-store.js';
import type { FileUse } from './sqlite/file-lock.js';
import { openSqliteStore } from './sqlite/sqlite-store.js';
import type { Store } from './store.js';

/** Whether a setting names a PostgreSQL database, not a file. */
export function isPostgresUrl(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place);
}

/** A server passes its `use`, and is refused if another one uses the file. Readers pass none. */
export async function openStore(place: string, use?: FileUse): Promise<Store> {
  return isPostgresUrl(place) ? openPostgresStore(place) : openSqliteStore(place, { use });
}
