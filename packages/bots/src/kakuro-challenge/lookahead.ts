/**
 * Looks ahead over all possible hands: the next players take the most points, one after the other, and each digit has a
 * chance to be the tile that they place. So every ply has at most nine outcomes, and no hand has to be tried.
 */

import { FastBoard, movePoints } from '@riverstone/rules/kakuro-challenge';
import { bestOfDrawn, bestOfKept, bestOfWeighted, type Chances, meanPoints } from './board/expected-best.js';
import { type ByDigit, DIGITS, type Position } from './board/position.js';
import { lookaheadProfile } from './profiles.js';

/** No chain is longer than this. */
const MAX_PLIES = 6;

/** The data of each ply: the board before it, the best move by digit, its points, and its probability. */
interface Ply {
  readonly board: FastBoard;
  readonly moves: Int32Array;
  readonly best: ByDigit;
  readonly chances: Chances;
}

const makePlies = (expert: boolean): readonly Ply[] =>
  Array.from({ length: MAX_PLIES + 1 }, () => ({
    board: new FastBoard(expert),
    moves: new Int32Array(DIGITS),
    best: new Int32Array(DIGITS),
    chances: new Float64Array(DIGITS),
  }));
const allPlies = { base: makePlies(false), expert: makePlies(true) };

/** Looks ahead from a position. Use one at a time: the boards are shared. */
export class Lookahead {
  /** How many positions were examined. */
  nodes = 0;
  /** The expected score of the next player after the move that was examined last. */
  reply = 0;
  readonly #plies: readonly Ply[];
  readonly #counts: ByDigit;
  readonly #seats: number;
  readonly #position: Position;
  /** The value of another player's point to the mover. */
  readonly #otherPoint: number;
  readonly #keptWeights: Float64Array | null;

  constructor(position: Position, keptWeights: Float64Array | null) {
    this.#position = position;
    this.#seats = position.handSizes.length;
    this.#otherPoint = -1 / Math.max(1, this.#seats - 1);
    this.#counts = Int32Array.from(position.unseen);
    this.#keptWeights = keptWeights;
    this.#plies = position.expert ? allPlies.expert : allPlies.base;
    this.root.load(position.board);
  }

  /** The board before the move. */
  get root(): FastBoard {
    return (this.#plies[0] as Ply).board;
  }

  /** The points of a move plus the expected points of the next `plies - 1` moves; those of others count against it. */
  worth(move: number, kept: number, plies: number): number {
    const next = (this.#plies[1] as Ply).board;
    next.copyFrom(this.root);
    next.apply(move);
    return movePoints(move) + this.#ahead(1, plies - 1, kept);
  }

  /** The expected points of the next `depth` plies; `kept` is the known tile in our hand, 0 for none. */
  #ahead(ply: number, depth: number, kept: number): number {
    const { board, moves, best, chances } = this.#plies[ply] as Ply;
    this.nodes++;
    board.bestMovePerDigit(moves);
    for (let digit = 1; digit < DIGITS; digit++) best[digit] = movePoints(moves[digit] as number);
    this.#setChances(ply, kept);
    const isOwn = ply % this.#seats === 0;
    const sign = isOwn ? 1 : this.#otherPoint;
    const mean = meanPoints(best, chances);
    if (ply === 1) this.reply = mean;
    if (depth <= 1) return sign * mean + (isOwn ? 0 : this.#keptWorth(ply, kept));
    return sign * mean + this.#afterEach(ply, depth, kept, isOwn);
  }

  /** The expected value after a ply, over its outcomes. */
  #afterEach(ply: number, depth: number, kept: number, isOwn: boolean): number {
    const { board, moves, best, chances } = this.#plies[ply] as Ply;
    const next = (this.#plies[ply + 1] as Ply).board;
    let reckoned = 0;
    let sum = 0;
    let nothing = chances[0] as number;
    for (let digit = 1; digit < DIGITS; digit++) {
      const chance = chances[digit] as number;
      if (chance === 0) continue;
      if (best[digit] === 0) {
        nothing += chance;
        continue;
      }
      if (chance < lookaheadProfile.leastChance) continue;
      next.copyFrom(board);
      next.apply(moves[digit] as number);
      const isDrawn = !isOwn || digit !== kept;
      this.#take(digit, isDrawn ? 1 : 0);
      sum += chance * this.#ahead(ply + 1, depth - 1, isOwn && !isDrawn ? 0 : kept);
      this.#take(digit, isDrawn ? -1 : 0);
      reckoned += chance;
    }
    // A player who can't score places a tile somewhere. Where is unknown, so the board stays as it is.
    if (nothing >= lookaheadProfile.leastChance || reckoned === 0) {
      next.copyFrom(board);
      sum += nothing * this.#ahead(ply + 1, depth - 1, kept);
      reckoned += nothing;
    }
    return reckoned === 0 ? 0 : sum / reckoned;
  }

  #take(digit: number, copies: number): void {
    this.#counts[digit] = (this.#counts[digit] as number) - copies;
  }

  #setChances(ply: number, kept: number): void {
    const { best, chances } = this.#plies[ply] as Ply;
    const { handSizes, bagSize, seat } = this.#position;
    const seats = this.#seats;
    if (ply % seats === 0) {
      bestOfKept(best, kept, this.#counts, bagSize > 0, chances);
      return;
    }
    if (ply === 1 && this.#keptWeights !== null) {
      bestOfWeighted(best, this.#keptWeights, this.#counts, chances);
      return;
    }
    // Players who moved before in this chain have drawn a tile, if the bag had any.
    const undrawn = bagSize > ply - seats ? 0 : Math.floor(ply / seats);
    const size = Math.max(0, (handSizes[(seat + ply) % seats] ?? 0) - undrawn);
    bestOfDrawn(best, this.#counts, size, chances);
  }

  /** A share of what our kept tile would score if the board stayed as it is. */
  #keptWorth(ply: number, kept: number): number {
    const { best, chances } = this.#plies[ply] as Ply;
    bestOfKept(best, kept, this.#counts, this.#position.bagSize > 0, chances);
    return lookaheadProfile.keptShare * meanPoints(best, chances);
  }
}
