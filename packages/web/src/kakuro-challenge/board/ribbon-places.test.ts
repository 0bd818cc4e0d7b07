/** Where sums are spelled out: under their lines, unless tiles lie there and above there are fewer. */

import { emptyBoard, type Kakuro, SIZE, withMove } from '@riverstone/rules/kakuro-challenge';
import { expect, it } from 'vitest';
import { ribbonPlaces } from './ribbon-places';

const across = (row: number, column: number, length: number): Kakuro => {
  const total = row * SIZE + column;
  return { total, last: total + length - 1, direction: 'across', sum: 9 };
};
const tilesAt = (...squares: readonly number[]) =>
  squares.reduce((board, square) => withMove(board, square, 5, []), emptyBoard);

it('hangs under its line, and above where that covers fewer tiles', () => {
  const kakuro = across(4, 3, 3);
  const at = (row: number): number => row * SIZE + 4;
  const placeOn = (...rows: readonly number[]) => ribbonPlaces([kakuro], tilesAt(...rows.map(at)))[0];
  expect(placeOn()).toMatchObject({ middle: 4.5, edge: 5, isAbove: false });
  expect(placeOn(5)).toMatchObject({ edge: 4, isAbove: true });
  expect(placeOn(3, 5)).toMatchObject({ edge: 5, isAbove: false });
});

it('stays on the board, and below what hangs from the same edge', () => {
  const [low] = ribbonPlaces([across(SIZE - 1, 3, 3)], emptyBoard);
  expect(low).toMatchObject({ edge: SIZE - 1, isAbove: true });
  const [first, second] = ribbonPlaces([across(0, 0, 3), across(0, 5, 3)], emptyBoard);
  expect(first?.edge).toBe(1);
  expect(second?.edge).toBeGreaterThan(1);
});
