/** The store in PostgreSQL: the suites of all stores. */

import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.js';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { testAppendOrder } from './suite/append-order.js';
import { testNodeStore } from './suite/node-store.js';
import { testOperatingStore } from './suite/operating-store.js';
import type { StorePlace } from './suite/store-place.js';
import { testTableStore } from './suite/table-store.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

async function postgresPlace(): Promise<StorePlace> {
  const url = await server.newDatabase();
  return { open: () => openPostgresStore(url), remove: async () => {} };
}

describe('PostgreSQL', () => {
  testTableStore(postgresPlace);
  testNodeStore(postgresPlace);
  testOperatingStore(postgresPlace);
  testAppendOrder(postgresPlace);
});
