/**
 * Plays positions on with random hands. All compared moves get the same deals, so that they differ by the moves and not
 * by luck.
 */

import { FastBoard, MAX_MOVES, moveDigit, movePoints } from '@riverstone/rules/kakuro-challenge';
import { SmallRng } from '../core/small-rng.js';
import { DIGITS, type Position } from './board/position.js';
import { continuationProfile } from './profiles.js';

const HAND = 2;
const { plies: PLIES, lastShare: LAST_SHARE } = continuationProfile;
const boards = { base: new FastBoard(false), expert: new FastBoard(true) };
// Scratch, filled and read within one ply.
const listed = new Int32Array(MAX_MOVES);
const moves = new Int32Array(DIGITS);

/** Continuations of one position in which everybody takes the most points. */
export class Continuations {
  /** How many positions were examined. */
  nodes = 0;
  readonly #position: Position;
  readonly #keptWeights: Float64Array | null;
  readonly #board: FastBoard;
  /** The value of another player's point to the mover. */
  readonly #otherPoint: number;
  /** The unseen tiles. A deal puts the hands of the others first, then the tiles to be drawn. */
  readonly #pool: Int32Array;
  /** By seat, two tiles each: the hands as dealt, and as they are in the continuation. */
  readonly #dealt: Int32Array;
  readonly #hands: Int32Array;
  readonly #sizes: Int32Array;
  readonly #rng: SmallRng;
  /** The start and end of the tiles to be drawn in the pool, and the next one. */
  #bagStart = 0;
  #bagEnd = 0;
  #drawn = 0;
  /** The random numbers within a continuation start the same for every move. */
  #seed = 0;

  constructor(position: Position, keptWeights: Float64Array | null, seed: number) {
    const seats = position.handSizes.length;
    this.#position = position;
    this.#keptWeights = keptWeights;
    this.#board = position.expert ? boards.expert : boards.base;
    this.#otherPoint = -1 / Math.max(1, seats - 1);
    this.#pool = poolOf(position);
    this.#dealt = new Int32Array(seats * HAND);
    this.#hands = new Int32Array(seats * HAND);
    this.#sizes = new Int32Array(seats);
    this.#rng = new SmallRng(seed);
  }

  /** Deals the hands of the others and the tiles to be drawn. */
  deal(): void {
    const { handSizes, seat, bagSize, hand } = this.#position;
    const seats = handSizes.length;
    this.#shuffle(handSizes.reduce((sum, size) => sum + size, 0) - hand.length + Math.min(bagSize, PLIES + 1));
    this.#dealt[seat * HAND] = hand[0] ?? 0;
    this.#dealt[seat * HAND + 1] = hand[1] ?? 0;
    let at = 0;
    for (let step = 1; step < seats; step++) {
      const other = (seat + step) % seats;
      for (let index = 0; index < Math.min(HAND, handSizes[other] as number); index++) {
        this.#dealt[other * HAND + index] = this.#pool[at++] ?? 0;
      }
    }
    this.#bagStart = at;
    this.#bagEnd = Math.min(this.#pool.length, at + bagSize);
    this.#seed = this.#rng.below(0x1000000);
  }

  /**
   * The result of a continuation after a move with the dealt tiles: our points minus those of the others.
   * `after` is the board that the move leaves.
   */
  play(after: FastBoard, move: number): number {
    const { handSizes, seat } = this.#position;
    const seats = handSizes.length;
    const board = this.#board;
    const luck = new SmallRng(this.#seed);
    board.copyFrom(after);
    this.#hands.set(this.#dealt);
    for (let each = 0; each < seats; each++) this.#sizes[each] = Math.min(HAND, handSizes[each] as number);
    this.#drawn = this.#bagStart;
    this.#layAndDraw(seat, moveDigit(move));
    let margin = 0;
    let mover = seat;
    for (let ply = 1; ply <= PLIES + 1; ply++) {
      mover = mover + 1 === seats ? 0 : mover + 1;
      const sign = mover === seat ? 1 : this.#otherPoint;
      const chosen = this.#mostPoints(mover, luck);
      if (ply > PLIES) return margin + sign * LAST_SHARE * movePoints(chosen);
      if (chosen === 0) return margin;
      margin += sign * movePoints(chosen);
      board.apply(chosen);
      this.#layAndDraw(mover, moveDigit(chosen));
    }
    return margin;
  }

  /** The move that scores most, or any move if none scores; 0 if there is no move. */
  #mostPoints(mover: number, luck: SmallRng): number {
    const size = this.#sizes[mover] as number;
    const first = size > 0 ? (this.#hands[mover * HAND] as number) : 0;
    const second = size > 1 ? (this.#hands[mover * HAND + 1] as number) : first;
    if (first === 0) return 0;
    this.nodes++;
    this.#board.bestMovePerDigit(moves);
    const one = moves[first] as number;
    const other = moves[second] as number;
    const chosen = movePoints(one) >= movePoints(other) ? one : other;
    if (chosen !== 0) return chosen;
    const count = this.#board.list((1 << first) | (1 << second), listed);
    return count === 0 ? 0 : (listed[luck.below(count)] as number);
  }

  /** Takes a tile from a hand, and draws another one if any is left. */
  #layAndDraw(mover: number, digit: number): void {
    const hands = this.#hands;
    const from = mover * HAND;
    const last = from + (this.#sizes[mover] as number) - 1;
    if (hands[from] === digit) hands[from] = hands[last] as number;
    if (this.#drawn < this.#bagEnd) hands[last] = this.#pool[this.#drawn++] as number;
    else this.#sizes[mover] = last - from;
  }

  /**
   * Shuffles that many tiles to the front of the pool. Each order is equally likely, except for a first tile with known
   * weights.
   */
  #shuffle(wanted: number): void {
    const pool = this.#pool;
    const count = Math.min(pool.length, wanted);
    let at = 0;
    if (this.#keptWeights !== null && count > 0) this.#exchange(at++, this.#drawKept(this.#keptWeights));
    for (; at < count; at++) this.#exchange(at, at + this.#rng.below(pool.length - at));
  }

  #exchange(one: number, other: number): void {
    const tile = this.#pool[one] as number;
    this.#pool[one] = this.#pool[other] as number;
    this.#pool[other] = tile;
  }

  /** The place in the pool of the tile that the next player may have kept, drawn by weight. */
  #drawKept(weights: Float64Array): number {
    let sum = 0;
    for (let digit = 1; digit < DIGITS; digit++) sum += weights[digit] as number;
    let rest = this.#rng.fraction() * sum;
    let digit = 1;
    while (digit < DIGITS - 1 && rest >= (weights[digit] as number)) rest -= weights[digit++] as number;
    return Math.max(0, this.#pool.indexOf(digit));
  }
}

function poolOf({ unseen }: Position): Int32Array {
  const digits = Array.from(unseen, (copies, digit) => new Array<number>(copies).fill(digit));
  return Int32Array.from(digits.flat());
}
