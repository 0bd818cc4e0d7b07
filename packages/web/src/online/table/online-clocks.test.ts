/** Clocks that the server reads and this page lets run. */

import type { Timer } from '@riverstone/rules';
import { expect, test } from 'vitest';
import { onTimeUp } from '../../table/clock/use-time-up';
import { OnlineClocks } from './online-clocks';

const move: Timer = { key: 'move', kind: 'move', seat: 0, seconds: 60, running: true };
const left = (clocks: OnlineClocks): readonly number[] => clocks.shown.value.map((clock) => clock.left);

test('a clock goes on from what the server read, by the time of the server', () => {
  let now = 10_500;
  const clocks = new OnlineClocks(() => now);
  clocks.take({ shown: { move: 30_000 }, at: 10_000 }, [move], false);
  expect(left(clocks)).toEqual([29_500]);
  now = 15_000;
  clocks.tick();
  expect(left(clocks)).toEqual([25_000]);
  now = 99_000;
  clocks.tick();
  expect(left(clocks)).toEqual([0]);
});

test('it stands still while it is held, and goes on from there', () => {
  let now = 10_000;
  const clocks = new OnlineClocks(() => now);
  const reading = { shown: { move: 30_000 }, at: 10_000 };
  clocks.take(reading, [move], false);
  now = 12_000;
  clocks.take(reading, [move], true);
  now = 50_000;
  clocks.tick();
  expect(clocks.shown.value).toEqual([{ timer: move, left: 28_000, running: false }]);
  clocks.take(reading, [move], false);
  now = 51_000;
  clocks.tick();
  expect(left(clocks)).toEqual([27_000]);
});

test('it does not run before it may', () => {
  let now = 10_000;
  const clocks = new OnlineClocks(() => now);
  clocks.take({ shown: { move: 30_000 }, at: 10_000 }, [move], false, 12_000);
  now = 11_500;
  clocks.tick();
  expect(left(clocks)).toEqual([30_000]);
  now = 13_000;
  clocks.tick();
  expect(left(clocks)).toEqual([29_000]);
});

test('one that the server did not read holds what it holds when it is new', () => {
  const clocks = new OnlineClocks(() => 1000);
  clocks.take({ shown: {}, at: 1000 }, [move, { ...move, key: 'other', running: false }], false);
  expect(left(clocks)).toEqual([60_000, 60_000]);
});

test('a clock that only reminds is told of once when it runs out, however often the server is heard', () => {
  let now = 1000;
  const reminder: Timer = { ...move, kind: 'reminder', seat: 1 };
  const clocks = new OnlineClocks(() => now);
  const told: (number | null)[] = [];
  const stop = onTimeUp(clocks.shown, ({ timer }) => told.push(timer.seat));
  clocks.take({ shown: { move: 30_000 }, at: 1000 }, [reminder], false);
  now = 32_000;
  clocks.tick();
  clocks.take({ shown: { move: 0 }, at: 32_000 }, [reminder], false);
  now = 60_000;
  clocks.tick();
  expect([told, left(clocks)]).toEqual([[1], [0]]);
  stop();
});
