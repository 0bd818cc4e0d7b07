import { createRng, type Rng, seedFromNumber } from '@riverstone/rules';
import { type Board, FastBoard, legalMoves, MAX_MOVES, RED, tile, withMove } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { Effort } from '../../core/effort.js';
import { unpacked } from './best-moves.js';
import { knownHand, solveEnd } from './endgame.js';
import { DIGITS, handBits, type Position } from './position.js';

const SQUARES = 81;

/** A board with a few empty squares, so that trying everything does not take forever. */
function nearlyFullBoard(rng: Rng, empty: number): Board {
  const board = Array.from({ length: SQUARES }, () => 1 + rng.below(9) + (rng.below(3) === 0 ? RED : 0));
  for (let count = 0; count < empty; count++) board[rng.below(SQUARES)] = 0;
  return board;
}

function endPosition(board: Board, hands: readonly (readonly number[])[], expert: boolean): Position {
  const unseen = new Int32Array(DIGITS);
  for (const digit of hands[1] ?? []) unseen[digit] = (unseen[digit] as number) + 1;
  const handSizes = hands.map((hand) => hand.length);
  return { board, expert, seat: 0, hand: hands[0] ?? [], handSizes, bagSize: 0, unseen, scores: [0, 0], last: null };
}

/** Plain minimax over the rules' own moves: the margin that the side to move gets with best play. */
function minimax(board: Board, own: readonly number[], others: readonly number[], expert: boolean): number {
  const moves = legalMoves(board, own, expert);
  if (own.length === 0 || moves.length === 0) return 0;
  return Math.max(
    ...moves.map(({ placement, points }) => {
      const { square, digit, side, flips } = placement;
      const next = withMove(board, square, tile(digit, side), flips);
      return points - minimax(next, others, own.toSpliced(own.indexOf(digit), 1), expert);
    }),
  );
}

function rootMoves({ board, hand, expert }: Position): number[] {
  const fast = new FastBoard(expert);
  const moves = new Int32Array(MAX_MOVES);
  fast.load(board);
  return [...moves.subarray(0, fast.list(handBits(hand), moves))];
}

const digit = (rng: Rng): number => 1 + rng.below(9);
const handShapes = [
  [2, 2, 3],
  [2, 1, 5],
  [1, 1, 9],
  [1, 0, 20],
] as const;

describe('the solved end', () => {
  it.each([false, true])('equals minimax over the rules, expert: %s', (expert) => {
    for (const [own, others, empty] of handShapes) {
      for (let game = 0; game < (own === 2 ? 2 : 4); game++) {
        const rng = createRng(seedFromNumber(100 * empty + game));
        const hands = [Array.from({ length: own }, () => digit(rng)), Array.from({ length: others }, () => digit(rng))];
        const position = endPosition(nearlyFullBoard(rng, empty), hands, expert);
        const moves = rootMoves(position);
        if (moves.length === 0) continue;
        const worths = solveEnd(position, hands[1] ?? [], moves, new Effort());
        for (const [index, move] of moves.entries()) {
          const { placement, points } = unpacked(move);
          const { square, side, flips } = placement;
          const next = withMove(position.board, square, tile(placement.digit, side), flips);
          const left = position.hand.toSpliced(position.hand.indexOf(placement.digit), 1);
          expect(worths?.[index]).toBe(points - minimax(next, hands[1] ?? [], left, expert));
        }
      }
    }
  });

  it('says nothing when the effort does not last', () => {
    const rng = createRng(seedFromNumber(5));
    const position = endPosition(
      nearlyFullBoard(rng, 12),
      [
        [3, 4],
        [5, 6],
      ],
      false,
    );
    expect(solveEnd(position, [5, 6], rootMoves(position), new Effort({ nodes: 10 }))).toBeNull();
  });

  it('knows the other hand only when the bag is empty and two play', () => {
    const position = endPosition(
      nearlyFullBoard(createRng(seedFromNumber(5)), 12),
      [
        [3, 4],
        [5, 6],
      ],
      false,
    );
    expect(knownHand(position)).toEqual([5, 6]);
    expect(knownHand({ ...position, bagSize: 1 })).toBeNull();
    expect(knownHand({ ...position, handSizes: [2, 2, 2] })).toBeNull();
    expect(knownHand({ ...position, handSizes: [2, 1] })).toBeNull();
  });
});
