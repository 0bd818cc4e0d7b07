/** Tests for any store: tables, guests, tokens and subscriptions. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../../src/store/store.js';
import type { StorePlace } from './store-place.js';
import { newRow, row, summary } from './stored-rows.js';

/** Of many tables of a guest, those of the last minutes are listed: to the minute, not to the millisecond. */
const MINUTE = 60_000;

export function testTableStore(newPlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
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
    store = await place.open();
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
    const one = await store.create([newRow(1, { at: MINUTE })], summary('one', {}, ['ada', 'bo']));
    await store.create([newRow(1, { at: 2 * MINUTE })], summary('two'));
    const tables = async (guest: string) => (await store.tablesOf(guest, 10)).map((each) => each.summary.table);
    expect(await tables('ada')).toEqual(['two', 'one']);
    expect(await tables('bo')).toEqual(['one']);
    expect((await store.tablesOf('ada', 1)).length).toBe(1);
    await store.append([
      { table: one, row: newRow(2, { at: 3 * MINUTE }), summary: summary('one', { phase: 'playing' }, ['ada']) },
    ]);
    expect(await tables('bo')).toEqual([]);
    expect(await store.summary('one')).toMatchObject({ phase: 'playing', touchedAt: 3 * MINUTE });
    // Where the guests are left out, they stay.
    const { guests: _, ...over } = summary('one', { phase: 'over' });
    await store.append([{ table: one, row: newRow(3, { at: 4 * MINUTE }), summary: over }]);
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
    expect(await due(39, 10, null)).toEqual([]);
    expect(await due(50, 10, null)).toEqual(['two', 'one']);
    expect(await due(50, 1, null)).toEqual(['two']);
    const [first] = await store.due(50, 1, null);
    expect(first).toEqual({ table: 'two', number: two, at: 40 });
    expect(await due(50, 10, null, first)).toEqual(['one']);
    expect(await due(49, 10, null, first)).toEqual([]);
    await store.append([{ table: one, row: newRow(3), wakeAt: null }]);
    expect(await due(99, 10, null)).toEqual(['two']);
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
}
