/** Which stones hide a digit for sure, proven by search: no complete grid has another digit there. */

import type { Uncovered } from '@riverstone/rules/kakuzu';
import { guesses } from '../grids/elimination.js';
import { countGrids } from '../grids/grid-counter.js';

/** Every stone that hides the digit in all complete grids that agree. */
export function certainStones(uncovered: Uncovered, digit: number): number[] {
  const possible = guesses(uncovered);
  return possible
    .filter((guess) => guess.digit === digit)
    .map(({ square }) => square)
    .filter((square) => {
      const others = possible.filter((guess) => guess.square === square && guess.digit !== digit);
      return (
        others.every((other) => !isPossible(uncovered, square, other.digit)) && isPossible(uncovered, square, digit)
      );
    });
}

/** Whether some complete grid has the digit there. */
function isPossible(uncovered: Uncovered, square: number, digit: number): boolean {
  const tried = [...uncovered];
  tried[square] = digit;
  return countGrids(tried, 0).grids > 0;
}
