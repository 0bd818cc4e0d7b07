/** Solves the end of a game for two: once the bag is empty, the unseen tiles are the opponent's hand. */

import { FastBoard, MAX_MOVES, moveDigit, movePoints } from '@riverstone/rules/kakuro-challenge';
import type { Effort } from '../../core/effort.js';
import { DIGITS, handBits, type Position, tileCount } from './position.js';

/** A hand of two tiles at most; 0 where there is none. */
type Pair = readonly [number, number];

const MAX_PLIES = 4;
const makeBoards = (expert: boolean): FastBoard[] => Array.from({ length: MAX_PLIES + 1 }, () => new FastBoard(expert));
const allBoards = { base: makeBoards(false), expert: makeBoards(true) };
const lists = Array.from({ length: MAX_PLIES + 1 }, () => new Int32Array(MAX_MOVES));
const best = new Int32Array(DIGITS);

/**
 * The opponent's tiles, if they are known (two players, empty bag); else null.
 * @example
 * // The bag is full: nobody can know.
 * knownHand({ handSizes: [2, 2], bagSize: 60, seat: 0, unseen: [] }) // => null
 */
export function knownHand({ handSizes, bagSize, seat, unseen }: Position): readonly number[] | null {
  const size = handSizes[1 - seat];
  if (handSizes.length !== 2 || bagSize > 0 || size === undefined || tileCount(unseen) !== size) return null;
  return [...unseen.entries()].flatMap(([digit, copies]) => new Array<number>(copies).fill(digit));
}

/**
 * The value of each move with best play on both sides: the margin of the mover from here on. Null when the effort was
 * not enough.
 */
export function solveEnd(
  position: Position,
  opponent: readonly number[],
  moves: readonly number[],
  effort: Effort,
): readonly number[] | null {
  const search = new EndSearch(position.expert, effort);
  search.root.load(position.board);
  search.root.refresh();
  const worths: number[] = [];
  for (const move of moves) {
    const worth = search.worthOf(move, pairOf(position.hand), pairOf(opponent));
    if (search.isCut) return null;
    worths.push(worth);
  }
  return worths;
}

const pairOf = (hand: readonly number[]): Pair => [hand[0] ?? 0, hand[1] ?? 0];
const without = ([one, other]: Pair, digit: number): Pair => (one === digit ? [other, 0] : [one, 0]);

class EndSearch {
  /** The effort was used up before the search was done, so its result is useless. */
  isCut = false;
  readonly #boards: readonly FastBoard[];
  readonly #effort: Effort;

  constructor(expert: boolean, effort: Effort) {
    this.#boards = expert ? allBoards.expert : allBoards.base;
    this.#effort = effort;
  }

  get root(): FastBoard {
    return this.#boards[0] as FastBoard;
  }

  worthOf(move: number, own: Pair, others: Pair): number {
    return movePoints(move) - this.#afterMove(0, move, own, others, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** What is left for the other side after a move. */
  #afterMove(ply: number, move: number, own: Pair, others: Pair, alpha: number, beta: number): number {
    const next = this.#boards[ply + 1] as FastBoard;
    next.copyFrom(this.#boards[ply] as FastBoard);
    next.apply(move);
    return this.#value(ply + 1, others, without(own, moveDigit(move)), alpha, beta);
  }

  /** The margin of the side to move from here on; outside of `alpha` to `beta` it is only a bound. */
  #value(ply: number, own: Pair, others: Pair, alpha: number, beta: number): number {
    if (own[0] === 0) return 0;
    this.isCut ||= !this.#effort.spend();
    if (this.isCut) return 0;
    const board = this.#boards[ply] as FastBoard;
    if (others[0] === 0) {
      board.bestPerDigit(best);
      return best[own[0]] as number;
    }
    const moves = (lists[ply] as Int32Array).subarray(0, board.list(handBits(own), lists[ply] as Int32Array)).sort();
    if (moves.length === 0) return 0;
    // With one tile each, nothing comes back after the reply: a move is worth its points at most.
    const isNearlyOver = own[1] === 0 && others[1] === 0;
    let most = alpha;
    for (let index = moves.length - 1; index >= 0 && most < beta; index--) {
      const move = moves[index] as number;
      const points = movePoints(move);
      if (isNearlyOver && points <= most) break;
      most = Math.max(most, points - this.#afterMove(ply, move, own, others, points - beta, points - most));
    }
    return most;
  }
}
