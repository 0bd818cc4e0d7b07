/** Counts the complete grids that agree with what is uncovered, and how many of them have each digit on each square. */

import { blame, findBranch, newBranch } from './branching.js';
import { type Candidates, load, newCandidates, openCount, place, settledDigits } from './candidates.js';
import { isCrowded } from './crowding.js';
import { countPlainly } from './plain-counter.js';

/** With at most this many open squares the plain search takes over, because it is faster. */
const FEW_OPEN = 40;
/** The same before a grid has been found. There may be none, and reasoning proves that sooner than a fast search. */
const FEWER_OPEN = 20;
/** After this many dead ends without a grid, the search also looks for crowding. */
const MANY_DEAD_ENDS = 16;
const SQUARES = 81;
const ENTRIES = SQUARES * 9;

export interface GridCount {
  /** How many grids were found. */
  readonly grids: number;
  /** Whether these are all; if not, they are a few more than the limit. */
  readonly complete: boolean;
  /** At `square * 9 + digit - 1`: how many of the grids have the digit on the square. Valid only if complete. */
  readonly holding: Float64Array;
}

/**
 * Counts the complete grids that agree with what is uncovered (0 for a stone); gives up once there are more than
 * `limit`.
 * @example countGrids(uncovered, 100_000) // => { grids: 1, … }
 */
export function countGrids(uncovered: ArrayLike<number>, limit = Number.POSITIVE_INFINITY): GridCount {
  const holding = new Float64Array(ENTRIES);
  const part = new Float64Array(ENTRIES);
  const grid = new Uint8Array(SQUARES);
  const branch = newBranch();
  let grids = 0;
  let deadEnds = 0;

  const search = (candidates: Candidates): void => {
    if (openCount(candidates) <= (grids > 0 ? FEW_OPEN : FEWER_OPEN)) countRest(candidates);
    else if (grids > 0 || deadEnds < MANY_DEAD_ENDS || !isCrowded(candidates)) tryChoices(candidates);
  };

  const tryChoices = (candidates: Candidates): void => {
    findBranch(candidates, branch);
    const squares = branch.squares.slice(0, branch.count);
    const digits = branch.digits.slice(0, branch.count);
    const child = newCandidates();
    for (let choice = 0; choice < squares.length && grids <= limit; choice++) {
      const before = grids;
      child.set(candidates);
      if (place(child, squares[choice] as number, digits[choice] as number)) search(child);
      else blame(branch, digits[choice] as number);
      if (grids === before) deadEnds++;
    }
  };

  const countRest = (candidates: Candidates): void => {
    grids += countPlainly(settledDigits(candidates, grid), limit + 1 - grids, part);
    for (let entry = 0; entry < ENTRIES; entry++) {
      holding[entry] = (holding[entry] as number) + (part[entry] as number);
    }
  };

  const root = newCandidates();
  if (load(root, uncovered)) search(root);
  return { grids, complete: grids <= limit, holding };
}
