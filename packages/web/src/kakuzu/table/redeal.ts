/** Another sheet that agrees with what is uncovered, for a game that goes on from a moment of another. */

import { type Rng, type Seat, type Square, shuffled } from '@riverstone/rules';
import { boxOf, columnOf, type KakuzuChance, type KakuzuTypes, rowOf, type Sheet } from '@riverstone/rules/kakuzu';
import type { GameUntilNow } from '../../table/game-page';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function redeal({ chance, states }: GameUntilNow<KakuzuTypes>, _known: Seat | null, rng: Rng): KakuzuChance {
  return { ...chance, sheet: anotherSheet(states.at(-1)?.uncovered ?? [], rng) };
}

/** Fills the stones at random, the square with the fewest choices first. Some sheet must agree. */
function anotherSheet(uncovered: readonly number[], rng: Rng): Sheet {
  const grid = [...uncovered];
  const fits = (square: Square, digit: number): boolean =>
    !grid.some((each, other) => each === digit && shareUnit(square, other));
  const fill = (): boolean => {
    let tightest: { readonly square: Square; readonly digits: readonly number[] } | null = null;
    for (const [square, open] of grid.entries()) {
      if (open !== 0) continue;
      const digits = DIGITS.filter((digit) => fits(square, digit));
      if (tightest === null || digits.length < tightest.digits.length) tightest = { square, digits };
      if (digits.length === 0) return false;
    }
    if (tightest === null) return true;
    for (const digit of shuffled(tightest.digits, rng)) {
      grid[tightest.square] = digit;
      if (fill()) return true;
    }
    grid[tightest.square] = 0;
    return false;
  };
  if (!fill()) throw new Error('no sheet agrees with what is uncovered');
  return grid;
}

function shareUnit(one: Square, other: Square): boolean {
  return rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || boxOf(one) === boxOf(other);
}
