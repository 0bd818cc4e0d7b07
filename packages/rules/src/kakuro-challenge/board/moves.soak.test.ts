/** The list of legal moves against a generator that tries everything. */

import { describe, expect, it } from 'vitest';
import { atMostOne, naiveMoves, subsets, tilesOf } from '../../../test/kakuro-challenge/naive.js';
import { boardWith, clusteredBoard, randomBoard } from '../../../test/kakuro-challenge/table.js';
import { unwrap } from '../../core/result.js';
import { createRng, type Rng, seedFromNumber } from '../../core/rng.js';
import { formatPlacement, parseBoard } from '../notation.js';
import { isPlaceable, SIZE } from './board.js';
import { legalMoves } from './moves.js';

const listed = (board: string, hand: readonly number[], expert: boolean): string[] =>
  legalMoves(unwrap(parseBoard(board)), hand, expert)
    .map(({ placement, points }) => `${formatPlacement(placement)}=${points}`)
    .sort();

const randomHand = (rng: Rng): number[] => [1 + rng.below(9), 1 + rng.below(9)];

/** How many moves of a list turn over at least so many tiles. */
const withFlips = (moves: readonly string[], least: number): number =>
  moves.filter((move) => move.split('/').length > least).length;

describe('every legal move, each once', () => {
  it('[C5.1] [C5.3] [C5.5] base game: every placement with every flip of one tile', () => {
    const rng = createRng(seedFromNumber(1));
    let flips = 0;
    for (let round = 0; round < 15; round++) {
      const board = randomBoard(rng, 2 + rng.below(7));
      const hand = randomHand(rng);
      const moves = naiveMoves(board, hand, () => atMostOne(tilesOf(board)));
      expect(listed(board, hand, false)).toEqual(moves);
      flips += withFlips(moves, 1);
    }
    expect(flips).toBeGreaterThan(20);
  });

  it('[C5.6] expert game: every placement with every set of tiles, on small boards', () => {
    const rng = createRng(seedFromNumber(2));
    let flips = 0;
    for (let round = 0; round < 25; round++) {
      const board = clusteredBoard(rng, 8);
      const hand = randomHand(rng);
      const moves = naiveMoves(board, hand, () => subsets(tilesOf(board)));
      expect(listed(board, hand, true)).toEqual(moves);
      flips += withFlips(moves, 2);
    }
    expect(flips).toBeGreaterThan(5);
  });

  it('[C5.6] expert game: every set of tiles of a row or a column, on full boards', () => {
    const rng = createRng(seedFromNumber(3));
    let flips = 0;
    for (let round = 0; round < 4; round++) {
      const board = randomBoard(rng, 8);
      const hand = randomHand(rng);
      const moves = naiveMoves(board, hand, (square) => [
        ...subsets(tilesOf(board).filter((tile) => tile.charAt(0) === square.charAt(0))),
        ...subsets(tilesOf(board).filter((tile) => tile.charAt(1) === square.charAt(1))),
      ]);
      expect(listed(board, hand, true)).toEqual(moves);
      flips += withFlips(moves, 2);
    }
    expect(flips).toBeGreaterThan(5);
  });

  it('two equal tiles in hand are listed once', () => {
    const board = boardWith({ 1: 'F9.......' });
    expect(listed(board, [7, 7], true)).toEqual(listed(board, [7], true));
    expect(listed(board, [7], false)).toEqual(['r7a2=0', 'r7b2=0', 'r7c1=0', 'y7a2=0', 'y7b2=0', 'y7c1=16']);
  });

  it('an empty hand and an empty board have none', () => {
    expect(listed(boardWith({ 5: '....5....' }), [], true)).toEqual([]);
    expect(listed(boardWith({}), [1, 2], true)).toEqual([]);
  });
});

it('[C7.3] wherever 1 to 80 tiles lie, an empty square touches one', () => {
  const rng = createRng(seedFromNumber(4));
  for (let round = 0; round < 500; round++) {
    const board = new Array<number>(SIZE * SIZE).fill(0);
    const tiles = 1 + (round % 80);
    while (board.filter((cell) => cell > 0).length < tiles) board[rng.below(board.length)] = 1;
    expect([...board.keys()].some((square) => isPlaceable(board, square))).toBe(true);
  }
});
