/** Labels beside frames. */

import { expect, it } from 'vitest';
import { labelPlaces } from './label-places';

const board: Parameters<typeof labelPlaces>[1] = { rows: 9, columns: 9 };
const placeOf = (box: Parameters<typeof labelPlaces>[0][number], more = board) => labelPlaces([box], more)[0];

it('stand under a row, and above the last one', () => {
  expect(placeOf({ row: 5, column: 2, width: 4, height: 1, label: '13 = 9+4' })).toMatchObject({ x: 4 });
  expect(placeOf({ row: 5, column: 2, width: 4, height: 1, label: '13 = 9+4' })?.y).toBeGreaterThan(6);
  expect(placeOf({ row: 8, column: 2, width: 4, height: 1, label: '13 = 9+4' })?.y).toBeLessThan(8);
});

it('stay on the board', () => {
  expect(placeOf({ row: 5, column: 0, width: 2, height: 1, label: '36 = 7+3+2+8+6+4+5+1' })?.x).toBeGreaterThan(2);
});

it('keep off each other and off a crossing line', () => {
  const [across, down] = labelPlaces(
    [
      { row: 3, column: 3, width: 4, height: 1, label: '15 = 2+6+7' },
      { row: 0, column: 6, width: 1, height: 4, label: '19 = 3+9+7' },
    ],
    board,
  );
  expect(across && down && (Math.abs(across.x - down.x) > 2.5 || Math.abs(across.y - down.y) > 0.66)).toBe(true);
});

it('keep what was placed in sight', () => {
  const box = { row: 1, column: 6, width: 1, height: 2, label: '9 = 5+4' };
  expect(placeOf(box)?.y).toBeGreaterThan(3);
  expect(placeOf(box, { ...board, clear: [{ row: 3, column: 6, width: 1, height: 1 }] })?.y).toBeLessThan(3);
});

it('are only where there is something to say', () => {
  expect(placeOf({ row: 1, column: 1, width: 2, height: 1 })).toBeNull();
});
