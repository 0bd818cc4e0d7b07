import { expect, it } from 'vitest';
import { setUp, viewAfter } from './test-positions';
import { nearestStone, onlyPlaceIn } from './units';

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

it('knows the only place of a digit in a box, row or column', () => {
  // Row 1 is open but for a1 and i1; the 5 lies in column i.
  const uncovered = Array.from({ length: 81 }, () => 0);
  for (const [index, digit] of [1, 2, 3, 4, 6, 7, 8].entries()) uncovered[index + 1] = digit;
  expect(onlyPlaceIn(uncovered, 0, 5)).toBeNull();
  uncovered[80] = 5;
  expect(onlyPlaceIn(uncovered, 0, 5)).toBe('row');
  expect(onlyPlaceIn(uncovered, 8, 5)).toBeNull();
  // The rest of the first box sees a 5, too.
  uncovered[12] = 5;
  uncovered[24] = 5;
  expect(onlyPlaceIn(uncovered, 0, 5)).toBe('box');
});
