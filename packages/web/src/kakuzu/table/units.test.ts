import { expect, it } from 'vitest';
import { setUp, viewAfter } from './test-positions';
import { nearestStone } from './units';

it('finds the stone nearest to a square', () => {
  const { uncovered } = viewAfter(setUp());
  expect(nearestStone(uncovered, 40)).toBe(40);
  // a1 is open: b1 and a2 are as near, and the first of them counts.
  expect(nearestStone(uncovered, 0)).toBe(1);
  expect(
    nearestStone(
      uncovered.map(() => 1),
      0,
    ),
  ).toBeNull();
});
