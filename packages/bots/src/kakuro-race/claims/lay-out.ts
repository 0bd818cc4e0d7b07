/** Turns a prospect (the numbers that a line should show) into a claim with its tiles. */

import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  digitOn,
  directionOf,
  isSilver,
  type Line,
  newNumberTile,
  type RaceField,
  squareAfter,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { ClaimProspect } from './claim-search.js';

/**
 * The claim that makes a prospect's line show its numbers, with the fewest tiles.
 *
 * Choices: of equal numbers, those nearest to the start of the line are changed. A New number is used before an
 * Exchange, which is more flexible later. An Exchange takes the first fitting square in board order. A Sum square takes
 * the least useful tile: the first New number in hand, or else the more frequent of Doubles and Exchanges.
 * @example
 * // a1-b1 as a 9 and a 2, as they lie there.
 * layOut(position, { first: 0, last: 1, numbers: [9, 2] }) // => { first: 0, last: 1, exchanges: [], … }
 */
export function layOut(
  { field, tiles }: ClaimPosition,
  prospect: Pick<ClaimProspect, 'first' | 'last' | 'numbers'>,
): Claim {
  const { first, last, numbers } = prospect;
  const squares = squaresOf(prospect) ?? [];
  const { surplus, missing } = compare(field, squares, numbers);
  const hand = [...tiles];
  const exchanges: [number, number][] = [];
  const newNumbers: { square: number; digit: number }[] = [];
  const taken = [...squares];
  for (const [index, digit] of missing.entries()) {
    const square = surplus[index] as number;
    if (take(hand, newNumberTile(digit))) {
      newNumbers.push({ square, digit });
      continue;
    }
    take(hand, 'x');
    const partner = findSilver(field, digit, taken);
    taken.push(partner);
    exchanges.push([square, partner]);
  }
  const doubles = numbers.filter((digit, index) => digit === numbers[index - 1]).length;
  for (let count = 0; count < doubles; count++) take(hand, 'd');
  return { first, last, exchanges, sumSquares: cover(field, prospect, hand), newNumbers, doubles };
}

/** The squares of the line whose numbers are not wanted, and the wanted numbers that are missing: equally many. */
function compare(
  field: RaceField,
  squares: readonly number[],
  wanted: readonly number[],
): { readonly surplus: readonly number[]; readonly missing: readonly number[] } {
  const missing = [...wanted];
  const surplus: number[] = [];
  // Red squares keep their numbers, so they come first; then the silver ones from the end of the line.
  for (const square of squares) {
    const value = field[square] as number;
    if (!isSilver(value)) take(missing, digitOn(value));
  }
  for (let index = squares.length - 1; index >= 0; index--) {
    const square = squares[index] as number;
    const value = field[square] as number;
    if (isSilver(value) && !take(missing, value)) surplus.push(square);
  }
  return { surplus: surplus.reverse(), missing };
}

function findSilver(field: RaceField, digit: number, taken: readonly number[]): number {
  let square = field.indexOf(digit);
  while (taken.includes(square)) square = field.indexOf(digit, square + 1);
  return square;
}

/** Sum squares on the silver squares right before and right after a line. */
function cover(field: RaceField, line: Line, hand: ActionTile[]): Claim['sumSquares'] {
  const direction = directionOf(line) ?? 'across';
  const covered: { square: number; tile: ActionTile }[] = [];
  for (const square of [squareBefore(line, direction), squareAfter(line, direction)]) {
    if (square === undefined || !isSilver(field[square] as number)) continue;
    const tile = leastMissed(hand);
    take(hand, tile);
    covered.push({ square, tile });
  }
  return covered;
}

function leastMissed(hand: readonly ActionTile[]): ActionTile {
  const newNumber = hand.find((tile) => tile !== 'd' && tile !== 'x');
  if (newNumber !== undefined) return newNumber;
  const doubles = hand.filter((tile) => tile === 'd').length;
  return doubles * 2 >= hand.length ? 'd' : 'x';
}

/** Removes an item from a list; false if it is not there. */
function take<T>(items: T[], item: T): boolean {
  const index = items.indexOf(item);
  if (index >= 0) items.splice(index, 1);
  return index >= 0;
}
