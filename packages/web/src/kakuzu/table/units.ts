/** Rows, columns and boxes of the sheet, and what lies open in them. */

import { formatSquare, type Square } from '@riverstone/rules';
import { boxOf, columnOf, hasOpened, rowOf, SIZE, type Uncovered } from '@riverstone/rules/kakuzu';

/** The digits that a sheet is made of. */
export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The boxes of the board, row by row. */
export const boxes = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** All stones but those of the set-up. */
export const STONES = SIZE * SIZE - boxes.length;

/** How many boxes have lost no stone yet. */
export function boxesLeft(uncovered: Uncovered): number {
  return boxes.filter((box) => !hasOpened(uncovered, box)).length;
}

/** A square's name: `f3`. */
export function nameOf(square: Square): string {
  return formatSquare(square, SIZE);
}

/** The stone nearest to a square, which may be the square itself; null where no stone is left. */
export function nearestStone(uncovered: Uncovered, from: Square): Square | null {
  const away = (square: Square): number =>
    Math.abs(rowOf(square) - rowOf(from)) + Math.abs(columnOf(square) - columnOf(from));
  const stones = [...uncovered.keys()].filter((square) => uncovered[square] === 0);
  const [nearest = null] = stones.sort((one, other) => away(one) - away(other));
  return nearest;
}

const units = { row: rowOf, column: columnOf, box: boxOf } as const;
type Unit = keyof typeof units;
/** The box first: there it is seen best. */
const unitNames: readonly Unit[] = ['box', 'row', 'column'];

/** The open digits in a square's row, column or box, ascending. */
export function openIn(uncovered: Uncovered, unit: Unit, square: Square): readonly number[] {
  const unitOf = units[unit];
  return uncovered.filter((open, other) => open > 0 && unitOf(other) === unitOf(square)).sort((a, b) => a - b);
}

/** The digits that lie open in a square's row, column or box: none of them can be under its stone. */
export function openDigitsAround(uncovered: Uncovered, square: Square): ReadonlySet<number> {
  return new Set([
    ...openIn(uncovered, 'row', square),
    ...openIn(uncovered, 'column', square),
    ...openIn(uncovered, 'box', square),
  ]);
}

/** The row, column or box in which a digit has no other place than this stone; null where there is none. */
export function onlyPlaceIn(uncovered: Uncovered, square: Square, digit: number): Unit | null {
  const isPlace = (other: Square): boolean => uncovered[other] === 0 && !openDigitsAround(uncovered, other).has(digit);
  const isOnly = (unit: Unit): boolean => {
    const unitOf = units[unit];
    const places = [...uncovered.keys()].filter((other) => unitOf(other) === unitOf(square) && isPlace(other));
    return places.length === 1 && places[0] === square;
  };
  return unitNames.find(isOnly) ?? null;
}
