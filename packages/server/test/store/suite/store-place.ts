/** Where a store of a kind keeps things, for the suites that all kinds must pass. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../../src/store/sqlite/sqlite-store.js';
import type { Store } from '../../../src/store/store.js';

export interface StorePlace {
  /** Opens it, also again, and twice at once. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export async function sqlitePlace(): Promise<StorePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
  return {
    open: () => openSqliteStore(join(folder, 'tables.sqlite')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
