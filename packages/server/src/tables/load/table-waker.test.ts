/** When a table is looked at because a clock may have run out. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedTable } from './loaded-table.js';
import { TableWaker } from './table-waker.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function createWaker() {
  let due: number | null = null;
  let ahead = 0;
  const clock = (): number => performance.now() + ahead;
  const state = { phase: 'playing', paused: false, game: null, seats: [], time: null };
  const table = {
    id: 'table',
    state,
    get hasTimeout() {
      return due !== null;
    },
    nextTimeout: (now: number) => (due === null ? null : Math.max(0, due - now)),
  } as unknown as LoadedTable;
  const looks: number[] = [];
  const unused = { botWorkers: undefined as never, log: undefined as never };
  const waker = new TableWaker(table, { ...unused, clock }, () => {
    looks.push(clock());
    if (due !== null && due <= clock()) due = null;
    waker.reschedule();
  });
  return {
    looks,
    waker,
    setDue(at: number | null): void {
      due = at;
      waker.reschedule();
    },
    sleep: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

it('looks at a table when its first clock runs out', () => {
  const { looks, setDue } = createWaker();
  setDue(500);
  setDue(200);
  vi.advanceTimersByTime(1000);
  expect(looks).toEqual([200]);
});

it('keeps the timer of a clock that is put off, and looks again when it fires', () => {
  const { looks, setDue } = createWaker();
  for (let due = 500; due <= 900; due += 100) setDue(due);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(looks).toEqual([500, 900]);
});

it('looks at once at a clock that ran out while the machine slept, and never without a clock', () => {
  const { looks, setDue, sleep, waker } = createWaker();
  setDue(60_000);
  vi.advanceTimersByTime(100);
  sleep(80_000);
  waker.reschedule();
  vi.advanceTimersByTime(1);
  expect(looks).toHaveLength(1);
  setDue(90_000);
  setDue(null);
  vi.advanceTimersByTime(200_000);
  expect(looks).toHaveLength(1);
});

it('looks at nothing any more when it is closed', () => {
  const { looks, setDue, waker } = createWaker();
  setDue(500);
  waker.close();
  vi.advanceTimersByTime(1000);
  expect(looks).toEqual([]);
});
