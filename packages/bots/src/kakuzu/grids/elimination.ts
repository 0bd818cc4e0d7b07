/** Elimination by row, column and box: the possible digits under a stone, and how sure each of them is. */

import { SIZE, type Uncovered } from '@riverstone/rules/kakuzu';
import { digitsIn, placesIn, UNITS, unitsOf } from './units.js';

const ALL = ((1 << SIZE) - 1) << 1;
/** A possible digit under a stone, and its number of alternatives: 1 means that it is certain. */
export interface Guess {
  readonly square: number;
  readonly digit: number;
  readonly alternatives: number;
}

/**
 * Every digit that row, column and box allow under a stone. Its alternatives are the digits that could be there
 * instead, or the squares of a row, column or box where it could be instead, whichever are fewest, including itself.
 * @example
 * // A stone whose digit is certain.
 * guesses(uncovered).find(({ alternatives }) => alternatives === 1) // => { square: 0, digit: 1, … }
 */
export function guesses(uncovered: Uncovered): Guess[] {
  const candidates = candidatesOf(uncovered);
  const places = placesIn(candidates);
  return candidates.flatMap((mask, square) => {
    const digits = digitsIn(mask);
    return digits.map((digit) => {
      const inUnits = (unitsOf[square] ?? []).map((unit) => places[unit * (SIZE + 1) + digit] as number);
      return { square, digit, alternatives: Math.min(digits.length, ...inUnits) };
    });
  });
}

/** For each square with a stone the digits not yet seen in its units, as bits; 0 where there is no stone. */
function candidatesOf(uncovered: Uncovered): number[] {
  const seen = new Array<number>(UNITS).fill(0);
  for (const [square, digit] of uncovered.entries()) {
    if (digit > 0) for (const unit of unitsOf[square] ?? []) seen[unit] = (seen[unit] as number) | (1 << digit);
  }
  return uncovered.map((digit, square) =>
    digit > 0 ? 0 : (unitsOf[square] ?? []).reduce((mask, unit) => mask & ~(seen[unit] as number), ALL),
  );
}
