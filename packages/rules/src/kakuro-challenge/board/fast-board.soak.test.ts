/**
 * The fast board against a naive generator that takes the rules word by word: it tries every flip, or every set of
 * flips.
 */

import { describe, expect, test } from 'vitest';
import { soakSize } from '../../../../../scripts/testing/soak-size.js';
import { createRng, pick, type Rng, seedFromNumber } from '../../core/rng.js';
import { RED, SIZE } from './board.js';
import { FastBoard, MAX_MOVES, moveDigit, moveFlips, moveIsRed, movePoints, moveSquare } from './fast-board.js';

const SQUARES = SIZE * SIZE;
const EVERY_DIGIT = 0b11_1111_1110;
const STONES = [20, 24, 40, 56, 60];

describe.each([
  { rules: 'base', expert: false },
  { rules: 'expert', expert: true },
])('$rules rules', ({ expert }) => {
  const rngFor = (test: number): Rng => createRng(seedFromNumber(2 * test + Number(expert)));

  test('lists what the naive generator lists, on boards strewn with tiles', () => {
    const rng = rngFor(1);
    const board = new FastBoard(expert);
    for (let round = 0; round < soakSize(700); round++) {
      const squares = strewnBoard(rng);
      const hand = randomHand(rng);
      board.load(squares);
      expect(listed(board, hand)).toEqual(naiveMoves(squares, hand, expert));
    }
  });

  test('lists what the naive generator lists, all through a game', () => {
    const rng = rngFor(2);
    const board = new FastBoard(expert);
    for (let game = 0; game < soakSize(10); game++) {
      board.load(firstBoard(rng));
      for (let tiles = STONES.length; tiles < 72; tiles++) {
        const hand = randomHand(rng);
        expect(listed(board, hand)).toEqual(naiveMoves(board.squares, hand, expert));
        board.apply(randomMove(board, hand, rng));
      }
    }
  });

  test('misses no flips that lie in different lines: on small boards, every set of tiles was tried', () => {
    const rng = rngFor(3);
    const board = new FastBoard(expert);
    for (let round = 0; round < soakSize(100); round++) {
      const squares = clusteredBoard(rng, 7);
      const tiles = occupied(squares);
      const flipSets = expert ? subsets(tiles) : singles(tiles);
      board.load(squares);
      expect(listed(board, EVERY_DIGIT)).toEqual(judgeAll(squares, EVERY_DIGIT, () => flipSets));
    }
  });

  test('a board kept up to date by moves equals one loaded afresh', () => {
    const rng = rngFor(4);
    const board = new FastBoard(expert);
    for (let game = 0; game < soakSize(30); game++) {
      board.load(firstBoard(rng));
      for (let tiles = STONES.length; tiles < 72; tiles++) {
        board.apply(randomMove(board, randomHand(rng), rng));
        expectSame(board, loaded(board.squares, expert));
      }
    }
  });

  test('undo takes moves back, one or several, asked in between or not', () => {
    const rng = rngFor(5);
    const board = new FastBoard(expert);
    for (let round = 0; round < soakSize(1000); round++) {
      const squares = strewnBoard(rng);
      board.load(squares);
      const made: number[] = [];
      for (let depth = 1 + rng.below(4); depth > 0; depth--) {
        const move = randomMove(board, EVERY_DIGIT, rng);
        board.apply(move);
        made.push(move);
      }
      if (rng.below(2) === 0) board.bestPerDigit(new Int32Array(10));
      for (const move of made.reverse()) board.undo(move);
      expectSame(board, loaded(squares, expert));
    }
  });

  test('a copy is equal, and what happens to it leaves the original alone', () => {
    const rng = rngFor(6);
    const board = new FastBoard(expert);
    const copy = new FastBoard(expert);
    for (let round = 0; round < soakSize(1000); round++) {
      const squares = strewnBoard(rng);
      board.load(squares);
      if (rng.below(2) === 0) board.bestPerDigit(new Int32Array(10));
      copy.copyFrom(board);
      copy.apply(randomMove(copy, EVERY_DIGIT, rng));
      expectSame(copy, loaded(copy.squares, expert));
      expectSame(board, loaded(squares, expert));
    }
  });

  test('a copy of a board with other rules keeps its own', () => {
    const squares = strewnBoard(rngFor(7));
    const copy = new FastBoard(expert);
    copy.copyFrom(loaded(squares, !expert));
    expectSame(copy, loaded(squares, expert));
  });

  test('the best move for each digit is one of its list, and none of the list scores more', () => {
    const rng = rngFor(8);
    const points = new Int32Array(10);
    const moves = new Int32Array(10);
    for (let round = 0; round < soakSize(500); round++) {
      const board = loaded(strewnBoard(rng), expert);
      board.bestPerDigit(points);
      board.bestMovePerDigit(moves);
      for (let digit = 1; digit <= 9; digit++) {
        const list = packedMoves(board, 1 << digit);
        const best = moves[digit] as number;
        expect(points[digit]).toBe(Math.max(0, ...list.map(movePoints)));
        expect(movePoints(best)).toBe(points[digit]);
        if (best !== 0) expect(list.map(describePacked)).toContain(describePacked(best));
      }
    }
  });

  test('an empty board has no move, and a single tile has those beside it', () => {
    const squares = new Uint8Array(SQUARES);
    expect(listed(loaded(squares, expert), EVERY_DIGIT)).toEqual([]);
    squares[0] = 5;
    expect(listed(loaded(squares, expert), 1 << 3)).toEqual(['r3@1=0', 'r3@9=0', 'y3@1=0', 'y3@9=0']);
    expect(listed(loaded(squares, expert), 0)).toEqual([]);
  });
});

