/** A backup while people play: it ends, they play on, and it has every move that was acknowledged before it began. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createRng, seedFromNumber } from '@riverstone/rules';
import { expect } from 'vitest';
import { bundledCommand } from '../../../../scripts/testing/bundle.mjs';
import { openStore } from '../../src/store/open-store.js';
import { foldRows } from '../../src/tables/state/apply-row.js';
import { awaitedOf, summaryOf } from '../../src/tables/state/room-of.js';
import type { TestServer } from '../support/online.js';
import { EndlessLoad } from './endless-load.js';

const PAIRS = 4;
/** Tables beside those that are played at, so that a backup takes a while. */
const STORED = 500;

const riverstone = (...args: readonly string[]) => promisify(execFile)(process.execPath, [bundledCommand, ...args]);

/** `option` is how commands are told where the tables are. The backup is restored to `other`, where nothing is yet. */
export async function backsUpUnderLoad(
  at: TestServer,
  option: '--data' | '--store',
  folder: string,
  other: string,
): Promise<void> {
  const load = new EndlessLoad(at.url, createRng(seedFromNumber(7)));
  await load.start(PAIRS);
  await load.more(100);
  await store(at.data, load.acknowledged[0]?.table ?? '');
  const before = load.acknowledged.slice();
  const file = join(folder, 'under-load.backup');
  const { stdout } = await riverstone('backup', option, at.data, '--out', file);
  expect(stdout).toContain(`rows are in ${file} (`);
  expect(load.acknowledged.length).toBeGreaterThan(before.length);
  await load.end();
  await riverstone('restore', file, option, other);
  const restored = await openStore(other);
  const ids = new Set<string>();
  for (const table of new Set(before.map((each) => each.table)))
    for (const { body } of (await restored.find(table))?.rows ?? []) ids.add((JSON.parse(body) as { id: string }).id);
  await restored.close();
  expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
  for (const place of [at.data, other])
    expect((await riverstone('check', option, place)).stdout).toContain('all is well');
}

/** Stores a game many times, as other tables. */
async function store(place: string, table: string): Promise<void> {
  const opened = await openStore(place);
  const found = await opened.find(table);
  if (found === null) throw new Error('the table is not stored');
  for (let index = 0; index < STORED; index++) {
    const id = `copy-${index}`;
    const rows = found.rows.map((row) => ({ ...row, body: row.body.replace(table, id) }));
    const state = foldRows(id, rows);
    await opened.create(
      rows.map((row) => ({ ...row, awaited: row.version === state.version ? awaitedOf(state) : [] })),
      summaryOf(state),
    );
  }
  await opened.close();
}
