/** What every store must keep; each kind of store runs the same suite. */

import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/store/sqlite-driver.js';
import { openSqliteStore } from '../../src/store/sqlite-store.js';
import type { FixedSummary, LogRow, NewLogRow, Store, StoredSummary } from '../../src/store/store.js';

/** A kind of store: where it keeps things, and how it is opened (again). */
const kinds: readonly { readonly name: string; open(folder: string): Promise<Store> }[] = [
  { name: 'SQLite', open: (folder) => openSqliteStore(join(folder, 'tables.sqlite')) },
];

const row = (version: number, body = `{"n":${version}}`): LogRow => ({ version, at: 1000 + version, body });
const newRow = (version: number, changes: Partial<NewLogRow> = {}): NewLogRow => ({
  ...row(version),
  awaited: [],
  ...changes,
});

function summary(
  table: string,
  changes: Partial<FixedSummary> = {},
  guests: readonly string[] = ['ada'],
): StoredSummary {
  return {
    summary: {
      table,
      game: 'kakuzu',
      options: {},
      phase: 'gathering',
      seats: [{ name: 'Ada', bot: null }],
      host: 'Ada',
      listed: false,
      paused: false,
      days: null,
      outcome: null,
      ...changes,
    },
    seats: [guests[0] ?? null, null],
    guests,
  };
}

