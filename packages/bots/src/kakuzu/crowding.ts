/** Finds a contradiction that other reasoning would meet again and again: several digits with too few squares between them. */

import type { Candidates } from './candidates.js';

const DIGITS = 9;
const BANDS = 3;
const BAND_SQUARES = 27;
const SUBSETS = 2 ** DIGITS;

/** The squares of each row, column and box. */
const UNITS = Array.from({ length: DIGITS }, (_, index) => index).flatMap((unit) => {
  const squares = Array.from({ length: DIGITS }, (_, index) => index);
  const corner = Math.floor(unit / 3) * BAND_SQUARES + (unit % 3) * 3;
  return [
    Int32Array.from(squares, (index) => unit * DIGITS + index),
    Int32Array.from(squares, (index) => index * DIGITS + unit),
    Int32Array.from(squares, (index) => corner + Math.floor(index / 3) * DIGITS + (index % 3)),
  ];
});

const COUNT = new Uint8Array(SUBSETS);
for (let subset = 1; subset < SUBSETS; subset++) COUNT[subset] = (COUNT[subset >> 1] as number) + (subset & 1);

/** For each set of digits, the squares of a unit where any of them can be. */
const places = new Int32Array(SUBSETS);

/**
 * Whether in some row, column or box a number of digits have fewer squares between them than they are: then no grid agrees.
 * Conversely (Hall's theorem) the digits of a unit can be placed, as far as only this unit goes, where that is not so.
 * @example isCrowded(candidates) // true when 5, 7 and 9 have only two squares left in a box
 */
export function isCrowded(candidates: Candidates): boolean {
  for (const unit of UNITS) {
    for (let digit = 0; digit < DIGITS; digit++) places[1 << digit] = placesIn(unit, candidates, digit);
    for (let subset = 1; subset < SUBSETS; subset++) {
      const last = subset & -subset;
      const together = (places[subset ^ last] as number) | (places[last] as number);
      if ((COUNT[together] as number) < (COUNT[subset] as number)) return true;
      places[subset] = together;
    }
  }
  return false;
}

/** The places of a digit within a unit, as nine bits. */
function placesIn(unit: Int32Array, candidates: Candidates, digit: number): number {
  let found = 0;
  for (let index = 0; index < DIGITS; index++) {
    const square = unit[index] as number;
    const band = (square / BAND_SQUARES) | 0;
    const word = candidates[digit * BANDS + band] as number;
    found |= ((word >> (square - band * BAND_SQUARES)) & 1) << index;
  }
  return found;
}
