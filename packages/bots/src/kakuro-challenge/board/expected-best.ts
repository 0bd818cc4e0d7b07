/**
 * The expected score of an unseen hand: the best of its tiles, over all possible hands.
 *
 * A player who takes the most points places the tile whose best move scores most. So the digits are sorted by that: the
 * best tile of a hand is the first of them that it holds. The chance of that is counted, without trying every hand.
 */

import { type ByDigit, DIGITS } from './position.js';

/** Chances by digit that the best tile of a hand is this one; index 0 holds the chance of an empty hand. */
export type Chances = Float64Array;

const order = new Int32Array(9);

/** The digits by their score, the highest first; equal ones by digit, so that the order is deterministic. */
function sortDigits(best: ByDigit): void {
  for (let digit = 1; digit < DIGITS; digit++) {
    const points = best[digit] as number;
    let at = digit - 1;
    while (at > 0 && (best[order[at - 1] as number] as number) < points) {
      order[at] = order[at - 1] as number;
      at--;
    }
    order[at] = digit;
  }
}

/** The chance of each digit to be the best of `size` tiles (2 at most) drawn evenly from `counts`. */
export function bestOfDrawn(best: ByDigit, counts: ByDigit, size: number, chances: Chances): void {
  sortDigits(best);
  let left = 0;
  for (let digit = 1; digit < DIGITS; digit++) left += counts[digit] as number;
  const tiles = Math.min(size, left);
  chances.fill(0);
  if (tiles === 0) {
    chances[0] = 1;
    return;
  }
  const hands = tiles === 1 ? left : left * (left - 1);
  let before = 1;
  for (let index = 0; index < 9; index++) {
    const digit = order[index] as number;
    left -= counts[digit] as number;
    // The chance that all tiles come after this digit in the order.
    const after = (tiles === 1 ? left : left * (left - 1)) / hands;
    chances[digit] = before - after;
    before = after;
  }
}

/** The points that the best of `size` tiles drawn evenly from `counts` scores on average. */
export function expectedBest(best: ByDigit, counts: ByDigit, size: number): number {
  bestOfDrawn(best, counts, size, scratch);
  return meanPoints(best, scratch);
}

const scratch: Chances = new Float64Array(DIGITS);

/** The mean of points by digit. */
export function meanPoints(best: ByDigit, chances: Chances): number {
  let mean = 0;
  for (let digit = 1; digit < DIGITS; digit++) mean += (chances[digit] as number) * (best[digit] as number);
  return mean;
}

/**
 * The chance of each digit to be the best of a known tile (0: none) and one drawn evenly from `counts` (none if `draws`
 * is false). If both score the same, the known one is placed.
 */
export function bestOfKept(best: ByDigit, kept: number, counts: ByDigit, draws: boolean, chances: Chances): void {
  chances.fill(0);
  let left = 0;
  if (draws) for (let digit = 1; digit < DIGITS; digit++) left += counts[digit] as number;
  if (left === 0) {
    chances[kept] = 1;
    return;
  }
  const floor = kept === 0 ? -1 : (best[kept] as number);
  for (let digit = 1; digit < DIGITS; digit++) {
    const laid = (best[digit] as number) > floor ? digit : kept;
    chances[laid] = (chances[laid] as number) + (counts[digit] as number) / left;
  }
}

/**
 * The chance of each digit to be the best of a hand of two whose first tile has these weights (it was kept from the
 * last move, which tells something about it) and whose second is drawn evenly from the rest of `counts`.
 */
export function bestOfWeighted(best: ByDigit, weights: Float64Array, counts: ByDigit, chances: Chances): void {
  chances.fill(0);
  let left = -1;
  let weight = 0;
  for (let digit = 1; digit < DIGITS; digit++) {
    left += counts[digit] as number;
    weight += weights[digit] as number;
  }
  if (left <= 0 || weight <= 0) {
    bestOfDrawn(best, counts, 2, chances);
    return;
  }
  for (let kept = 1; kept < DIGITS; kept++) {
    const chance = (weights[kept] as number) / weight / left;
    if (chance === 0) continue;
    const floor = best[kept] as number;
    for (let digit = 1; digit < DIGITS; digit++) {
      const laid = (best[digit] as number) > floor ? digit : kept;
      const copies = (counts[digit] as number) - (digit === kept ? 1 : 0);
      chances[laid] = (chances[laid] as number) + chance * copies;
    }
  }
}
