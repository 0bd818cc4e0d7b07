/** A position as a seat knows it: the board, its own tiles, and how many of each digit it has not seen. */

import type { Seat } from '@riverstone/rules';
import { type Board, type ChallengeView, COPIES, digitOf, type LastMove } from '@riverstone/rules/kakuro-challenge';

/** Numbers by digit, from 1 to 9; index 0 is not used. */
export type ByDigit = Int32Array;
export const DIGITS = 10;

export interface Position {
  readonly board: Board;
  readonly expert: boolean;
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly bagSize: number;
  /** By digit: how many tiles are in the bag or in the hands of others. */
  readonly unseen: ByDigit;
  readonly scores: readonly number[];
  readonly last: LastMove | null;
}

/**
 * The position as a seat knows it.
 * @example
 * // One lies on the board.
 * positionOf(view, 0).unseen[4] // => 7
 */
export function positionOf(view: ChallengeView, seat: Seat): Position {
  const hand = view.hand ?? [];
  const { board, handSizes, bagSize, last } = view;
  const { expert } = view.options;
  return {
    board,
    expert,
    seat,
    hand,
    handSizes,
    bagSize,
    unseen: unseenBy(board, hand),
    scores: view.status.scores,
    last,
  };
}

/**
 * By digit: how many tiles lie neither on the board nor in a hand.
 * @example unseenBy(board, [4, 7])[4] // => 7
 */
export function unseenBy(board: Board, hand: readonly number[]): ByDigit {
  const unseen = new Int32Array(DIGITS).fill(COPIES, 1);
  const see = (digit: number): void => {
    // An invented position may have more tiles than exist; then none are left.
    unseen[digit] = Math.max(0, (unseen[digit] as number) - 1);
  };
  for (const cell of board) if (cell !== 0) see(digitOf(cell));
  for (const digit of hand) see(digit);
  return unseen;
}

/**
 * How many tiles there are in all.
 * @example tileCount(positionOf(view, 0).unseen) // => 65
 */
export function tileCount(counts: ByDigit): number {
  let sum = 0;
  for (let digit = 1; digit < DIGITS; digit++) sum += counts[digit] as number;
  return sum;
}

/** The digits of a hand as `FastBoard.list` takes them, bit `digit` for each. @example handBits([4, 7]) // => 144 */
export function handBits(hand: readonly number[]): number {
  return hand.reduce((bits, digit) => bits | (1 << digit), 0);
}
