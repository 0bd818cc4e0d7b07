/** People's data where two servers share a PostgreSQL database. */

import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { testDataOnTwoNodes } from './data-on-two-nodes.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

describe('two servers on a database', () => {
  testDataOnTwoNodes(() => server.newDatabase());
});