describe.each(kinds)('$name', ({ open }) => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'riverstone-store-'));
    store = await open(folder);
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives a log back as it was written, also after it was opened again', async () => {
    const table = await store.create([newRow(1)], summary('one'));
    await store.append([
      { table, row: newRow(2, { body: '{"text":"größer 🎲"}' }) },
      { table, row: newRow(3) },
    ]);
    const rows = [row(1), row(2, '{"text":"größer 🎲"}'), row(3)];
    expect(await store.find('one')).toEqual({ number: table, rows });
    await store.close();
    store = await open(folder);
    expect(await store.find('one')).toEqual({ number: table, rows });
    expect(await store.rowsAfter(table, 1)).toEqual(rows.slice(1));
    expect(await store.find('two')).toBeNull();
  });

  it('keeps no row of a table whose version is taken, and all rows of the others', async () => {
    const one = await store.create([newRow(1)], summary('one'));
    const other = await store.create([newRow(1)], summary('two'));
    await store.append([{ table: one, row: newRow(2, { body: 'first' }) }]);
    const conflicts = await store.append([
      { table: one, row: newRow(2, { body: 'late', awaited: [7] }), wakeAt: 5 },
      { table: other, row: newRow(2, { awaited: [1] }) },
      { table: one, row: newRow(3, { body: 'later' }) },
    ]);
    expect([...conflicts]).toEqual([one]);
    expect(await store.rowsAfter(one, 1)).toEqual([row(2, 'first')]);
    expect(await store.rowsAfter(other, 1)).toEqual([row(2)]);
    expect(await store.summary('one')).toMatchObject({ awaited: [] });
    expect(await store.summary('two')).toMatchObject({ awaited: [1] });
  });

  it('takes many rows at once, and finds the one that is taken among them', async () => {
    const tables = await Promise.all(
      Array.from({ length: 40 }, (_, index) => store.create([newRow(1)], summary(`table ${index}`))),
    );
    const rows = tables.map((table) => ({ table, row: newRow(2, { awaited: [0] }) }));
    expect((await store.append(rows)).size).toBe(0);
    const [, , third = 0] = tables;
    await store.append([{ table: third, row: newRow(3, { body: 'first' }) }]);
    const again = tables.map((table) => ({ table, row: newRow(3) }));
    expect([...(await store.append(again))]).toEqual([third]);
    expect(await store.rowsAfter(third, 2)).toEqual([row(3, 'first')]);
    expect(await store.rowsAfter(tables.at(-1) ?? 0, 1)).toEqual([row(2), row(3)]);
  });

  it('keeps nothing of a table whose id is taken', async () => {
    await store.create([newRow(1)], summary('one'));
    await expect(store.create([newRow(1)], summary('one'))).rejects.toThrow();
    expect((await store.size()).tables).toBe(1);
  });

  it('lists the tables of a guest, the last touched first, and forgets who was removed', async () => {
    const one = await store.create([newRow(1, { at: 5 })], summary('one', {}, ['ada', 'bo']));
    await store.create([newRow(1, { at: 9 })], summary('two'));
    const tables = async (guest: string) => (await store.tablesOf(guest, 10)).map((each) => each.summary.table);
    expect(await tables('ada')).toEqual(['two', 'one']);
    expect(await tables('bo')).toEqual(['one']);
    expect((await store.tablesOf('ada', 1)).length).toBe(1);
    await store.append([
      { table: one, row: newRow(2, { at: 6 }), summary: summary('one', { phase: 'playing' }, ['ada']) },
    ]);
    expect(await tables('bo')).toEqual([]);
    expect(await store.summary('one')).toMatchObject({ phase: 'playing', touchedAt: 6 });
    // Where the guests are left out, they stay.
    const { guests: _, ...over } = summary('one', { phase: 'over' });
    await store.append([{ table: one, row: newRow(3, { at: 7 }), summary: over }]);
    expect((await store.tablesOf('ada', 1))[0]?.summary).toMatchObject({ table: 'one', phase: 'over' });
  });

  it('shows listed tables in the lobby until they begin, the newest first', async () => {
    await store.create([newRow(1)], summary('hidden'));
    const one = await store.create([newRow(1)], summary('one', { listed: true }));
    await store.create([newRow(1)], summary('two', { listed: true }));
    expect((await store.lobby(10)).map(({ table }) => table)).toEqual(['two', 'one']);
    await store.append([
      { table: one, row: newRow(2, { at: 6 }), summary: summary('one', { listed: true, phase: 'playing' }) },
    ]);
    expect((await store.lobby(10)).map(({ table }) => table)).toEqual(['two']);
  });

  it('knows which tables are due', async () => {
    const one = await store.create([newRow(1)], summary('one'));
    const two = await store.create([newRow(1)], summary('two'));
    await store.create([newRow(1)], summary('three'));
    await store.append([
      { table: one, row: newRow(2), wakeAt: 50 },
      { table: two, row: newRow(2), wakeAt: 40 },
    ]);
    const due = async (...asked: Parameters<Store['due']>) => (await store.due(...asked)).map(({ table }) => table);
    expect(await due(39, 10)).toEqual([]);
    expect(await due(50, 10)).toEqual(['two', 'one']);
    expect(await due(50, 1)).toEqual(['two']);
    const [first] = await store.due(50, 1);
    expect(first).toEqual({ table: 'two', number: two, at: 40 });
    expect(await due(50, 10, first)).toEqual(['one']);
    expect(await due(49, 10, first)).toEqual([]);
    await store.append([{ table: one, row: newRow(3), wakeAt: null }]);
    expect(await due(99, 10)).toEqual(['two']);
  });

  it('makes a table along with the row that leads to it, or neither', async () => {
    const one = await store.create([newRow(1)], summary('one'));
    const created = { rows: [newRow(1)], summary: summary('two') };
    await store.append([{ table: one, row: newRow(2), created }]);
    expect((await store.find('two'))?.rows).toEqual([row(1)]);
    const late = { rows: [newRow(1)], summary: summary('three') };
    expect([...(await store.append([{ table: one, row: newRow(2), created: late }]))]).toEqual([one]);
    expect(await store.find('three')).toBeNull();
    expect(await store.tablesOf('ada', 10)).toHaveLength(2);
  });

  it('knows guests by their tokens, and a code only once and in time', async () => {
    await store.createGuest('ada', 'hash 1', 0);
    await store.addToken('ada', 'hash 2', 0);
    expect([await store.guestOf('hash 1'), await store.guestOf('hash 2'), await store.guestOf('hash 3')]).toEqual([
      'ada',
      'ada',
      null,
    ]);
    await store.removeToken('hash 1');
    expect(await store.guestOf('hash 1')).toBeNull();
    const until = 60_000;
    await store.addCode('ada', 'code 1', until, 0);
    await store.addCode('ada', 'code 2', until, 0);
    // It is too old by then, and goes when somebody else gets one; by our own time, not the machine's.
    await store.addCode('bo', 'code 3', 2 * until, until);
    expect(await store.useCode('code 1', 0)).toBeNull();
    expect(await store.useCode('code 2', until + 1)).toBeNull();
    expect(await store.useCode('code 2', until)).toBe('ada');
    expect(await store.useCode('code 2', until)).toBeNull();
  });

  it('can be asked whether it is there', async () => {
    await store.ping();
    expect((await store.size()).bytes).toBeGreaterThan(0);
  });
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
    database.exec(`DELETE FROM heads; INSERT INTO heads VALUES (0, 2), (1, 1), (2, 2); ${damage}`);
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
});
