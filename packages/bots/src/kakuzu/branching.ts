/** Where a search should branch: at a square with few candidates, or at a digit with two places left in a row, column or box. */

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
}

/**
 * Room for a branch; a search writes its branches into it over and over.
 * @example findBranch(candidates, newBranch())
 */
export function newBranch(): Branch {
  return { count: 0, squares: new Int32Array(DIGITS), digits: new Int32Array(DIGITS) };
}

/**
 * Finds a branch with as few choices as it can. There must be an open square, and every conclusion must have been drawn.
 * @example findBranch(candidates, branch); branch.count // 2, most of the time
 */
export function findBranch(candidates: Candidates, branch: Branch): void {
  branch.count = 0;
  let fewest = DIGITS + 1;
  let tightest = 0;
  let itsBand = 0;
  for (let band = 0; band < BANDS && fewest > 2; band++) {
    // The number of candidates of every square at once, in binary, a word for each binary place.
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
    const open = WHOLE_BAND & ~(candidates[SETTLED + band] as number);
    if (open === 0) continue;
    // The squares whose number is least: at each place, from the highest down, those with a 0 there if there are any.
    let least = open & ~eights || open;
    least = least & ~fours || least;
    least = least & ~twos || least;
    least = least & ~ones || least;
    const bit = least & -least;
    const count =
      ((eights & bit) === 0 ? 0 : 8) +
      ((fours & bit) === 0 ? 0 : 4) +
      ((twos & bit) === 0 ? 0 : 2) +
      ((ones & bit) === 0 ? 0 : 1);
    if (count < fewest) {
      fewest = count;
      tightest = bit;
      itsBand = band;
    }
  }
  if (fewest > 2 && findTwoPlaces(candidates, branch)) return;
  for (let digit = 0; digit < DIGITS; digit++) {
    addPlaces(branch, digit, itsBand, (candidates[digit * BANDS + itsBand] as number) & tightest);
  }
}

/** Looks for a digit that has exactly two places in some row, box or column. */
function findTwoPlaces(candidates: Candidates, branch: Branch): boolean {
  for (let digit = 0; digit < DIGITS; digit++) {
    // The columns that have held the digit once, twice and three times so far.
    let once = 0;
    let twice = 0;
    let thrice = 0;
    for (let band = 0; band < BANDS; band++) {
      const word = candidates[digit * BANDS + band] as number;
      for (let line = 0; line < 3; line++) {
        const inRow = word & (ROW << (9 * line));
        if (bitCount(inRow) === 2) return addPlaces(branch, digit, band, inRow);
        const inBox = word & (BOX << (3 * line));
        if (bitCount(inBox) === 2) return addPlaces(branch, digit, band, inBox);
        const columns = (word >> (9 * line)) & ROW;
        thrice |= twice & columns;
        twice |= once & columns;
        once |= columns;
      }
    }
    const two = twice & ~thrice;
    if (two === 0) continue;
    const column = COLUMN * (two & -two);
    for (let band = 0; band < BANDS; band++) {
      addPlaces(branch, digit, band, (candidates[digit * BANDS + band] as number) & column);
    }
    return true;
  }
  return false;
}

function addPlaces(branch: Branch, digit: number, band: number, places: number): true {
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    branch.squares[branch.count] = band * BAND_SQUARES + 31 - Math.clz32(rest & -rest);
    branch.digits[branch.count] = digit;
    branch.count++;
  }
  return true;
}
