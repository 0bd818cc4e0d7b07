/** Rows, columns and boxes as 27 units, and the possible places of digits in them. */

import { boxOf, columnOf, rowOf, SIZE } from '@riverstone/rules/kakuzu';

/** Rows come first, then columns, then boxes. */
export const UNITS = 3 * SIZE;
/** The units from here on are boxes. */
export const BOXES_FROM = 2 * SIZE;

/** The row, column and box of each square. */
export const unitsOf = Array.from({ length: SIZE * SIZE }, (_, square) => [
  rowOf(square),
  SIZE + columnOf(square),
  BOXES_FROM + boxOf(square),
]);

/** For each unit and digit (at `unit * 10 + digit`): under how many stones of the unit the digit can lie. */
export function placesIn(candidates: readonly number[]): number[] {
  const places = new Array<number>(UNITS * (SIZE + 1)).fill(0);
  for (const [square, mask] of candidates.entries()) {
    for (const digit of digitsIn(mask)) {
      for (const unit of unitsOf[square] ?? []) {
        const at = unit * (SIZE + 1) + digit;
        places[at] = (places[at] as number) + 1;
      }
    }
  }
  return places;
}

/**
 * The digits of a set of bits, ascending.
 * @example digitsIn(0b10010) // => [1, 4]
 */
export function digitsIn(mask: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; digit <= SIZE; digit++) if ((mask & (1 << digit)) !== 0) digits.push(digit);
  return digits;
}
