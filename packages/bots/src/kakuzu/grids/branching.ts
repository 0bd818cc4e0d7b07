/**
 * Chooses where a search branches: at a square or digit with two possibilities, or else at a square with few
 * candidates.
 */

import { bitCount, type Candidates } from './candidates.js';

const DIGITS = 9;
const BANDS = 3;
const BAND_SQUARES = 27;
const SETTLED = DIGITS * BANDS;
const WHOLE_BAND = 2 ** BAND_SQUARES - 1;
/** The first row of a band, its first box and its first column. */
const ROW = 0b111_111_111;
const BOX = 0b111 * (1 + 2 ** 9 + 2 ** 18);
const COLUMN = 1 + 2 ** 9 + 2 ** 18;

/** Choices of which exactly one is true: the first `count` entries are squares with a digit (from 0) each. */
export interface Branch {
  count: number;
  readonly squares: Int32Array;
  readonly digits: Int32Array;
  /** The digits that have led to a contradiction, the latest first. */
  readonly blamed: number[];
  /** For each band, the squares with two candidates. */
  readonly pairs: Int32Array;
}

/** Scratch space for the branches of a search. */
export function newBranch(): Branch {
  return {
    count: 0,
    squares: new Int32Array(DIGITS),
    digits: new Int32Array(DIGITS),
    blamed: [],
    pairs: new Int32Array(BANDS),
  };
}

/**
 * Remembers that a choice of this digit led to a contradiction. The digit is probably the reason, whatever was chosen
 * before, so the next branches are looked for there. Otherwise the contradiction would be found again below each of
 * those choices.
 */
export function blame({ blamed }: Branch, digit: number): void {
  if (blamed[0] === digit) return;
  if (blamed.includes(digit)) blamed.splice(blamed.indexOf(digit), 1);
  blamed.unshift(digit);
}

/** Finds a branch with few choices. Some square must be open, and every conclusion must have been drawn. */
export function findBranch(candidates: Candidates, branch: Branch): void {
  branch.count = 0;
  findPairs(candidates, branch.pairs);
  if (takeBlamed(candidates, branch) || takePair(candidates, branch) || takeAnyTwoPlaces(candidates, branch)) return;
  takeTightest(candidates, branch);
}

/** For each band, the squares with exactly two candidates. */
function findPairs(candidates: Candidates, pairs: Int32Array): void {
  for (let band = 0; band < BANDS; band++) {
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (let at = band; at < SETTLED; at += BANDS) {
      const word = candidates[at] as number;
      thrice |= twice & word;
      twice |= once & word;
      once |= word;
    }
    pairs[band] = twice & ~thrice;
  }
}

/** Two possibilities of a digit that led to a contradiction. */
function takeBlamed(candidates: Candidates, branch: Branch): boolean {
  for (const digit of branch.blamed) {
    for (let band = 0; band < BANDS; band++) {
      const pairs = (candidates[digit * BANDS + band] as number) & (branch.pairs[band] as number);
      if (pairs !== 0) return takeSquare(candidates, band, pairs & -pairs, branch);
    }
    if (takeTwoPlaces(candidates, digit, branch)) return true;
  }
  return false;
}

/** A square with two candidates. */
function takePair(candidates: Candidates, branch: Branch): boolean {
  for (let band = 0; band < BANDS; band++) {
    const pairs = branch.pairs[band] as number;
    if (pairs !== 0) return takeSquare(candidates, band, pairs & -pairs, branch);
  }
  return false;
}

function takeAnyTwoPlaces(candidates: Candidates, branch: Branch): boolean {
  for (let digit = 0; digit < DIGITS; digit++) {
    if (takeTwoPlaces(candidates, digit, branch)) return true;
  }
  return false;
}

/** A row, box or column where a digit has two places left. */
function takeTwoPlaces(candidates: Candidates, digit: number, branch: Branch): boolean {
  // The columns in which the digit was possible once, twice and three times so far.
  let once = 0;
  let twice = 0;
  let thrice = 0;
  for (let band = 0; band < BANDS; band++) {
    const word = candidates[digit * BANDS + band] as number;
    for (let line = 0; line < 3; line++) {
      const inRow = word & (ROW << (9 * line));
      if (bitCount(inRow) === 2) return takePlaces(digit, band, inRow, branch);
      const inBox = word & (BOX << (3 * line));
      if (bitCount(inBox) === 2) return takePlaces(digit, band, inBox, branch);
      const columns = (word >> (9 * line)) & ROW;
      thrice |= twice & columns;
      twice |= once & columns;
      once |= columns;
    }
  }
  const two = twice & ~thrice;
  if (two === 0) return false;
  const column = COLUMN * (two & -two);
  for (let band = 0; band < BANDS; band++) {
    takePlaces(digit, band, (candidates[digit * BANDS + band] as number) & column, branch);
  }
  return true;
}

/** The first of the open squares with the fewest candidates. */
function takeTightest(candidates: Candidates, branch: Branch): boolean {
  let fewest = DIGITS + 1;
  let tightest = 0;
  let itsBand = 0;
  for (let band = 0; band < BANDS; band++) {
    const open = WHOLE_BAND & ~(candidates[SETTLED + band] as number);
    if (open === 0) continue;
    // Counts the candidates of all squares at once, in binary: one word for each binary digit.
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    for (let at = band; at < SETTLED; at += BANDS) {
      const word = candidates[at] as number;
      const toTwos = ones & word;
      const toFours = twos & toTwos;
      ones ^= word;
      twos ^= toTwos;
      eights |= fours & toFours;
      fours ^= toFours;
    }
    // The squares with the lowest count: from the highest binary digit down, those with a 0, if there are any.
    let least = open & ~eights || open;
    least = least & ~fours || least;
    least = least & ~twos || least;
    least = least & ~ones || least;
    const bit = least & -least;
    const count = (eights & bit && 8) + (fours & bit && 4) + (twos & bit && 2) + (ones & bit && 1);
    if (count < fewest) {
      fewest = count;
      tightest = bit;
      itsBand = band;
    }
  }
  return takeSquare(candidates, itsBand, tightest, branch);
}

function takeSquare(candidates: Candidates, band: number, square: number, branch: Branch): true {
  for (let digit = 0; digit < DIGITS; digit++) {
    takePlaces(digit, band, (candidates[digit * BANDS + band] as number) & square, branch);
  }
  return true;
}

function takePlaces(digit: number, band: number, places: number, branch: Branch): true {
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    branch.squares[branch.count] = band * BAND_SQUARES + 31 - Math.clz32(rest & -rest);
    branch.digits[branch.count] = digit;
    branch.count++;
  }
  return true;
}
