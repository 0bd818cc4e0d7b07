/** The average gain of a turn when the likeliest stone of each digit is taken and lifting reveals nothing. */

import type { KakuzuView, Uncovered } from '@riverstone/rules/kakuzu';

const DIGITS = 9;
const SQUARES = 81;
/** In announce games a turn keeps at most three stones. */
export const ANNOUNCE_LIMIT = 3;

/** The average result of a turn: stones kept, and the chance that it ends with a miss. */
export interface TurnValue {
  readonly kept: number;
  readonly missed: number;
}

const NOTHING: TurnValue = { kept: 0, missed: 0 };

/** The state of a turn: the bag, the digit to find again, or how many stones may still be announced. */
export type TurnState =
  | { readonly variant: 'bag'; readonly drawn: readonly number[] }
  | { readonly variant: 'same-digit'; readonly digit: number | null }
  | { readonly variant: 'announce'; readonly left: number };

/** The state at the start of the next turn. */
export function wholeTurn(variant: KakuzuView['options']['variant']): TurnState {
  if (variant === 'bag') return { variant, drawn: [] };
  return variant === 'announce' ? { variant, left: ANNOUNCE_LIMIT } : { variant, digit: null };
}

/** The average result of the rest of a turn. */
export function turnValue(odds: Float64Array, uncovered: Uncovered, turn: TurnState): TurnValue {
  switch (turn.variant) {
    case 'bag':
      return bagTurn(likeliestOf(odds, uncovered, turn.drawn));
    case 'same-digit':
      return turn.digit === null ? anyDigitTurn(odds, uncovered) : chain(boxChances(odds, uncovered, turn.digit));
    case 'announce':
      return chain(surestSquares(odds, uncovered, turn.left));
  }
}

/** The chance of the likeliest stone for each digit in the bag: not complete, not drawn. */
function likeliestOf(odds: Float64Array, uncovered: Uncovered, drawn: readonly number[]): number[] {
  const best = new Array<number>(DIGITS).fill(0);
  for (let square = 0; square < SQUARES; square++) {
    if (uncovered[square] !== 0) continue;
    for (let digit = 0; digit < DIGITS; digit++) {
      const chance = odds[square * DIGITS + digit] as number;
      if (chance > (best[digit] as number)) best[digit] = chance;
    }
  }
  return best.filter((chance, index) => chance > 0 && !drawn.includes(index + 1));
}

/**
 * A turn with a bag of these digits and the 0. For each set of k digits the chance that they are drawn first is one in
 * (n + 1 over k), so all that counts are the sums of products of k chances each: the elementary symmetric functions.
 */
function bagTurn(chances: readonly number[]): TurnValue {
  const size = chances.length;
  const products = [1];
  for (const [index, chance] of chances.entries()) {
    products.push(0);
    for (let k = index + 1; k > 0; k--) {
      products[k] = (products[k] as number) + chance * (products[k - 1] as number);
    }
  }
  let kept = 0;
  let missed = 0;
  let sets = 1;
  for (let k = 0; k <= size; k++) {
    const reached = (products[k] as number) / sets;
    if (k > 0) kept += reached;
    const goesWrong = (size - k) * (products[k] as number) - (k + 1) * (products[k + 1] ?? 0);
    missed += goesWrong / sets / (size + 1 - k);
    sets = (sets * (size + 1 - k)) / (k + 1);
  }
  return { kept, missed };
}

/** One digit, drawn evenly from the bag with the 0, and then looked for again and again. */
function anyDigitTurn(odds: Float64Array, uncovered: Uncovered): TurnValue {
  let size = 0;
  let kept = 0;
  let missed = 0;
  for (let digit = 1; digit <= DIGITS; digit++) {
    const chances = boxChances(odds, uncovered, digit);
    if (chances.length === 0) continue;
    const value = chain(chances);
    size++;
    kept += value.kept;
    missed += value.missed;
  }
  return { kept: kept / (size + 1), missed: missed / (size + 1) };
}

/** For each box where the digit is still covered, the chance of its likeliest square, the highest first. */
function boxChances(odds: Float64Array, uncovered: Uncovered, digit: number): number[] {
  const best = new Array<number>(DIGITS).fill(0);
  for (let square = 0; square < SQUARES; square++) {
    if (uncovered[square] !== 0) continue;
    const box = Math.floor(square / 27) * 3 + Math.floor((square % DIGITS) / 3);
    best[box] = Math.max(best[box] as number, odds[square * DIGITS + digit - 1] as number);
  }
  return best.filter((chance) => chance > 0).sort((one, other) => other - one);
}

/** The chances of the likeliest digits of the surest squares, the highest first. */
function surestSquares(odds: Float64Array, uncovered: Uncovered, count: number): number[] {
  const best: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (uncovered[square] !== 0) continue;
    let most = 0;
    for (let entry = square * DIGITS; entry < (square + 1) * DIGITS; entry++)
      most = Math.max(most, odds[entry] as number);
    best.push(most);
  }
  return best.sort((one, other) => other - one).slice(0, count);
}

/** Attempts until the first miss. */
function chain(chances: readonly number[]): TurnValue {
  if (chances.length === 0) return NOTHING;
  let kept = 0;
  let alive = 1;
  for (const chance of chances) {
    alive *= chance;
    kept += alive;
  }
  return { kept, missed: 1 - alive };
}
