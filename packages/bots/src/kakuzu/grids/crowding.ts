/** Finds a contradiction that a search would meet again and again: several digits with too few squares in a unit. */

import { bitCount, type Candidates } from './candidates.js';

const DIGITS = 9;
const BANDS = 3;
const BAND_SQUARES = 27;
const SUBSETS = 2 ** DIGITS;

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** The squares of each row, column and box. */
const UNITS = NINE.flatMap((unit) => {
  const corner = Math.floor(unit / 3) * BAND_SQUARES + (unit % 3) * 3;
  return [
    NINE.map((index) => unit * DIGITS + index),
    NINE.map((index) => index * DIGITS + unit),
    NINE.map((index) => corner + Math.floor(index / 3) * DIGITS + (index % 3)),
  ];
});

/**
 * Whether in some row, column or box a set of digits has fewer squares than digits: then no grid agrees. Otherwise, by
 * Hall's theorem, the digits of each single unit can be placed.
 */
export function isCrowded(candidates: Candidates): boolean {
  /** For each set of digits as bits: the squares of a unit where any of them can be, as bits. */
  const places = new Int32Array(SUBSETS);
  for (const unit of UNITS) {
    for (let digit = 0; digit < DIGITS; digit++) places[1 << digit] = placesIn(unit, candidates, digit);
    for (let subset = 1; subset < SUBSETS; subset++) {
      const last = subset & -subset;
      const together = (places[subset ^ last] as number) | (places[last] as number);
      if (bitCount(together) < bitCount(subset)) return true;
      places[subset] = together;
    }
  }
  return false;
}

/** The places of a digit within a unit, as nine bits. */
function placesIn(unit: readonly number[], candidates: Candidates, digit: number): number {
  let found = 0;
  for (let index = 0; index < DIGITS; index++) {
    const square = unit[index] as number;
    const band = (square / BAND_SQUARES) | 0;
    const word = candidates[digit * BANDS + band] as number;
    found |= ((word >> (square - band * BAND_SQUARES)) & 1) << index;
  }
  return found;
}
