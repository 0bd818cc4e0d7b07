import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { BrokerBus } from '../../src/bus/broker-bus.js';
import { postgresTransport } from '../../src/bus/postgres-transport.js';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { startProxy } from '../../support/tcp-proxy.js';
import { testBus } from './bus-conformance.js';
import { testBusFaults } from './bus-faults.js';
import { silent } from './silent-observer.js';

describe('PostgreSQL as a bus', () => {
  let postgres: PostgresServer;
  let url = '';
  const clean: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    url = await postgres.newDatabase();
  });
  afterEach(async () => {
    for (const step of clean.splice(0)) await step();
  });
  afterAll(() => postgres.remove());

  testBus(async () => {
    const bus = await BrokerBus.open(postgresTransport(url), silent);
    clean.push(() => bus.close());
    return bus;
  });

  testBusFaults(
    () => ({
      reach: (proxy) =>
        postgresTransport(proxy === undefined ? url : url.replace(`:${postgres.port}/`, `:${proxy.port}/`)),
      proxy: () => startProxy(postgres.port),
      kill: () => postgres.kill(),
      start: () => postgres.start(),
      pause: () => postgres.pause(),
      resume: () => postgres.resume(),
      async say(text) {
        const database = new URL(url).pathname.slice(1);
        await postgres.run(`NOTIFY riverstone, '${text.replaceAll("'", "''")}'`, database);
      },
    }),
    (step) => clean.push(step),
  );
});
