/** How the results of a day are spread. */

import { expect, it } from 'vitest';
import { aheadOf, spread } from './spread';

const scores = [
  { score: 12, players: 1 },
  { score: 39, players: 3 },
  { score: 40, players: 2 },
  { score: 61, players: 4 },
];

it('fits into a few bars that hold everybody', () => {
  const bars = spread(scores, 40);
  expect(bars.length).toBeLessThanOrEqual(8);
  expect(bars.map(({ players }) => players)).toEqual([1, 0, 3, 2, 0, 4]);
  expect(bars.filter(({ isOwn }) => isOwn)).toEqual([{ from: 40, to: 49, players: 2, isOwn: true }]);
});

it('is one bar where all have the same, and without anybody', () => {
  expect(spread([{ score: 7, players: 2 }], 7)).toEqual([{ from: 7, to: 7, players: 2, isOwn: true }]);
  expect(spread([], 7)).toEqual([{ from: 7, to: 7, players: 0, isOwn: true }]);
});

it('tells how many of the others scored less', () => {
  expect(aheadOf(scores, 40)).toBeCloseTo(4 / 9);
  expect(aheadOf([{ score: 7, players: 1 }], 7)).toBeNull();
  expect(aheadOf([], 7)).toBeNull();
});