test('MAX_MOVES has room for every pair of ends that a Kakuro through an empty square can have', () => {
  let most = 0;
  for (let pattern = 0; pattern < 1 << SIZE; pattern++) {
    const line = pattern.toString(2).padStart(SIZE, '0');
    const pairs = [...line].map((cell, index) => {
      if (cell === '1') return 0;
      const before = (/1*$/.exec(line.slice(0, index)) as RegExpExecArray)[0].length;
      const after = (/^1*/.exec(line.slice(index + 1)) as RegExpExecArray)[0].length;
      // A yellow tile: any tile before it as the total, and it or any tile after it as the last. A red one: two or more
      // after.
      return before * (after + 1) + Math.max(0, after - 1);
    });
    most = Math.max(most, sumOf(pairs));
  }
  expect(MAX_MOVES).toBe((SQUARES - 1) * 9 * 2 + 2 * SIZE * most);
});

/** Every legal move by the definition: each open square, digit and side with each flip or set of flips. */
function naiveMoves(squares: Uint8Array, hand: number, expert: boolean): string[] {
  const tiles = occupied(squares);
  if (!expert) {
    const flipSets = singles(tiles);
    return judgeAll(squares, hand, () => flipSets);
  }
  // All sets of all tiles are too many, but a Kakuro lies in one line, so flips lie in the placed tile's row or column.
  return judgeAll(squares, hand, (square) => [
    ...subsets(tiles.filter((tile) => rowOf(tile) === rowOf(square))),
    ...subsets(tiles.filter((tile) => columnOf(tile) === columnOf(square))).slice(1),
  ]);
}

function judgeAll(squares: Uint8Array, hand: number, flipSetsFor: (square: number) => number[][]): string[] {
  const after = squares.slice();
  const found: string[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (after[square] !== 0 || !touchesTile(squares, square)) continue;
    for (const flips of flipSetsFor(square)) {
      for (const flipped of flips) after[flipped] = (after[flipped] as number) ^ RED;
      for (let digit = 1; digit <= 9; digit++) {
        if (((hand >> digit) & 1) === 0) continue;
        for (const isRed of [false, true]) {
          after[square] = isRed ? RED + digit : digit;
          const points = judge(after, square, flips);
          if (points !== undefined) found.push(describeMove(square, digit, isRed, flips, points));
        }
      }
      after[square] = 0;
      for (const flipped of flips) after[flipped] = (after[flipped] as number) ^ RED;
    }
  }
  return found.sort();
}

/**
 * The points of a move, given the board after it, the placed tile's square and the flipped ones; undefined when it
 * flipped tiles that do not lie in one Kakuro with the placed one.
 */
function judge(after: Uint8Array, placed: number, flips: readonly number[]): number | undefined {
  if (flips.length > 0 && !shareKakuro(after, placed, flips)) return undefined;
  let points = 0;
  for (let total = 0; total < SQUARES; total++) {
    for (const step of [1, SIZE]) {
      const last = lastOfKakuro(after, total, step);
      if (last === undefined) continue;
      if (![placed, ...flips].some((square) => holds(total, last, step, square))) continue;
      for (let addend = total + step; addend <= last; addend += step) points += after[addend] as number;
    }
  }
  return points;
}

/**
 * Whether some Kakuro holds the placed tile and all flipped ones; if so, it starts in the placed tile's row or column.
 */
function shareKakuro(after: Uint8Array, placed: number, flips: readonly number[]): boolean {
  for (const step of [1, SIZE]) {
    const first = step === 1 ? rowOf(placed) * SIZE : columnOf(placed);
    for (let total = first; total <= placed; total += step) {
      const last = lastOfKakuro(after, total, step);
      if (last === undefined || last < placed) continue;
      if (flips.every((square) => holds(total, last, step, square))) return true;
    }
  }
  return false;
}

