import { expect, test } from 'vitest';
import type { Timer } from '../core/game.js';
import { Clocks, clockFace } from './clocks.js';

const timer = (key: string, running = true): Timer => ({ key, kind: 'clock', seat: 0, seconds: 10, running });

test('the same key is the same clock and goes on from where it stood', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a')], 0);
  clocks.sync([timer('a')], 4000);
  expect(clocks.left('a', 6000)).toBe(4000);
});

test('a clock stands still while it should, and is thrown away when it is no longer listed', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a')], 0);
  clocks.sync([timer('a', false)], 3000);
  clocks.sync([timer('a')], 60_000);
  expect(clocks.left('a', 61_000)).toBe(6000);
  clocks.sync([], 61_000);
  clocks.sync([timer('a')], 62_000);
  expect(clocks.left('a', 62_000)).toBe(10_000);
});

test('the host can hold a clock', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a')], 0, () => true);
  expect(clocks.first(9000)).toBeNull();
  clocks.sync([timer('a')], 9000);
  expect(clocks.first(9000)).toMatchObject({ left: 10_000 });
});

test('a clock may begin later: it shows the whole until then, and runs out as much later', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a')], 0, undefined, 2000);
  expect([0, 1999, 2000, 3000].map((now) => clocks.left('a', now))).toEqual([10_000, 10_000, 10_000, 9000]);
  expect(clocks.first(500)).toMatchObject({ left: 11_500 });
  clocks.sync([timer('a')], 1000, undefined, 2000);
  clocks.sync([timer('a')], 4000, undefined, 2000);
  expect([clocks.left('a', 4000), clocks.ranOut(11_999), clocks.ranOut(12_000)]).toEqual([8000, null, 'a']);
});

test('the first to run out is named first, and no clock goes below zero', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a'), { ...timer('b'), seconds: 5 }, timer('c', false)], 0);
  expect(clocks.first(6000)).toMatchObject({ timer: { key: 'b' }, left: 0 });
  expect(clocks.left('c', 6000)).toBe(10_000);
});

test('a clock that only reminds never runs out', () => {
  const clocks = new Clocks();
  clocks.sync([{ ...timer('a'), kind: 'reminder' }], 0);
  expect([clocks.first(9000), clocks.ranOut(20_000)]).toEqual([null, null]);
  clocks.sync(
    [
      { ...timer('a'), kind: 'reminder' },
      { ...timer('b'), seconds: 60 },
    ],
    20_000,
  );
  expect([clocks.ranOut(79_999), clocks.ranOut(80_000)]).toEqual([null, 'b']);
});

test('faces', () => {
  expect([clockFace(0), clockFace(400), clockFace(60_000), clockFace(61_200)]).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '1:02',
  ]);
});

test('a table that is left and resumed has the clocks it had', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a'), timer('b', false)], 0);
  const resumed = new Clocks(clocks.kept(4000));
  resumed.sync([timer('a'), timer('b', false)], 100);
  expect([resumed.left('a', 1100), resumed.left('b', 1100)]).toEqual([5000, 10_000]);
});

test('a clock can be set by hand, and one that is not there can not', () => {
  const clocks = new Clocks();
  clocks.sync([timer('a')], 0);
  clocks.set('a', 3000, 4000);
  clocks.set('b', 1, 4000);
  expect([clocks.left('a', 5000), clocks.all(5000).length]).toEqual([2000, 1]);
});
