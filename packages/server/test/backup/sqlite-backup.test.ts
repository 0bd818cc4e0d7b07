/** Backups of a file: what comes back, what is refused, and what a damaged backup or file is told to be. */

import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { inFile } from '../support/table-fixture.js';
import type { TablesNode } from '../support/tables-node.js';
import { backUpTo, checkedBackup, checkedStore, contentsOf, restoreFrom } from './back-up-and-restore.js';
import { playedNode } from './played-store.js';

let node: TablesNode;
let folder: string;
/** A backup of the node's store. */
let backup: string;
/** A place where nothing is yet. */
let place: string;
let count = 0;

beforeAll(async () => {
  node = await playedNode(2);
  folder = mkdtempSync(join(tmpdir(), 'riverstone-backup-'));
  backup = join(folder, 'first.backup');
  await backUpTo(backup, node.file);
});
afterAll(async () => {
  await node.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  place = join(folder, `${++count}.sqlite`);
});

/** A file with the same, that nobody uses. */
async function copy(): Promise<string> {
  await restoreFrom(backup, place);
  return place;
}

/** The same file under another name. Where Node has no SQLite, a file that this process has had open stays locked. */
function unlocked(file: string): string {
  const other = join(folder, `${++count}.sqlite`);
  for (const suffix of ['', '-wal'])
    if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${other}${suffix}`);
  return other;
}

describe('a backup', () => {
  it('has all that is stored, and comes back as it was', async () => {
    const before = await contentsOf(node.file);
    expect(before.tables.length).toBeGreaterThan(12);
    expect(await restoreFrom(backup, place)).toMatchObject({
      tables: before.tables.length,
      skipped: [],
      forgotten: 0,
      replacedFile: null,
    });
    expect(await contentsOf(place)).toEqual(before);
    expect(before.faults).toEqual([]);
    expect(before.relations.map(({ relation }) => relation)).toEqual([
      ...['tokens', 'tokens', 'subscriptions', 'daily_scores', 'deletions', 'items', 'items'],
      ...['push_keys', 'cluster_secret'],
    ]);
    expect(readdirSync(folder).filter((name) => /part|restoring/.test(name))).toEqual([]);
  });

  it('is for its owner alone, and so is what is restored', async () => {
    await restoreFrom(backup, place);
    for (const file of [backup, place]) expect(statSync(file).mode & 0o777).toBe(0o600);
    if (process.getuid?.() !== 0) return;
    // Root restores for whoever runs the server.
    const theirs = join(folder, 'theirs');
    mkdirSync(theirs);
    chownSync(theirs, 1234, 1235);
    await restoreFrom(backup, join(theirs, 'tables.sqlite'));
    expect(statSync(join(theirs, 'tables.sqlite'))).toMatchObject({ uid: 1234, gid: 1235 });
  });

  it('lists tables in the same order after it was restored', async () => {
    const [one, other] = [node.store, await openSqliteStore(await copy())];
    const guests = (await contentsOf(node.file)).tables.flatMap((table) => ('guests' in table ? table.guests : []));
    for (const guest of new Set(guests)) expect(await other.tablesOf(guest, 9)).toEqual(await one.tablesOf(guest, 9));
    const [table] = await other.tablesOf(guests[0] ?? '', 1);
    const found = await other.find(table?.summary.table ?? '');
    const row = { version: (found?.rows.length ?? 0) + 1, at: 9, body: '{}', awaited: [] };
    expect(await other.append([{ table: found?.number ?? 0, row }])).toEqual(new Set());
    await other.close();
  });

  it('is sound, and so is what it was made of, and what it is restored to', async () => {
    const { tables } = await contentsOf(node.file);
    const sound = { tables: tables.length, damaged: 0, faults: 0, said: [] };
    expect(await checkedStore(node.file)).toMatchObject(sound);
    expect(await checkedBackup(backup)).toMatchObject(sound);
    expect(await checkedStore(await copy())).toMatchObject(sound);
  });

  it('does not overwrite another one', async () => {
    writeFileSync(`${place}.part`, 'somebody writes here');
    await expect(backUpTo(place, node.file)).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('lacks a table that can not be read, and says so, also when it is restored', async () => {
    const { tables } = await contentsOf(await copy());
    const [{ id = '' } = {}] = tables as readonly { id: string }[];
    await inFile(
      place,
      `UPDATE log SET body = replace(body, '0:', '1:') WHERE number = (SELECT number FROM tables WHERE id = '${id}')`,
    );
    const second = `${place}.backup`;
    expect(await backUpTo(second, place)).toMatchObject({
      skipped: [id],
      faults: [{ table: id }],
      tables: tables.length - 1,
    });
    expect(await checkedBackup(second)).toMatchObject({ damaged: 1, said: [expect.stringContaining(id)] });
    expect((await restoreFrom(second, `${place}-again`)).skipped).toEqual([id]);
  });
});

describe('a restore', () => {
  it('leaves alone what is there, unless it is told to replace it; then the old file is kept', async () => {
    await copy();
    await expect(restoreFrom(backup, place)).rejects.toMatchObject({ reason: 'occupied' });
    await inFile(place, "UPDATE tokens SET guest = 'somebody else'");
    const { replacedFile } = await restoreFrom(backup, place, true);
    expect(await contentsOf(place)).toEqual(await contentsOf(node.file));
    expect((await contentsOf(replacedFile ?? '')).relations[0]?.values).toContain('somebody else');
  });

  it('takes the place of a file in which nothing is', async () => {
    await (await openSqliteStore(place)).close();
    expect((await restoreFrom(backup, place)).replacedFile).toBeNull();
    expect((await contentsOf(place)).tables.length).toBeGreaterThan(0);
  });

  it('takes the place of a damaged file, of one of another program, and of a log that lies there alone', async () => {
    for (const [suffix, text] of [
      ['', 'This is no database.\n'.repeat(500)],
      ['-wal', 'alone'],
    ] as const) {
      rmSync(place, { force: true });
      writeFileSync(`${place}${suffix}`, text);
      await expect(restoreFrom(backup, place)).rejects.toMatchObject({ reason: 'occupied' });
      const { replacedFile } = await restoreFrom(backup, place, true);
      expect(readFileSync(`${replacedFile}${suffix}`, 'utf8')).toBe(text);
      rmSync(`${replacedFile}${suffix}`);
      expect((await contentsOf(place)).faults).toEqual([]);
    }
  });

  it('keeps what was there under a name of its own, also twice within a second', async () => {
    vi.setSystemTime(Date.UTC(2026, 0, 1));
    onTestFinished(() => void vi.useRealTimers());
    await restoreFrom(backup, place);
    const replacements = [await restoreFrom(backup, place, true), await restoreFrom(backup, place, true)];
    expect(new Set(replacements.map(({ replacedFile }) => replacedFile)).size).toBe(2);
  });

  it('clears away what a killed one left, whatever number its process had', async () => {
    const leftovers = [`${process.pid}`, `${process.pid}-journal`, '1'].map((end) => `${place}.restoring-${end}`);
    for (const leftover of leftovers) writeFileSync(leftover, 'half of it');
    await restoreFrom(backup, place);
    expect(leftovers.filter((leftover) => existsSync(leftover))).toEqual([]);
  });

  it('is refused while a server uses the file', async () => {
    const store = await openSqliteStore(place, { use: 'alone' });
    await expect(restoreFrom(backup, place, true)).rejects.toMatchObject({ reason: 'in-use' });
    await store.ping();
    await store.close();
    await restoreFrom(backup, place, true);
  });

  it('deletes again whoever was deleted after the backup', async () => {
    const store = await openSqliteStore(await copy());
    await store.forgetGuest('ada', 500);
    await store.close();
    const [older, newer] = [unlocked(place), unlocked(place)];
    expect((await restoreFrom(backup, older, true)).forgotten).toBe(1);
    const again = await openSqliteStore(older);
    expect([await again.guestOf('hash of ada'), await again.guestOf('hash of bo')]).toEqual([null, 'bo']);
    expect(await again.personalData('ada')).toEqual({ devices: [], subscriptions: [], dailyScores: [] });
    expect((await again.deletions(9)).map(({ guest }) => guest)).toEqual(['gone', 'ada']);
    await again.close();
    // That is known from now on, whichever backup comes next.
    await backUpTo(`${place}.backup`, older);
    expect((await restoreFrom(`${place}.backup`, newer, true)).forgotten).toBe(0);
    expect((await restoreFrom(backup, unlocked(older), true)).forgotten).toBe(1);
  });
});

describe('a backup that is not as it was written', () => {
  const refused = async (bytes: Buffer): Promise<string> => {
    const file = `${place}.backup`;
    writeFileSync(file, bytes);
    const problem: unknown = await restoreFrom(file, place).catch((error: unknown) => error);
    expect(existsSync(place)).toBe(false);
    await expect(checkedBackup(file)).rejects.toEqual(problem);
    return problem instanceof Error ? problem.message : '';
  };

  it('is refused wherever a byte has flipped', async () => {
    const bytes = readFileSync(backup);
    const places = [...Array.from({ length: 40 }, (_, index) => index), bytes.length - 1];
    for (let at = 40; at < bytes.length; at += Math.ceil(bytes.length / 30)) places.push(at);
    for (const at of places) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      expect(await refused(flipped), `byte ${at}`).toMatch(/damaged|cut off|no backup|of format/);
    }
  });

  it('is refused if its end is missing, or something follows it', async () => {
    const bytes = readFileSync(backup);
    for (const length of [0, 5, 19, 25, 300, bytes.length - 400, bytes.length - 1])
      expect(await refused(bytes.subarray(0, length))).toMatch(/no backup|cut off/);
    expect(await refused(Buffer.concat([bytes, Buffer.from('x')]))).toContain('damaged');
  });

  it('is refused if a newer version wrote it, or another program', async () => {
    expect(await refused(Buffer.from('riverstone-backup 2\n'))).toContain('is of format 2; this version knows up to 1');
    expect(await refused(Buffer.from('SQLite format 3\u0000'))).toBe('is no backup of Riverstone');
  });
});

describe('a check', () => {
  it.each([
    ['a row that is missing', 'DELETE FROM log WHERE number = 2 AND version = 3', /^table \w+: version 3 is missing$/],
    [
      'a row that was changed',
      `UPDATE log SET body = replace(body, '"', '''') WHERE number = 2 AND version = 3`,
      /version 3/,
    ],
    ['an end that is another', 'UPDATE heads SET row = row - 1, mirror = 1 - row WHERE number = 0', null],
    ['a log that lost its end', 'DELETE FROM log WHERE row = (SELECT max(row) FROM log WHERE number = 2)', /^table/],
    [
      'a table that lost its log',
      'DELETE FROM log WHERE number = 2; DELETE FROM heads WHERE number = 2',
      /its log is missing$/,
    ],
    ['a log that lost its table', 'DELETE FROM tables WHERE number = 2', /number 2: only its log is there$/],
    ['a summary', `UPDATE tables SET summary = replace(summary, 'Ada', 'Bob') WHERE number = 2`, /its summary is not/],
    ['who sits where', `UPDATE tables SET seats = '[]' WHERE number = 2`, /its seats are not/],
    ['a phase', `UPDATE tables SET phase = 'gathering' WHERE number = 2`, /its phase is not/],
    ['an id', `UPDATE tables SET id = 'abc' WHERE number = 2`, /^table abc: its id is not/],
    ['who is at a table', 'DELETE FROM table_guests WHERE number = 2', /its members are not/],
    ['when it is due', 'INSERT OR REPLACE INTO wakes VALUES (2, 7)', /when it must be loaded is not/],
  ])('finds %s', async (_, damage, said) => {
    await inFile(await copy(), damage);
    const checked = await checkedStore(place);
    expect(checked.damaged + checked.faults).toBe(said === null ? 0 : checked.said.length);
    if (said !== null) expect(checked.said).toEqual(expect.arrayContaining([expect.stringMatching(said)]));
  });

  it('changes nothing', async () => {
    const before = readFileSync(await copy());
    await checkedStore(place);
    expect(readFileSync(place).equals(before)).toBe(true);
    expect([existsSync(`${place}-wal`), existsSync(`${place}-shm`)]).toEqual([false, false]);
  });

  it('reads no file of an older version', async () => {
    await inFile(await copy(), 'PRAGMA user_version = 9');
    await expect(checkedStore(place)).rejects.toThrow('start the server once');
    await expect(checkedStore(`${place}-not`)).rejects.toThrow('there is no such file');
  });
});

describe('a write-ahead log', () => {
  /** As a killed server leaves it: a file and its log, in which something has been written since. */
  async function killed(): Promise<void> {
    const store = await openSqliteStore(place);
    const { tables } = await contentsOf(place);
    const rows = tables.flatMap((table) => ('rows' in table ? [table] : []));
    for (let round = 1; round <= 40; round++)
      await store.append(
        rows.map(({ number, rows: { length } }) => {
          const row = { version: length + round, at: 9, body: JSON.stringify({ text: 'x'.repeat(50) }), awaited: [] };
          return { table: number, row };
        }),
      );
    copyFileSync(place, `${place}.main`);
    copyFileSync(`${place}-wal`, `${place}.log`);
    await store.close();
    copyFileSync(`${place}.main`, place);
    copyFileSync(`${place}.log`, `${place}-wal`);
  }

  it('of its own file is taken in, as after any crash', async () => {
    await copy();
    await killed();
    const store = await openSqliteStore(place);
    const { tables } = await contentsOf(place);
    expect(tables.every((table) => 'rows' in table && table.rows.at(-1)?.at === 9)).toBe(true);
    await store.close();
  });

  it('that lies beside another file is told of, and nothing is mixed', async () => {
    await copy();
    await killed();
    const strange = readFileSync(`${place}-wal`);
    const other = join(folder, 'other.sqlite');
    const store = await openSqliteStore(other);
    await store.createGuest('x', 'x', 1);
    await store.close();
    await inFile(other, 'PRAGMA wal_checkpoint(TRUNCATE)');
    copyFileSync(other, place);
    const before = readFileSync(place);
    const refusal = { reason: 'damaged', message: expect.stringContaining('.sqlite-wal away and start again') };
    await expect(openSqliteStore(place)).rejects.toMatchObject(refusal);
    expect(readFileSync(place).equals(before)).toBe(true);
    expect(readFileSync(`${place}-wal`).equals(strange)).toBe(true);
    rmSync(`${place}-wal`);
    const alone = await openSqliteStore(unlocked(place));
    expect(await alone.guestOf('x')).toBe('x');
    await alone.close();
  });

  it('without its file is told of', async () => {
    await copy();
    await killed();
    rmSync(place);
    await expect(openSqliteStore(place)).rejects.toThrow('-wal is there without its file');
    writeFileSync(place, '');
    await expect(openSqliteStore(place)).rejects.toThrow('-wal is there without its file');
  });
});
