/**
 * Lists the complete grids that agree with the uncovered digits: like the counters, but with the grids themselves. It
 * can be stopped.
 */

import { findBranch, newBranch } from './branching.js';
import { type Candidates, load, newCandidates, openCount, place, settledDigits } from './candidates.js';
import type { GridList } from './grid-list.js';

const SIDE = 9;
const SQUARES = SIDE * SIDE;
const ALL = 2 ** SIDE - 1;
/** With at most this many open squares a plain search is faster than reasoning. */
const FEW_OPEN = 34;
/** `shouldContinue` is called after this many steps of the search, about every twentieth of a millisecond. */
const STEPS_BETWEEN_QUESTIONS = 128;

/** Row, column and box of each square, numbered rows from 0, columns from 9, boxes from 18. */
const ROWS = Uint8Array.from({ length: SQUARES }, (_, square) => Math.floor(square / SIDE));
const COLUMNS = Uint8Array.from({ length: SQUARES }, (_, square) => SIDE + (square % SIDE));
const BOXES = Uint8Array.from(
  { length: SQUARES },
  (_, square) => 2 * SIDE + Math.floor(square / 27) * 3 + Math.floor((square % SIDE) / 3),
);
const COUNT = new Uint8Array(ALL + 1);
for (let bits = 1; bits <= ALL; bits++) COUNT[bits] = (COUNT[bits >> 1] as number) + (bits & 1);

/** The digits in each unit as bits, the open squares (filled ones first), and the partly filled grid. */
const taken = new Int32Array(3 * SIDE);
const open = new Uint8Array(SQUARES);
const filled = new Uint8Array(SQUARES);
let openSize = 0;
let steps = 0;
let stopped = false;

/** The settings of a search: the list for the grids, their weight, their maximum number, and whether to go on. */
interface ListOptions {
  readonly list: GridList;
  readonly weight: number;
  readonly limit: number;
  shouldContinue(): boolean;
}

/**
 * Adds every way to fill the zeros of a grid to a list, each with the weight. Returns false if it was stopped before
 * the end, because there would be more than `limit` grids or because `shouldContinue` returned false.
 */
export function listPlainly(grid: ArrayLike<number>, options: ListOptions): boolean {
  taken.fill(0);
  openSize = 0;
  stopped = false;
  for (let square = 0; square < SQUARES; square++) {
    const digit = grid[square] as number;
    filled[square] = digit;
    if (digit > 0) toggle(square, 1 << (digit - 1));
    else open[openSize++] = square;
  }
  search(0, options);
  return !stopped;
}

/** Fills the open squares from `start` on in every way. */
function search(start: number, options: ListOptions): void {
  if (++steps % STEPS_BETWEEN_QUESTIONS === 0 && !options.shouldContinue()) stopped = true;
  if (start === openSize) {
    if (options.list.size >= options.limit) stopped = true;
    else options.list.add(filled, options.weight);
    return;
  }
  let tightest = start;
  let choices = 0;
  let fewest = SIDE + 1;
  for (let index = start; index < openSize && fewest > 1; index++) {
    const square = open[index] as number;
    const free =
      ALL &
      ~(
        (taken[ROWS[square] as number] as number) |
        (taken[COLUMNS[square] as number] as number) |
        (taken[BOXES[square] as number] as number)
      );
    const count = COUNT[free] as number;
    if (count >= fewest) continue;
    if (count === 0) return;
    fewest = count;
    tightest = index;
    choices = free;
  }
  const square = open[tightest] as number;
  open[tightest] = open[start] as number;
  open[start] = square;
  for (let rest = choices; rest !== 0 && !stopped; rest &= rest - 1) {
    const bit = rest & -rest;
    toggle(square, bit);
    filled[square] = 32 - Math.clz32(bit);
    search(start + 1, options);
    toggle(square, bit);
  }
}

function toggle(square: number, bit: number): void {
  const row = ROWS[square] as number;
  const column = COLUMNS[square] as number;
  const box = BOXES[square] as number;
  taken[row] = (taken[row] as number) ^ bit;
  taken[column] = (taken[column] as number) ^ bit;
  taken[box] = (taken[box] as number) ^ bit;
}

/**
 * Lists every grid that agrees with the uncovered digits (0 for a stone). Returns false if it was stopped before the
 * end; the list is then useless, because the grids that are found first are similar.
 */
export function listGrids(uncovered: ArrayLike<number>, options: ListOptions): boolean {
  const branch = newBranch();
  const grid = new Uint8Array(SQUARES);
  const descend = (candidates: Candidates): boolean => {
    if (openCount(candidates) <= FEW_OPEN) return listPlainly(settledDigits(candidates, grid), options);
    findBranch(candidates, branch);
    const squares = branch.squares.slice(0, branch.count);
    const digits = branch.digits.slice(0, branch.count);
    const child = newCandidates();
    for (let choice = 0; choice < squares.length; choice++) {
      if (++steps % STEPS_BETWEEN_QUESTIONS === 0 && !options.shouldContinue()) return false;
      child.set(candidates);
      if (!place(child, squares[choice] as number, digits[choice] as number)) continue;
      if (!descend(child)) return false;
    }
    return true;
  };
  steps = 0;
  const root = newCandidates();
  return !load(root, uncovered) || descend(root);
}
