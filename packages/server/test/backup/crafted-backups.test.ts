/** Backups with right checksums and wrong content: refused in words, and nothing is left of them. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeBlock, firstLine } from '../../src/backup/backup-format.js';
import { checkedBackup, restoreFrom } from './back-up-and-restore.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-crafted-'));
  file = join(folder, 'crafted.backup');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const header = { riverstone: '0.1.0', at: 5, rowKinds: [] };
const row = { version: 1, at: 5, body: '{}' };
const table = {
  number: 1,
  id: 'table234567abc',
  phase: 'over',
  listed: false,
  summary: '{}',
  seats: '[]',
  awaited: '',
  wake: null,
  guests: [],
  former: [],
  rows: [row],
};
const token = { relation: 'tokens', values: ['hash', 'ada', 5] };

interface Crafted {
  readonly header?: unknown;
  /** Lines as they are. */
  readonly records?: readonly string[];
  readonly end?: object;
}

/** As the writer would write it, whatever is in it. */
async function craft({ header: head = header, records = [], end = {} }: Crafted): Promise<void> {
  const parts = [Buffer.from(firstLine(1)), await encodeBlock('header', [JSON.stringify(head)])];
  if (records.length > 0) parts.push(await encodeBlock('records', records));
  const sha256 = createHash('sha256').update(Buffer.concat(parts)).digest('hex');
  parts.push(await encodeBlock('end', [JSON.stringify({ tables: 1, rows: 1, skipped: [], sha256, ...end })]));
  writeFileSync(file, Buffer.concat(parts));
}

/** But for the lock, which is never removed: somebody else may wait for it. */
function expectNothingLeft(): void {
  expect(readdirSync(folder).filter((name) => name !== 'x.sqlite-lock')).toEqual(['crafted.backup']);
}

const malformed = { name: 'BackupRefused', message: expect.stringMatching(/belongs in no backup. Use another one$/) };

it('a crafted backup with the right content is as good as any', async () => {
  await craft({ records: [JSON.stringify(token), JSON.stringify(table)] });
  expect(await restoreFrom(file, join(folder, 'x.sqlite'))).toMatchObject({ tables: 1, rows: 1 });
});

describe('a backup is refused, and leaves nothing behind,', () => {
  it.each<[string, Crafted]>([
    ['without a header', { header: null }],
    ['with an empty header', { header: {} }],
    ['from no time', { header: { ...header, at: 1e300 } }],
    ['with a record that is null', { records: ['null'] }],
    ['with a record that is none', { records: ['{}'] }],
    ['with half a record', { records: ['{'] }],
    ['with many empty lines', { records: ['\n'.repeat(100_000)] }],
    ['with an unknown relation', { records: [JSON.stringify({ ...token, relation: 'toString' })] }],
    ['with too few values', { records: [JSON.stringify({ ...token, values: ['hash'] })] }],
    ['with a value of another kind', { records: [JSON.stringify({ ...token, values: ['hash', null, 5] })] }],
    ['with a list of skipped tables that is none', { end: { skipped: 5 } }],
    ['with skipped tables without names', { end: { skipped: [null] } }],
    ['with a count that is none', { end: { tables: 'many' } }],
  ])('%s', async (_, crafted) => {
    await craft(crafted);
    await expect(restoreFrom(file, join(folder, 'x.sqlite'))).rejects.toMatchObject(malformed);
    await expect(checkedBackup(file)).rejects.toMatchObject(malformed);
    expectNothingLeft();
  });

  it.each<[string, object]>([
    ['whose number is none', { number: '1' }],
    ['whose id would move the cursor', { id: '\u001b[2J' }],
    ['whose summary is missing', { summary: undefined }],
    ['that waits for nobody', { awaited: 'ada' }],
    ['that wakes at no time', { wake: 1e300 }],
    ['without rows', { rows: [] }],
    ['with rows that are none', { rows: [null] }],
    ['with a row of another version', { rows: [{ ...row, version: 2 }] }],
    ['with a row of no time', { rows: [{ ...row, at: 1e300 }] }],
    ['with a row without its text', { rows: [{ ...row, body: undefined }] }],
  ])('with a table %s', async (_, wrong) => {
    await craft({ records: [JSON.stringify({ ...table, ...wrong })] });
    await expect(restoreFrom(file, join(folder, 'x.sqlite'))).rejects.toMatchObject(malformed);
    expectNothingLeft();
  });
});

it('tables that are there twice are refused by the store, and nothing is left', async () => {
  await craft({ records: [JSON.stringify(table), JSON.stringify(table)] });
  await expect(restoreFrom(file, join(folder, 'x.sqlite'))).rejects.toThrow('UNIQUE');
  expectNothingLeft();
});

it.skipIf(process.platform === 'win32')('a pipe is no backup, and nobody waits for it', async () => {
  execFileSync('mkfifo', [file]);
  await expect(checkedBackup(file)).rejects.toThrow('is no backup of Riverstone');
});
