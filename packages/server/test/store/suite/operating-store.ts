/** Tests for any store: items of operators, and deletion. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../../src/store/store.js';
import type { StorePlace } from './store-place.js';
import { newRow, row, summary } from './stored-rows.js';

export function testOperatingStore(newPlace: () => Promise<StorePlace>): void {
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

  it('gives a duty to one node at a time', async () => {
    expect(await store.takeDuty('sweep', 'one', 10, 20)).toBe(true);
    expect(await store.takeDuty('sweep', 'two', 19, 30)).toBe(false);
    expect(await store.takeDuty('sweep', 'one', 19, 30)).toBe(true);
    expect(await store.takeDuty('sweep', 'two', 29, 40)).toBe(false);
    expect(await store.takeDuty('other', 'two', 29, 40)).toBe(true);
    expect(await store.takeDuty('sweep', 'two', 30, 40)).toBe(true);
  });

  it('keeps items by kind, the newest first', async () => {
    const item = (kind: string, id: string, at: number, body = '{}') => ({ kind, id, at, body });
    for (const each of [item('ban', 'a', 1), item('ban', 'b', 3), item('ban', 'c', 2), item('report', 'a', 9)])
      await store.putItem(each);
    await store.putItem(item('ban', 'a', 4, '{"again":true}'));
    const ids = async (most = 10) => (await store.items('ban', most)).map(({ id }) => id);
    expect(await ids()).toEqual(['a', 'b', 'c']);
    expect(await store.items('ban', 1)).toEqual([item('ban', 'a', 4, '{"again":true}')]);
    expect(await store.removeItem('ban', 'b')).toBe(true);
    expect(await store.removeItem('ban', 'b')).toBe(false);
    await store.removeItemsBefore('ban', 4);
    expect(await ids()).toEqual(['a']);
    expect(await store.items('report', 10)).toHaveLength(1);
  });

  it('deletes tables with everything that belongs to them', async () => {
    const numbers = [];
    for (const id of ['one', 'two', 'three']) numbers.push(await store.create([newRow(1)], summary(id)));
    const [one = 0, two = 0, three = 0] = numbers;
    await store.append(numbers.map((table) => ({ table, row: newRow(2, { at: 2000 + table }), wakeAt: 5 })));
    expect((await store.agedTables(one, 1)).map(({ table }) => table)).toEqual(['two']);
    expect(await store.agedTables(two, 9)).toEqual([
      { number: three, table: 'three', phase: 'gathering', touchedAt: 2000 + three },
    ]);
    await store.deleteTables([one, three, 999]);
    expect(await store.find('one')).toBeNull();
    expect(await store.summary('three')).toBeNull();
    expect((await store.due(10, 10, null)).map(({ table }) => table)).toEqual(['two']);
    expect((await store.tablesOf('ada', 10)).map((each) => each.summary.table)).toEqual(['two']);
    expect((await store.size()).tables).toBe(1);
    expect((await store.find('two'))?.rows).toHaveLength(2);
    await store.close();
    store = await place.open();
    expect(await store.append([{ table: two, row: newRow(3) }])).toEqual(new Set());
    expect(await store.find('one')).toBeNull();
  });

  it('exports and forgets a guest, and knows which tables still name them', async () => {
    await store.createGuest('ada', 'hash 1', 5);
    await store.addToken('ada', 'hash 2', 6);
    await store.createGuest('bo', 'hash 3', 7);
    await store.addCode('ada', 'code', 100, 0);
    const subscription = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a', language: 'nl' };
    await store.saveSubscription({ ...subscription, guest: 'ada', tokenHash: 'hash 1' });
    await store.addDaily({ day: '2026-11-18', game: 'kakuzu', guest: 'ada', score: 7 }, '2026-11-01');
    const table = await store.create([newRow(1), newRow(2)], summary('one', {}, ['ada', 'bo']));
    const left = await store.create([newRow(1)], summary('left', {}, ['ada', 'bo']));
    await store.append([{ table: left, row: newRow(2), summary: summary('left', {}, ['bo']) }]);
    const again = { ...summary('again', {}, ['bo']), removed: ['ada'] };
    await store.create([newRow(1)], again);
    expect(await store.personalData('ada')).toEqual({
      devices: [{ since: 5 }, { since: 6 }],
      subscriptions: [{ endpoint: 'https://push.example/1', language: 'nl' }],
      dailyScores: [{ day: '2026-11-18', game: 'kakuzu', score: 7 }],
    });
    expect(await store.tokensOf('ada')).toEqual([
      { tokenHash: 'hash 1', since: 5 },
      { tokenHash: 'hash 2', since: 6 },
    ]);
    expect([...(await store.forgetGuest('ada', 50))].sort()).toEqual(['hash 1', 'hash 2']);
    expect(await store.personalData('ada')).toEqual({ devices: [], subscriptions: [], dailyScores: [] });
    expect([await store.guestOf('hash 1'), await store.guestOf('hash 3')]).toEqual([null, 'bo']);
    expect(await store.useCode('code', 1)).toBeNull();
    expect(await store.deletions(9)).toEqual([{ guest: 'ada', at: 50 }]);
    expect((await store.tracesOf('ada', 9)).map((trace) => trace.table)).toEqual(['one', 'left', 'again']);
    expect(await store.tracesOf('ada', 1)).toEqual([{ number: table, table: 'one' }]);
    await store.endTrace('ada', table, [{ version: 2, body: 'without a name' }]);
    expect(await store.rowsAfter(table, 0)).toEqual([row(1), row(2, 'without a name')]);
    expect((await store.tracesOf('ada', 9)).map((trace) => trace.table)).toEqual(['left', 'again']);
    await store.endDeletion('ada');
    expect(await store.deletions(9)).toEqual([]);
  });
}
