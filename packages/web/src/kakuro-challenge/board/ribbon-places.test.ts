/** Where sums are spelled out: beside their lines, where they cover the fewest tiles. */

import { emptyBoard, type Kakuro, SIZE, withMove } from '@riverstone/rules/kakuro-challenge';
import { expect, it } from 'vitest';
import { ribbonPlaces } from './ribbon-places';

const across = (row: number, column: number, length: number): Kakuro => {
  const total = row * SIZE + column;
  return { total, last: total + length - 1, direction: 'across', sum: 9 };
};
const tilesAt = (...squares: readonly number[]) =>
  squares.reduce((board, square) => withMove(board, square, 5, []), emptyBoard);

it('hangs where it covers the fewest tiles: under its line, above, else beside', () => {
  const kakuro = across(4, 3, 3);
  const at = (row: number): number => row * SIZE + 4;
  const placeOn = (...squares: readonly number[]) => ribbonPlaces([kakuro], tilesAt(...squares))[0];
  expect(placeOn()).toMatchObject({ side: 'below', anchor: 4.5, edge: 5 });
  expect(placeOn(at(5))).toMatchObject({ side: 'above', edge: 4 });
  expect(placeOn(at(3), at(5))).toMatchObject({ side: 'right', anchor: 6, edge: 4.5 });
  expect(placeOn(at(3), at(5), 4 * SIZE + 6)).toMatchObject({ side: 'left', anchor: 3, edge: 4.5 });
});

it('stays on the board, and below what hangs from the same edge', () => {
  const [low] = ribbonPlaces([across(SIZE - 1, 3, 3)], emptyBoard);
  expect(low).toMatchObject({ side: 'above', edge: SIZE - 1 });
  const [first, second] = ribbonPlaces([across(0, 0, 3), across(0, 5, 3)], emptyBoard);
  expect(first?.edge).toBe(1);
  expect(second?.edge).toBeGreaterThan(1);
});
