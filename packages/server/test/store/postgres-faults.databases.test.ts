/** What PostgreSQL and the way to it can suffer, and what of it becomes of a commit. */

import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.js';
import type { Store } from '../../src/store/store.js';
import { type PostgresServer, startPostgres, userWithPassword } from '../../support/postgres.js';
import { startProxy } from '../../support/tcp-proxy.js';
import { newRow, row, summary } from './suite/stored-rows.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ settings: { deadlock_timeout: '500ms' } });
});
afterAll(() => server.remove());

let url: string;
let database: string;
const open: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  url = await server.newDatabase();
  database = new URL(url).pathname.slice(1);
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function opened(address = url): Promise<Store> {
  const store = await openPostgresStore(address, { statement: 1000, answer: 2000 });
  open.push(store);
  return store;
}

/** A connection of somebody else. */
async function other(): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  open.push({ close: () => client.end() });
  return client;
}

const lock = (table: number): string => `SELECT FROM heads WHERE number = ${table} FOR UPDATE`;

/** Waits until so many statements of the store wait for somebody's lock. */
async function untilWaiting(count = 1): Promise<void> {
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = '${database}' AND application_name = 'riverstone' AND wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await server.run(waiting))[0]?.n === count, { timeout: 10_000, interval: 5 });
}

describe('a commit in PostgreSQL', () => {
  it('whose connection breaks may be done or not, and never twice', async () => {
    const proxy = await startProxy(server.port);
    open.push(proxy);
    const store = await opened(url.replace(`:${server.port}`, `:${proxy.port}`));
    const table = await store.create([newRow(1)], summary('one'));
    const holder = await other();
    await holder.query(`BEGIN; ${lock(table)}`);
    const commit = expect(store.append([{ table, row: newRow(2, { body: 'sent' }) }])).rejects.toMatchObject({
      reason: 'unreachable',
    });
    await untilWaiting();
    proxy.cut();
    await commit;
    proxy.repair();
    // The server does not notice that nobody waits for its answer.
    await holder.query('COMMIT');
    await vi.waitUntil(async () => (await store.rowsAfter(table, 0)).length === 2, { timeout: 10_000 });
    expect([...(await store.append([{ table, row: newRow(2, { body: 'again' }) }]))]).toEqual([table]);
    expect(await store.rowsAfter(table, 0)).toEqual([row(1), row(2, 'sent')]);
    expect(await store.append([{ table, row: newRow(3) }])).toEqual(new Set());
  });

  it('that another one stands in the way of, each waiting for the other, is done all the same', async () => {
    const store = await opened();
    const [one, two] = [await store.create([newRow(1)], summary('1')), await store.create([newRow(1)], summary('2'))];
    const holder = await other();
    // The store finds the deadlock first.
    await holder.query(`SET deadlock_timeout = '20s'; BEGIN; ${lock(two)}`);
    const commit = store.append([two, one].map((table) => ({ table, row: newRow(2) })));
    await untilWaiting();
    await holder.query(lock(one));
    await holder.query('COMMIT');
    expect(await commit).toEqual(new Set());
    for (const table of [one, two]) expect(await store.rowsAfter(table, 0)).toEqual([row(1), row(2)]);
  });

  it('takes its locks in one order, so that nodes never wait for each other', async () => {
    const stores = [await opened(), await opened()];
    const [first] = stores as [Store];
    const tables: number[] = [];
    for (let index = 0; index < 20; index++) tables.push(await first.create([newRow(1)], summary(`${index}`)));
    const before = await server.run(`SELECT deadlocks FROM pg_stat_database WHERE datname = '${database}'`);
    for (let version = 2; version < 30; version++)
      await Promise.all(
        stores.map((store, index) => {
          const order = index === 0 ? tables : tables.toReversed();
          return store.append(order.map((table) => ({ table, row: newRow(version), wakeAt: version })));
        }),
      );
    const after = await server.run(`SELECT deadlocks FROM pg_stat_database WHERE datname = '${database}'`);
    expect(after).toEqual(before);
    for (const table of tables) expect(await first.rowsAfter(table, 28)).toEqual([row(29)]);
  });

  it('that takes too long is given up, and nothing of it is kept', async () => {
    const store = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    const holder = await other();
    await holder.query(`BEGIN; ${lock(table)}`);
    await expect(store.append([{ table, row: newRow(2) }])).rejects.toMatchObject({ reason: 'busy' });
    await holder.query('COMMIT');
    await store.ping();
    expect(await store.rowsAfter(table, 0)).toEqual([row(1)]);
    expect(await store.append([{ table, row: newRow(2) }])).toEqual(new Set());
  });

  it('that a server does not answer at all is given up', async () => {
    const store = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    server.pause();
    await expect(store.append([{ table, row: newRow(2) }])).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(store.ping()).rejects.toMatchObject({ reason: 'unreachable' });
    server.resume();
    await vi.waitUntil(
      () =>
        store.ping().then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    );
    // It may have got through before the pause. Then it stands in the log, once.
    const { length } = await store.rowsAfter(table, 0);
    expect(await store.append([{ table, row: newRow(length + 1) }])).toEqual(new Set());
    expect(await store.rowsAfter(table, 0)).toHaveLength(length + 1);
  });

  it.each(['stop', 'kill'] as const)('is refused after a %s, and possible again after a new start', async (how) => {
    const store = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    let version = 1;
    const append = async () => {
      expect(await store.append([{ table, row: newRow(version + 1) }])).toEqual(new Set());
      version++;
    };
    await append();
    const ended = server[how]();
    // Goes on until the server is away. What was acknowledged by then must be there.
    await expect(
      (async () => {
        for (;;) await append();
      })(),
    ).rejects.toMatchObject({ reason: 'unreachable' });
    await ended;
    await expect(store.ping()).rejects.toMatchObject({ reason: 'unreachable' });
    await server.start();
    await store.ping();
    const kept = await store.rowsAfter(table, 0);
    expect([version, version + 1]).toContain(kept.length);
    expect(await store.append([{ table, row: newRow(kept.length + 1) }])).toEqual(new Set());
  });

  it('is refused where the database has become read-only, and possible when it is no more', async () => {
    const store = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`;
    await server.run(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
    await server.run(cut);
    const isReadOnly = { reason: 'read-only' };
    await vi.waitFor(() => expect(store.append([{ table, row: newRow(2) }])).rejects.toMatchObject(isReadOnly));
    await expect(store.ping()).rejects.toMatchObject(isReadOnly);
    expect(await store.rowsAfter(table, 0)).toEqual([row(1)]);
    await expect(openPostgresStore(url)).rejects.toMatchObject(isReadOnly);
    await server.run(`ALTER DATABASE ${database} RESET default_transaction_read_only`);
    await server.run(cut);
    await vi.waitUntil(() =>
      store.ping().then(
        () => true,
        () => false,
      ),
    );
    expect(await store.append([{ table, row: newRow(2) }])).toEqual(new Set());
  });

  it('with a table of which rows are missing does not go on as if they had never been', async () => {
    const store = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    await store.append([2, 3].map((version) => ({ table, row: newRow(version) })));
    for (const missing of [3, 2, 1]) {
      await server.run(`DELETE FROM log WHERE version = ${missing}`, database);
      await expect(store.find('one')).rejects.toThrow('damaged');
    }
  });
});

it('a store goes on when another server with the same data takes the address', async () => {
  const store = await opened();
  const table = await store.create([newRow(1)], summary('one'));
  await store.startLease({ id: 'node', address: 'http://node.example/' }, 600_000);
  await store.acquire(table, 'node');
  let acknowledged = 1;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const { length } = await store.rowsAfter(table, 0).catch(() => []);
      const done = await store.append([{ table, row: newRow(length + 1) }]).catch(() => null);
      if (done?.size !== 0) continue;
      expect(length).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = length + 1;
    }
  })();
  await vi.waitUntil(() => acknowledged > 5);
  await server.failOver();
  const before = acknowledged;
  await vi.waitUntil(() => acknowledged > before + 5, { timeout: 20_000 });
  isOver = true;
  await writing;
  expect(await store.rowsAfter(table, 0)).toHaveLength(acknowledged);
  expect(await store.renewLease('node', 600_000)).toBe(true);
  expect(await store.ownedBy('node')).toEqual([table]);
});

it('no lease lasts longer because the clock of the database was set back', async () => {
  const store = await opened();
  const table = await store.create([newRow(1)], summary('one'));
  for (const id of ['one', 'two']) await store.startLease({ id, address: `http://${id}.example/` }, 600_000);
  await store.acquire(table, 'one');
  // As if the lease had been renewed before the clock was set back by an hour.
  const hour = 3_600_000;
  const ahead = `UPDATE nodes SET renewed_at = renewed_at + ${hour}, until = until + ${hour} WHERE id = 'one'`;
  await server.run(ahead, database);
  expect((await store.liveNodes()).map(({ id }) => id)).toEqual(['two']);
  expect(await store.acquire(table, 'two')).toEqual({ owner: 'self', tookOver: true });
  expect(await store.renewLease('one', 600_000)).toBe(false);
});

it('a renewal of a lease that the disk keeps waiting counts from when it was asked for', async () => {
  const store = await opened();
  const table = await store.create([newRow(1)], summary('one'));
  for (const id of ['late', 'waiting']) await store.startLease({ id, address: `http://${id}.example/` }, 600_000);
  await store.acquire(table, 'late');
  const disk = await other();
  await store.renewLease('late', 300);
  await disk.query(`BEGIN; UPDATE nodes SET until = until + 600000 WHERE id = 'late'`);
  await vi.waitUntil(async () => (await store.liveNodes()).length === 1, { timeout: 10_000 });
  const acquired = store.acquire(table, 'waiting');
  await untilWaiting();
  await disk.query('COMMIT');
  expect(await acquired).toMatchObject({ owner: 'other', node: { id: 'late' } });
});

describe('a PostgreSQL database', () => {
  it('gets its tables once, however many nodes start at once', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => opened()));
    const [first, last] = [stores[0] as Store, stores.at(-1) as Store];
    const table = await first.create([newRow(1)], summary('one'));
    expect(await last.rowsAfter(table, 0)).toEqual([row(1)]);
  });

  const change = (changes: Partial<URL>): string => Object.assign(new URL(url), changes).href;
  it.each<[string, () => string | Promise<string>, string, string]>([
    ['on a port where nobody is', () => change({ port: '1' }), 'unreachable', 'no PostgreSQL answers at 127.0.0.1:1'],
    ['of another machine', () => change({ hostname: 'nowhere.invalid' }), 'unreachable', 'there is no host "nowhere'],
    ['that is not there', () => change({ pathname: '/nothing' }), 'missing', 'PostgreSQL has no database "nothing"'],
    ['with a wrong password', () => change({ username: userWithPassword, password: 'x' }), 'refused', '"locked"'],
    ['without a password', () => change({ username: userWithPassword }), 'refused', 'asks for a password'],
    [
      'of a user with no rights',
      () => change({ username: userWithPassword, password: 'right' }),
      'forbidden',
      'may not make or use the tables',
    ],
    [
      'of a newer version',
      async () => {
        await (await openPostgresStore(url)).close();
        await server.run('UPDATE schema_version SET version = 99', database);
        return url;
      },
      'newer',
      'a newer version of Riverstone made its tables',
    ],
    [
      'of another program',
      async () => {
        await server.run('CREATE TABLE tables (legs int)', database);
        return url;
      },
      'foreign',
      'tables of another program',
    ],
  ])('%s is refused with the reason', async (_, address, reason, words) => {
    const refused = await openPostgresStore(await address()).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ name: 'StoreProblem', reason, message: expect.stringContaining(words) });
  });
});
