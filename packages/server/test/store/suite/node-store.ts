/** Tests for any store: leases of nodes, and owners of tables. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NodeLease, Store } from '../../../src/store/store.js';
import type { StorePlace } from './store-place.js';
import { summary } from './stored-rows.js';

/** A lease that does not end within a test. */
const LONG = 600_000;

const node = (id: string): NodeLease => ({ id, address: `http://${id}.example/` });
const [one, two] = [node('one'), node('two')];

/** A node dies: its lease is not renewed any more, and expires by the store's clock. */
async function die(store: Store, { id }: NodeLease): Promise<void> {
  await store.renewLease(id, 1);
  await vi.waitUntil(async () => (await store.liveNodes()).every((live) => live.id !== id));
}

export function testNodeStore(newPlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  let store: Store;
  let other: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
    other = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await other.close();
    await place.remove();
  });

  const create = (table: string): Promise<number> =>
    store.create([{ version: 1, at: 1, body: '{}', awaited: [] }], summary(table));

  it('nodes live as long as their lease is renewed', async () => {
    await store.startLease(one, LONG);
    await other.startLease(two, LONG);
    expect(await other.liveNodes()).toEqual([one, two]);
    await die(store, two);
    expect(await other.liveNodes()).toEqual([one]);
    expect(await store.renewLease(one.id, LONG)).toBe(true);
    expect(await store.renewLease(two.id, LONG)).toBe(false);
    expect(await other.liveNodes()).toEqual([one]);
    await other.endLease(one.id);
    expect(await store.liveNodes()).toEqual([]);
    expect(await store.renewLease(one.id, LONG)).toBe(false);
  });

  it('nodes own a table one at a time', async () => {
    const table = await create('table');
    await store.startLease(one, LONG);
    await other.startLease(two, LONG);
    expect(await store.acquire(table, one.id)).toEqual({ owner: 'self', tookOver: false });
    expect(await store.acquire(table, one.id)).toEqual({ owner: 'self', tookOver: false });
    expect(await other.acquire(table, two.id)).toEqual({ owner: 'other', node: one });
    await other.release(table, two.id);
    expect(await other.acquire(table, two.id)).toEqual({ owner: 'other', node: one });
    await store.release(table, one.id);
    expect(await other.acquire(table, two.id)).toEqual({ owner: 'self', tookOver: false });
    expect(await store.acquire(table, one.id)).toEqual({ owner: 'other', node: two });
  });

  it('nodes are told which tables they own', async () => {
    const [first, second, third] = [await create('first'), await create('second'), await create('third')];
    await store.startLease(one, LONG);
    await other.startLease(two, LONG);
    for (const table of [first, second]) await store.acquire(table, one.id);
    await other.acquire(third, two.id);
    expect([...(await other.ownedBy(one.id))].sort()).toEqual([first, second]);
    await store.release(first, one.id);
    await store.deleteTables([second]);
    expect([await store.ownedBy(one.id), await store.ownedBy(two.id)]).toEqual([[], [third]]);
  });

  it('nodes take over from a node that died, and only then', async () => {
    const table = await create('table');
    await store.startLease(one, LONG);
    await store.acquire(table, one.id);
    await die(store, one);
    await other.startLease(two, LONG);
    expect(await store.acquire(table, one.id)).toEqual({ owner: 'none' });
    expect(await other.acquire(table, two.id)).toEqual({ owner: 'self', tookOver: true });
    expect(await other.acquire(table, two.id)).toEqual({ owner: 'self', tookOver: false });
  });

  it('nodes give up all tables when they end in an orderly way', async () => {
    const tables = [await create('first'), await create('second')];
    await store.startLease(one, LONG);
    await other.startLease(two, LONG);
    for (const table of tables) await store.acquire(table, one.id);
    await store.endLease(one.id);
    for (const table of tables) expect(await other.acquire(table, two.id)).toEqual({ owner: 'self', tookOver: false });
  });

  it('nodes acquire a table at the same moment, and one of them wins', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`table ${index}`)));
    await store.startLease(one, LONG);
    await other.startLease(two, LONG);
    for (const table of tables) {
      const owners = await Promise.all([store.acquire(table, one.id), other.acquire(table, two.id)]);
      expect(owners.map(({ owner }) => owner).sort()).toEqual(['other', 'self']);
    }
  });

  it('nodes need not wake the tables of others', async () => {
    const three = node('three');
    for (const each of [one, two, three]) await store.startLease(each, LONG);
    const owners = { mine: one, theirs: three, orphaned: two, nobodys: null };
    for (const [name, owner] of Object.entries(owners)) {
      const table = await create(name);
      await store.append([{ table, row: { version: 2, at: 2, body: '{}', awaited: [] }, wakeAt: 10 }]);
      if (owner !== null) await store.acquire(table, owner.id);
    }
    await die(store, two);
    const due = async (asking: string | null) => (await store.due(10, 10, asking)).map(({ table }) => table);
    expect(await due(one.id)).toEqual(['mine', 'orphaned', 'nobodys']);
    expect(await due(three.id)).toEqual(['theirs', 'orphaned', 'nobodys']);
    expect(await due(null)).toEqual(['mine', 'theirs', 'orphaned', 'nobodys']);
    await other.endLease(three.id);
    expect(await due(one.id)).toEqual(['mine', 'theirs', 'orphaned', 'nobodys']);
  });

  it('nodes go by one clock and one secret', async () => {
    expect(Math.abs((await store.now()) - (await other.now()))).toBeLessThan(1000);
    expect(await store.clusterSecret('made first')).toBe('made first');
    expect(await other.clusterSecret('made later')).toBe('made first');
  });
}
