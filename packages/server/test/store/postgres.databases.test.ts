/** The store in PostgreSQL: the suites of all stores. */

import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.js';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { itKeepsNodes } from './suite/keeps-nodes.js';
import { itKeepsOperating } from './suite/keeps-operating.js';
import { itKeepsOrder } from './suite/keeps-order.js';
import { itKeepsTables } from './suite/keeps-tables.js';
import type { StorePlace } from './suite/store-place.js';

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
  itKeepsTables(postgresPlace);
  itKeepsNodes(postgresPlace);
  itKeepsOperating(postgresPlace);
  itKeepsOrder(postgresPlace);
});
