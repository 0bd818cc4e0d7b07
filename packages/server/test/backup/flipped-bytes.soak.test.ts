/** Bytes that flip in a file: a table is as it was, or is refused, or a check tells. Nobody plays on a wrong game. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng, seedFromNumber } from '@riverstone/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soakSize } from '../../../../scripts/testing/soak-size.js';
import type { TableContents } from '../../src/store/contents.js';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { backUpTo, checkedStore, contentsOf, restoreFrom } from './back-up-and-restore.js';
import { playedNode } from './played-store.js';

const FLIPS = soakSize(2000);

let folder: string;
/** A whole file. */
let bytes: Buffer;
let tables: readonly TableContents[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-flipped-'));
  const node = await playedNode(1);
  const [backup, file] = [join(folder, 'backup'), join(folder, 'whole.sqlite')];
  await backUpTo(backup, node.file);
  await restoreFrom(backup, file);
  tables = (await contentsOf(file)).tables as readonly TableContents[];
  bytes = readFileSync(file);
  await node.remove();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Outcome = 'refused at the start' | 'refused by its table' | 'told by a check' | 'nothing has changed';

/** What becomes of a file. Throws if a game is another one and nobody says so. */
async function outcomeOf(file: string): Promise<Outcome> {
  const said = await checkedStore(file).then(
    (checked) => checked.damaged + checked.faults > 0,
    () => true,
  );
  const store = await openSqliteStore(file).catch(() => null);
  if (store === null) return 'refused at the start';
  try {
    let refused = 0;
    for (const { id, rows } of tables) {
      const found = await store.find(id).catch(() => 'refused' as const);
      if (found === 'refused') refused++;
      else if (!said) expect(found?.rows).toEqual(rows);
    }
    if (refused > 0) {
      expect(said).toBe(true);
      return 'refused by its table';
    }
    return said ? 'told by a check' : 'nothing has changed';
  } finally {
    await store.close();
  }
}

it('are noticed wherever they are', async () => {
  const rng = createRng(seedFromNumber(1));
  const counts: Partial<Record<Outcome, number>> = {};
  for (let flip = 0; flip < FLIPS; flip++) {
    const at = rng.below(bytes.length);
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ (1 + rng.below(255));
    const file = join(folder, `${flip}.sqlite`);
    writeFileSync(file, flipped);
    const outcome = await outcomeOf(file).catch((error: unknown) => {
      throw new Error(`byte ${at}`, { cause: error });
    });
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  }
  console.log(`flipped bytes: ${JSON.stringify(counts)}`);
  expect(Object.keys(counts).length).toBeGreaterThan(2);
});
