/** Tests for any store: several nodes append to the same tables, and each log has every acknowledged row in order. */

import { createRng, seedFromNumber } from '@riverstone/rules';
import { expect, it } from 'vitest';
import type { Append, Store, TableNumber } from '../../../src/store/store.js';
import type { StorePlace } from './store-place.js';
import { newRow, summary } from './stored-rows.js';

const TABLES = 6;
const ROUNDS = 25;

/** A node that caches the length of each log, and reads the log again after a conflict. */
class Writer {
  private readonly known = new Map<TableNumber, number>();
  /** The bodies that were acknowledged, by table and version. */
  readonly acknowledged = new Map<string, string>();
  private count = 0;

  constructor(
    private readonly store: Store,
    private readonly name: string,
    tables: readonly TableNumber[],
  ) {
    for (const table of tables) this.known.set(table, 1);
  }

  async write(tables: readonly TableNumber[]): Promise<void> {
    const appends = tables.map((table): Append => {
      const version = (this.known.get(table) ?? 0) + 1;
      this.known.set(table, version);
      return { table, row: newRow(version, { body: `${this.name} ${++this.count}` }) };
    });
    const conflicts = await this.store.append(appends);
    for (const { table, row } of appends)
      if (!conflicts.has(table)) this.acknowledged.set(`${table}/${row.version}`, row.body);
    for (const table of conflicts) this.known.set(table, (await this.store.rowsAfter(table, 0)).length);
  }
}

export function testAppendOrder(newPlace: () => Promise<StorePlace>): void {
  it.each([1, 2, 3])('keeps logs without gaps or doubles, whoever writes when (%i)', async (seed) => {
    const rng = createRng(seedFromNumber(seed));
    const place = await newPlace();
    const stores = [await place.open(), await place.open(), await place.open()];
    const [first] = stores as [Store];
    const tables: TableNumber[] = [];
    for (let table = 0; table < TABLES; table++) tables.push(await first.create([newRow(1)], summary(`t${table}`)));
    const writers = stores.map((store, index) => new Writer(store, `node ${index}`, tables));
    for (let round = 0; round < ROUNDS; round++) {
      // Each takes some tables, in any order and one perhaps twice.
      await Promise.all(
        writers.map((writer) => {
          const some = Array.from({ length: 1 + rng.below(5) }, () => tables[rng.below(TABLES)] as TableNumber);
          return writer.write(some);
        }),
      );
    }
    let rows = 0;
    for (const table of tables) {
      const log = await first.rowsAfter(table, 0);
      expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1));
      for (const { version, body } of log.slice(1)) {
        const saidSo = writers.filter(({ acknowledged }) => acknowledged.get(`${table}/${version}`) === body);
        expect(saidSo).toHaveLength(1);
        rows++;
      }
    }
    expect(rows).toBe(writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0));
    expect(rows).toBeGreaterThan(ROUNDS);
    for (const store of stores) await store.close();
    await place.remove();
  });
}
