/** Tables are kept in memory where the browser's database never answers, and move there once it does. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedTable } from './saved-table';
import { DeviceTableStore } from './table-store';

type OpenDatabase = NonNullable<ConstructorParameters<typeof DeviceTableStore>[0]>;
type Database = Awaited<ReturnType<OpenDatabase>>;

const table = { id: 'abc', touchedAt: 1 } as SavedTable;
/** Longer than the page waits. */
const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database that notes what is put into it. */
function noting(put: SavedTable[], done: Promise<void> = Promise.resolve()): Database {
  const transaction = () => ({
    store: {
      put: async (each: SavedTable) => void put.push(each),
    },
    commit: () => undefined,
    done,
  });
  return { transaction } as unknown as Database;
}

it('keeps tables in memory where the database never answers', async () => {
  const store = new DeviceTableStore(() => new Promise(() => {}));
  const written = store.write(table);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await written;
  expect(await store.read(table.id)).toBe(table);
  expect(store.health.value).toBe('forbidden');
});

it('stores them once the database has answered after all', async () => {
  const put: SavedTable[] = [];
  let answer: (database: Database) => void = () => {};
  const store = new DeviceTableStore(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const written = store.write(table);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await written;
  answer(noting(put));
  await vi.advanceTimersByTimeAsync(0);
  expect(put).toEqual([table]);
  expect(store.health.value).toBe('fine');
});

it('does not lose a database that has answered in time', async () => {
  const store = new DeviceTableStore(async () => noting([]));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(store.health.value).toBe('fine');
});

it('keeps a table in memory where the database never says that it is written', async () => {
  const store = new DeviceTableStore(async () => noting([], new Promise(() => {})));
  const written = store.write(table);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await written;
  expect(await store.read(table.id)).toBe(table);
  expect(store.health.value).toBe('forbidden');
});
