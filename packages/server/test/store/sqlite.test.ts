/** The store in an SQLite file: the suites of all stores, and what a file can suffer. */

import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng, seedFromNumber } from '@riverstone/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import type { FileUse } from '../../src/store/sqlite/file-lock.js';
import { openDatabase } from '../../src/store/sqlite/sqlite-driver.js';
import { migrate } from '../../src/store/sqlite/sqlite-schema.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import type { Store } from '../../src/store/store.js';
import { testAppendOrder } from './suite/append-order.js';
import { testNodeStore } from './suite/node-store.js';
import { testOperatingStore } from './suite/operating-store.js';
import { sqlitePlace } from './suite/store-place.js';
import { newRow, row, summary } from './suite/stored-rows.js';
import { testTableStore } from './suite/table-store.js';

describe('SQLite', () => {
  testTableStore(sqlitePlace);
  testNodeStore(sqlitePlace);
  testOperatingStore(sqlitePlace);
  testAppendOrder(sqlitePlace);
});

describe('an SQLite file', () => {
  const folders: string[] = [];
  const open: Store[] = [];
  const opened = async (): Promise<{ store: Store; file: string }> => {
    const folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
    folders.push(folder);
    const file = join(folder, 'tables.sqlite');
    const store = await openSqliteStore(file);
    open.push(store);
    return { store, file };
  };
  afterEach(async () => {
    for (const store of open.splice(0)) await store.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it('that takes nothing any more is not there until it does, and says why', async () => {
    const { store, file } = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    const other = await openDatabase(file);
    other.exec('BEGIN IMMEDIATE');
    await store.ping();
    const busy = { code: 'ERR_SQLITE_ERROR', errcode: 5 };
    await expect(store.append([{ table, row: newRow(2) }])).rejects.toMatchObject(busy);
    await expect(store.ping()).rejects.toMatchObject(busy);
    other.exec('COMMIT');
    await store.ping();
    expect(await store.append([{ table, row: newRow(2) }])).toEqual(new Set());
    expect((await store.find('one'))?.rows).toHaveLength(2);
    other.close();
  });

  it('that is full says so, whatever comes after', async () => {
    const { store, file } = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    // SQLite rolls back by itself then, and complains when it is told to.
    const other = await openDatabase(file);
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ROLLBACK, 'full'); END`);
    await expect(store.append([{ table, row: newRow(2) }])).rejects.toThrow('full');
    await expect(store.ping()).rejects.toThrow('full');
    other.exec('DROP TRIGGER full');
    other.close();
    await store.ping();
  });

  it('that finds no room when it is made says that the disk is full', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
    folders.push(folder);
    const database = await openDatabase(join(folder, 'tables.sqlite'));
    database.exec('PRAGMA journal_mode = WAL; PRAGMA max_page_count = 5');
    expect(() => migrate(database)).toThrow(expect.objectContaining({ errcode: 13 }));
    database.close();
  });

  it('that was deleted or put aside is not there', async () => {
    for (const lose of [(file: string) => rmSync(file), (file: string) => copyFileSync(file, `${file}-copy`)]) {
      const { store, file } = await opened();
      await store.ping();
      lose(file);
      if (existsSync(`${file}-copy`)) renameSync(`${file}-copy`, file);
      await expect(store.ping()).rejects.toThrow();
    }
  });

  it('that two write to is known to both: a version once taken is taken, and what the other wrote is read', async () => {
    const { store, file } = await opened();
    const other = await openSqliteStore(file);
    open.push(other);
    const table = await store.create([newRow(1)], summary('one'));
    expect((await other.append([{ table, row: newRow(2, { body: 'theirs', awaited: [1] }) }])).size).toBe(0);
    expect(await store.summary('one')).toMatchObject({ awaited: [1], touchedAt: 1002 });
    expect([...(await store.append([{ table, row: newRow(2, { body: 'ours' }) }]))]).toEqual([table]);
    expect((await store.append([{ table, row: newRow(3) }])).size).toBe(0);
    expect(await other.rowsAfter(table, 0)).toEqual([row(1), row(2, 'theirs'), row(3)]);
  });

  it('with many rows is read as it was written, whether the heads of the logs were written down since or not', async () => {
    const { store, file } = await opened();
    const tables = await Promise.all(['one', 'two'].map((id) => store.create([newRow(1)], summary(id))));
    const last = 3000;
    // Each table every other row; the heads are written down on the way, and then some more rows come.
    for (let version = 2; version <= last; version += 2)
      await store.append(
        tables.flatMap((table) => [version, version + 1].map((each) => ({ table, row: newRow(each) }))),
      );
    // As after a crash: the first one was never closed.
    const again = await openSqliteStore(file);
    open.push(again);
    for (const each of [store, again])
      for (const table of tables)
        expect((await each.rowsAfter(table, 0)).map(({ version }) => version)).toEqual(
          Array.from({ length: last + 1 }, (_, index) => index + 1),
        );
    expect([...(await again.append([{ table: tables[0] ?? 0, row: newRow(last) }]))]).toEqual([tables[0]]);
    expect((await again.append([{ table: tables[0] ?? 0, row: newRow(last + 2) }])).size).toBe(0);
    expect((await store.tablesOf('ada', 10)).map((each) => each.summary.table)).toEqual(['one', 'two']);
  });

  it('lists the tables that were written to last, whether their heads were written down since or not', async () => {
    const { store, file } = await opened();
    const rng = createRng(seedFromNumber(1));
    const order: string[] = [];
    const versions = new Map<number, number>();
    const write = async (count: number): Promise<void> => {
      const appends = Array.from({ length: count }, () => {
        const table = rng.below(versions.size) + 1;
        const version = (versions.get(table) ?? 0) + 1;
        versions.set(table, version);
        order.splice(order.indexOf(`t${table}`), 1);
        order.unshift(`t${table}`);
        return { table, row: newRow(version) };
      });
      expect((await store.append(appends)).size).toBe(0);
    };
    for (let round = 1; round <= 12; round++) {
      for (const guests of [['ada'], ['ada', 'bo']]) {
        const id = `t${versions.size + 1}`;
        versions.set(await store.create([newRow(1)], summary(id, {}, guests)), 1);
        order.unshift(id);
      }
      // A few rows, or so many that the heads are written down.
      await write(round % 4 === 0 ? 4500 : 3);
      const again = await openSqliteStore(file);
      for (const each of [store, again])
        for (const [guest, most] of [
          ['ada', 5],
          ['ada', 100],
          ['bo', 2],
        ] as const) {
          const listed = (await each.tablesOf(guest, most)).map(({ summary: { table } }) => table);
          const own = order.filter((id) => guest === 'ada' || Number(id.slice(1)) % 2 === 0);
          expect(listed).toEqual(own.slice(0, most));
        }
      await again.close();
    }
    expect(await store.tablesOf('nobody', 5)).toEqual([]);
  });

  it.each([
    ['are gone', 'DELETE FROM heads'],
    ['are told to be right up to a row that is not there', 'UPDATE heads SET row = 99 WHERE number = 0'],
    ['are told to be right up to a row that they do not know', 'UPDATE heads SET row = 3 WHERE number = 0'],
    ['are of another table', 'UPDATE heads SET row = 1 WHERE number = 2'],
  ])('whose heads %s is read by its rows', async (_, damage) => {
    const { store, file } = await opened();
    const tables = await Promise.all(['one', 'two'].map((id) => store.create([newRow(1)], summary(id))));
    await store.append(tables.flatMap((table) => [2, 3].map((version) => ({ table, row: newRow(version) }))));
    await store.close();
    open.splice(open.indexOf(store), 1);
    const database = await openDatabase(file);
    // As if they had been written down after the first row of each.
    database.exec(`DELETE FROM heads; INSERT INTO heads VALUES (0, 2, -2), (1, 1, -1), (2, 2, -2); ${damage}`);
    database.close();
    const again = await openSqliteStore(file);
    open.push(again);
    for (const table of tables) expect(await again.rowsAfter(table, 0)).toEqual([row(1), row(2), row(3)]);
  });

  it('with a log that lacks rows tells it instead of a part of the history', async () => {
    const { store, file } = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    await store.append([2, 3].map((version) => ({ table, row: newRow(version) })));
    const database = await openDatabase(file);
    database.exec('DELETE FROM log WHERE version = 2');
    database.close();
    await expect(store.find('one')).rejects.toThrow('damaged');
  });

  it.each([
    ['a row that follows itself', 'UPDATE log SET before = row WHERE version = 2', 'version 1 is missing'],
    ['rows that follow each other', 'UPDATE log SET before = row + 1 WHERE version = 2', 'version 1 is missing'],
    ['another move', `UPDATE log SET body = '{"n":7}' WHERE version = 2`, 'version 2 is not as it was written'],
    ['another time', 'UPDATE log SET at = at + 1 WHERE version = 2', 'version 2 is not as it was written'],
    ['a number that is none', 'UPDATE log SET at = 9223372036854775807 WHERE version = 2', 'its rows are unreadable'],
    ['an end that is written otherwise', 'UPDATE heads SET row = 2 WHERE number = 1', 'it has no rows'],
  ])('with %s refuses the table by its id, and no other', async (_, damage, fault) => {
    const { store, file } = await opened();
    const table = await store.create(
      [1, 2, 3].map((version) => newRow(version)),
      summary('one'),
    );
    const other = await store.create([newRow(1)], summary('two'));
    const database = await openDatabase(file);
    database.exec(`DELETE FROM heads; INSERT INTO heads VALUES (0, 4, -4), (1, 3, -3), (2, 4, -4); ${damage}`);
    database.close();
    const again = await openSqliteStore(file);
    open.push(again);
    await expect(again.find('one')).rejects.toThrow(`the log of table one is damaged: ${fault}`);
    await expect(again.rowsAfter(table, 0)).rejects.toMatchObject({ reason: 'damaged' });
    expect(await again.rowsAfter(other, 0)).toEqual([row(1)]);
  });

  it('that was taken away keeps nothing, and says so', async () => {
    const { store, file } = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    renameSync(file, `${file}.elsewhere`);
    await expect(store.append([{ table, row: newRow(2) }])).rejects.toThrow('ENOENT');
    renameSync(`${file}.elsewhere`, file);
    expect((await store.append([{ table, row: newRow(2) }])).size).toBe(0);
  });

  it('in which nothing could be kept goes on from what it has', async () => {
    const { store, file } = await opened();
    const table = await store.create([newRow(1)], summary('one'));
    const other = await openDatabase(file);
    other.exec(`CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`);
    await expect(store.append([{ table, row: newRow(2, { body: 'lost' }) }])).rejects.toThrow('full');
    other.exec('DROP TRIGGER full');
    other.close();
    expect((await store.append([{ table, row: newRow(2, { body: 'kept' }) }])).size).toBe(0);
    expect(await store.rowsAfter(table, 1)).toEqual([row(2, 'kept')]);
  });

  it.each([
    [1, 'an earlier version of Riverstone'],
    [2, 'an earlier version of Riverstone'],
    [3, 'an earlier version of Riverstone'],
    [5, 'an earlier version of Riverstone'],
    [99, 'a newer version of Riverstone'],
  ])('of version %i is refused, and left as it is', async (version, reason) => {
    const folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
    folders.push(folder);
    const file = join(folder, 'tables.sqlite');
    const database = await openDatabase(file);
    database.exec(`CREATE TABLE log (body TEXT); INSERT INTO log VALUES ('c6'); PRAGMA user_version = ${version}`);
    database.close();
    const before = readFileSync(file);
    await expect(openSqliteStore(file)).rejects.toThrow(reason);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['tables.sqlite']);
  });
  it('is used by one server, or by nodes of one cluster, and looked at by everybody', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
    folders.push(folder);
    const file = join(folder, 'tables.sqlite');
    const use = async (how?: FileUse): Promise<Store> => {
      const store = await openStore(file, how);
      open.push(store);
      return store;
    };
    const inUse = { name: 'StoreProblem', reason: 'in-use', message: 'another server keeps its tables there' };
    const alone = await use('alone');
    await expect(use('alone')).rejects.toMatchObject(inUse);
    await expect(use('shared')).rejects.toMatchObject(inUse);
    // By another name, too.
    symlinkSync(file, join(folder, 'link.sqlite'));
    await expect(openStore(join(folder, 'link.sqlite'), 'alone')).rejects.toMatchObject(inUse);
    const table = await alone.create([newRow(1)], summary('one'));
    expect(await (await use()).rowsAfter(table, 0)).toEqual([row(1)]);
    await alone.close();
    open.splice(open.indexOf(alone), 1);
    await use('shared');
    await use('shared');
    await expect(use('alone')).rejects.toMatchObject(inUse);
    expect(statSync(`${file}-lock`).size).toBe(0);
  });

  it('that nodes share lets no lease last longer because the clock was set back', async () => {
    const node = (id: string) => ({ id, address: `http://${id}.example/` });
    const folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
    let now = 10_000_000;
    const store = await openSqliteStore(join(folder, 'tables.sqlite'), { clock: () => now });
    const table = await store.create([{ version: 1, at: 1, body: '{}', awaited: [] }], summary('table'));
    await store.startLease(node('one'), 3000);
    await store.acquire(table, 'one');
    now -= 500;
    expect(await store.renewLease('one', 3000)).toBe(true);
    now -= 3_600_000;
    expect(await store.liveNodes()).toEqual([]);
    expect(await store.renewLease('one', 3000)).toBe(false);
    await store.startLease(node('two'), 3000);
    expect(await store.acquire(table, 'two')).toEqual({ owner: 'self', tookOver: true });
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
