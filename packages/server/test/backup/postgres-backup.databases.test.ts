/** Backups of a database: they hold the same as those of a file, and go from one to the other and back. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContents } from '../../src/store/open-contents.js';
import { openPostgresStore } from '../../src/store/postgres/postgres-store.js';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { useServers } from '../support/online.js';
import type { TablesNode } from '../support/tables-node.js';
import { backUpTo, checkedStore, contentsOf, restoreFrom } from './back-up-and-restore.js';
import { playedNode } from './played-store.js';
import { backsUpUnderLoad } from './under-load.js';

let node: TablesNode;
let server: PostgresServer;
let folder: string;
/** A backup of a file. */
let backup: string;
let database: string;
const servers = useServers();

beforeAll(async () => {
  [node, server] = await Promise.all([playedNode(1), startPostgres()]);
  folder = mkdtempSync(join(tmpdir(), 'riverstone-backup-'));
  backup = join(folder, 'file.backup');
  await backUpTo(backup, node.file);
  database = await server.newDatabase();
  await restoreFrom(backup, database);
});
afterAll(async () => {
  await node.remove();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

it('go from a file to a database and back, and nothing is another', async () => {
  const before = await contentsOf(node.file);
  const inDatabase = await contentsOf(database);
  expect(inDatabase.relations).toEqual(before.relations);
  // In a database tables go by the time of their last row, in a file by its place.
  const byNumber = (tables: typeof before.tables) =>
    [...tables].sort((one, other) => ('rows' in one && 'rows' in other ? one.number - other.number : 0));
  expect(byNumber(inDatabase.tables)).toEqual(byNumber(before.tables));
  expect(inDatabase.faults).toEqual([]);
  const second = join(folder, 'database.backup');
  await backUpTo(second, database);
  const file = join(folder, 'back.sqlite');
  await restoreFrom(second, file);
  const back = await contentsOf(file);
  expect(back.relations).toEqual(before.relations);
  expect(byNumber(back.tables)).toEqual(byNumber(before.tables));
});

it('leave a database that goes on: new tables get new numbers, logs their next versions', async () => {
  const store = await openPostgresStore(database);
  const { tables } = await contentsOf(database);
  const [first] = tables;
  if (first === undefined || !('rows' in first)) throw new Error('nothing was restored');
  const row = { version: first.rows.length + 1, at: 9, body: '{}', awaited: [] };
  expect(await store.append([{ table: first.number, row }])).toEqual(new Set());
  const numbers = tables.map((table) => ('rows' in table ? table.number : 0));
  const summary = (await store.summary(first.id)) as NonNullable<Awaited<ReturnType<typeof store.summary>>>;
  const { awaited: _awaited, touchedAt: _touchedAt, dueAt: _dueAt, ...fixed } = summary;
  const made = { summary: { ...fixed, table: 'new' }, seats: [], guests: [] };
  expect(await store.create([{ version: 1, at: 1, body: '{}', awaited: [] }], made)).toBe(Math.max(...numbers) + 1);
  await store.close();
});

it('are refused by a database that is occupied or in use, and by a damaged backup all is left as it was', async () => {
  const url = await server.newDatabase();
  await restoreFrom(backup, url);
  await expect(restoreFrom(backup, url)).rejects.toMatchObject({ reason: 'occupied' });
  const store = await openPostgresStore(url);
  await store.startLease({ id: 'one', address: 'http://one.example/' }, 600_000);
  await expect(restoreFrom(backup, url, true)).rejects.toMatchObject({ reason: 'in-use' });
  await store.endLease('one');
  const before = await contentsOf(url);
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(backup).subarray(0, -10));
  await expect(restoreFrom(cut, url, true)).rejects.toMatchObject({ reason: 'cut-off' });
  expect(await contentsOf(url)).toEqual(before);
  await store.forgetGuest('ada', 500);
  expect(await restoreFrom(backup, url, true)).toMatchObject({ forgotten: 1, replacedFile: null });
  expect([await store.guestOf('hash of ada'), await store.guestOf('hash of bo')]).toEqual([null, 'bo']);
  expect((await store.deletions(9)).map(({ guest }) => guest)).toEqual(['gone', 'ada']);
  await store.close();
});

it('can be made of a database that has just been made, and of none that has not', async () => {
  const url = await server.newDatabase();
  await expect(contentsOf(url)).rejects.toMatchObject({ reason: 'missing' });
  await (await openPostgresStore(url)).close();
  expect(await contentsOf(url)).toEqual({ relations: [], tables: [], faults: [] });
});

it.each([
  ['a row that is missing', 'DELETE FROM log WHERE number = 2 AND version = 3', /^table \w+: version 3 is missing$/],
  ['a log that lost its end', 'DELETE FROM log WHERE number = 2 AND version > 9', /^table \w+: version 10 is missing$/],
  ['an end that is another', 'UPDATE heads SET version = 9 WHERE number = 2', /^table \w+: version 10 is missing$/],
  ['a head that is missing', 'DELETE FROM heads WHERE number = 2', /^table \w+: its head is missing$/],
  ['a log that lost its table', 'DELETE FROM tables WHERE number = 2', /number 2: only its log is there$/],
  ['a summary', `UPDATE tables SET summary = replace(summary, 'Ada', 'Bob') WHERE number = 2`, /its summary is not/],
])('a check of a database finds %s', async (_, damage, said) => {
  const url = await server.newDatabase();
  await restoreFrom(backup, url);
  expect(await checkedStore(url)).toMatchObject({ damaged: 0, faults: 0, said: [] });
  await server.run(damage, nameOf(url));
  expect((await checkedStore(url)).said).toEqual([expect.stringMatching(said)]);
});

it('a backup has what was there when it began, whatever is written meanwhile', async () => {
  const url = await server.newDatabase();
  await restoreFrom(backup, url);
  const store = await openPostgresStore(url);
  const contents = await openContents(url);
  const before = (await contentsOf(url)).tables;
  await store.deleteTables(before.map((table) => ('rows' in table ? table.number : 0)));
  const during = [];
  for await (const table of contents.tables()) during.push(table);
  await contents.close();
  expect(during).toEqual(before);
  expect((await contentsOf(url)).tables).toEqual([]);
  await store.close();
});

it('is made under load: it ends, people play on, and nothing acknowledged before is missing', async () => {
  const at = await servers.start({ data: await server.newDatabase() });
  await backsUpUnderLoad(at, '--store', folder, await server.newDatabase());
  expect((await fetch(`${at.url}ready`)).status).toBe(200);
});