const holds = (total: number, last: number, step: number, square: number): boolean =>
  square >= total && square <= last && (square - total) % step === 0;

/** The last square of the Kakuro that starts at a square, if there is one. */
function lastOfKakuro(squares: Uint8Array, total: number, step: number): number | undefined {
  if ((squares[total] as number) < RED) return undefined;
  let sum = 0;
  let seen = 0;
  let next = total + step;
  for (; next < SQUARES && (step === SIZE || next % SIZE !== 0); next += step) {
    const cell = squares[next] as number;
    if (cell === 0 || cell >= RED) break;
    if (((seen >> cell) & 1) === 1) return undefined;
    seen |= 1 << cell;
    sum += cell;
  }
  const isLongEnough = next > total + 2 * step;
  return isLongEnough && sum % 10 === (squares[total] as number) - RED ? next - step : undefined;
}

function subsets(items: readonly number[]): number[][] {
  return Array.from({ length: 1 << items.length }, (_, set) => items.filter((_item, index) => (set >> index) & 1));
}

function touchesTile(squares: Uint8Array, square: number): boolean {
  const near = occupied(squares).filter(
    (tile) => Math.abs(rowOf(tile) - rowOf(square)) + Math.abs(columnOf(tile) - columnOf(square)) === 1,
  );
  return near.length > 0;
}

const rowOf = (square: number): number => Math.floor(square / SIZE);
const columnOf = (square: number): number => square % SIZE;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const singles = (items: readonly number[]): number[][] => [[], ...items.map((item) => [item])];
const occupied = (squares: Uint8Array): number[] => [...squares.keys()].filter((square) => squares[square] !== 0);

const describeMove = (square: number, digit: number, isRed: boolean, flips: number[], points: number): string =>
  `${isRed ? 'r' : 'y'}${digit}@${square}${flips.map((flipped) => `/${flipped}`).join('')}=${points}`;
const describePacked = (move: number): string =>
  describeMove(moveSquare(move), moveDigit(move), moveIsRed(move), moveFlips(move), movePoints(move));

function loaded(squares: Uint8Array, expert: boolean): FastBoard {
  const board = new FastBoard(expert);
  board.load(squares);
  return board;
}

function packedMoves(board: FastBoard, hand: number): number[] {
  const out = new Int32Array(MAX_MOVES);
  return [...out.subarray(0, board.list(hand, out))];
}

const listed = (board: FastBoard, hand: number): string[] => packedMoves(board, hand).map(describePacked).sort();

function expectSame(one: FastBoard, other: FastBoard): void {
  expect([...one.squares]).toEqual([...other.squares]);
  expect(packedMoves(one, EVERY_DIGIT).sort()).toEqual(packedMoves(other, EVERY_DIGIT).sort());
  const [oneBest, otherBest] = [new Int32Array(10), new Int32Array(10)];
  one.bestMovePerDigit(oneBest);
  other.bestMovePerDigit(otherBest);
  expect([...oneBest]).toEqual([...otherBest]);
}

/** Moves with flips are rare, so half of the time one of them is taken if there is any. */
function randomMove(board: FastBoard, hand: number, rng: Rng): number {
  const moves = packedMoves(board, hand);
  const flipping = moves.filter((move) => moveFlips(move).length > 0);
  return pick(flipping.length > 0 && rng.below(2) === 0 ? flipping : moves, rng);
}

const randomDigit = (rng: Rng): number => 1 + rng.below(9);
const randomTile = (rng: Rng): number => randomDigit(rng) + (rng.below(3) === 0 ? RED : 0);
/** One digit or two. */
const randomHand = (rng: Rng): number => (1 << randomDigit(rng)) | (1 << randomDigit(rng));

/** Tiles anywhere, from a few to nearly everywhere: one at least, and four squares free. */
function strewnBoard(rng: Rng): Uint8Array {
  const tenths = 1 + rng.below(9);
  const squares = Uint8Array.from({ length: SQUARES }, () => (rng.below(10) < tenths ? randomTile(rng) : 0));
  squares[40] = randomTile(rng);
  for (const corner of [0, 8, 72, 80]) squares[corner] = 0;
  return squares;
}

/** A few tiles close together, so that they have much to do with each other. */
function clusteredBoard(rng: Rng, tiles: number): Uint8Array {
  const squares = new Uint8Array(SQUARES);
  for (let tile = 0; tile < tiles; tile++) squares[(3 + rng.below(3)) * SIZE + 2 + rng.below(5)] = randomTile(rng);
  return squares;
}

function firstBoard(rng: Rng): Uint8Array {
  const squares = new Uint8Array(SQUARES);
  for (const stone of STONES) squares[stone] = randomDigit(rng) + (stone === 40 ? RED : 0);
  return squares;
}
