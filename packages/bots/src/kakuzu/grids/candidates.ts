/**
 * Candidates: for each digit the squares that can hold it, as bits, and the reasoning that narrows them.
 *
 * Nine rows are three bands of 27 squares, so a digit has three words of 27 bits: bit 0 is the band's first square in
 * board order. What rows, columns and boxes say about a single digit is then found in a few table lookups. Within a
 * band the digit occurs once in each row and once in each box, so its places are a permutation of rows to boxes. A
 * square that is in no possible permutation is ruled out. The same holds for columns and boxes within a stack of three
 * boxes. Between digits: a square that holds one digit holds no other, and a square with one candidate left has that
 * digit.
 */

/** Three words for each digit (at `digit * 3 + band`, digits from 0), then three of settled squares: 30 in all. */
export type Candidates = Int32Array;

// Each file of the search has its own constants: the engine treats imported or exported ones as variables, and the
// search would take half as long again.
const DIGITS = 9;
const BANDS = 3;
const BAND_SQUARES = 27;
/** Where the words of settled squares start. */
const SETTLED = DIGITS * BANDS;
const WORDS = SETTLED + BANDS;
const WHOLE_BAND = 2 ** BAND_SQUARES - 1;
const ALL_DIGITS = 2 ** DIGITS - 1;
/** The first row of a band, and its first box. */
const ROW = 0b111_111_111;
const BOX = 0b111 * (1 + 2 ** 9 + 2 ** 18);

/** A table with an entry for each of the 512 sets of nine squares. */
const tableOf = (entry: (bits: number) => number): Int32Array =>
  Int32Array.from({ length: 512 }, (_, bits) => entry(bits));

/** How many of nine squares are set. */
const BIT_COUNT = tableOf((bits) => bits.toString(2).replaceAll('0', '').length);

/** For a row: which of its three boxes have a square set. */
const THIRDS = tableOf((bits) => (bits & 0o7 && 1) | (bits & 0o70 && 2) | (bits & 0o700 && 4));

/** For a row with a single square set, that square; else 0. */
const SOLE = tableOf((bits) => ((bits & (bits - 1)) === 0 ? bits : 0));

/** For a pattern of 3 x 3: its squares that are in a permutation (one in each row and column) within the pattern. */
const PERMUTABLE = tableOf((pattern) =>
  [0o421, 0o241, 0o412, 0o142, 0o214, 0o124]
    .filter((permutation) => (pattern & permutation) === permutation)
    .reduce((kept, permutation) => kept | permutation, 0),
);

/** For the pattern of a band, rows x boxes: the squares of the band that are in a permutation. */
const BAND_KEPT = tableOf((pattern) => {
  let squares = 0;
  for (let third = 0; third < 9; third++) {
    if ((PERMUTABLE[pattern] as number) & (1 << third)) squares |= 0b111 << (3 * third);
  }
  return squares;
});

/** For a square of a band: the band without the square's box. */
const OUTSIDE_BOX = Int32Array.from(
  { length: BAND_SQUARES },
  (_, square) => WHOLE_BAND & ~(BOX << (3 * Math.floor((square % DIGITS) / 3))),
);

/**
 * A board where nothing is known yet.
 * @example openCount(newCandidates()) // => 81
 */
export function newCandidates(): Candidates {
  return new Int32Array(WORDS).fill(WHOLE_BAND, 0, SETTLED);
}

/**
 * Loads the uncovered digits (0 for a stone) and draws every conclusion; false at a contradiction.
 * @example load(newCandidates(), uncovered) // => true
 */
export function load(candidates: Candidates, uncovered: ArrayLike<number>): boolean {
  candidates.fill(WHOLE_BAND, 0, SETTLED).fill(0, SETTLED);
  for (let square = 0; square < uncovered.length; square++) {
    const digit = uncovered[square] as number;
    if (digit > 0) put(candidates, square, digit - 1);
  }
  return settle(candidates, ALL_DIGITS);
}

/**
 * Puts a digit (from 0) on a square and draws every conclusion; false at a contradiction.
 * @example
 * // A 7 on e5.
 * place(newCandidates(), 40, 6) // => true
 */
export function place(candidates: Candidates, square: number, digit: number): boolean {
  return settle(candidates, put(candidates, square, digit));
}

/**
 * Removes the digit from the rest of the square's box, and the square's other digits; returns the digits touched, as
 * bits.
 */
function put(candidates: Candidates, square: number, digit: number): number {
  const band = (square / BAND_SQUARES) | 0;
  const bit = 1 << (square - band * BAND_SQUARES);
  let touched = 1 << digit;
  for (let other = 0; other < DIGITS; other++) {
    const index = other * BANDS + band;
    const word = candidates[index] as number;
    if (other === digit) {
      candidates[index] = word & ((OUTSIDE_BOX[square - band * BAND_SQUARES] as number) | bit);
    } else if ((word & bit) !== 0) {
      candidates[index] = word ^ bit;
      touched |= 1 << other;
    }
  }
  return touched;
}

/** Draws conclusions until there are none; false at a contradiction. `touched` are the digits that lost candidates. */
function settle(candidates: Candidates, touched: number): boolean {
  let rest = touched;
  do {
    while (rest !== 0) {
      const digit = 31 - Math.clz32(rest);
      rest ^= 1 << digit;
      if (!narrow(candidates, digit * BANDS)) return false;
      rest |= settleSoles(candidates, digit);
    }
    rest = settleLastCandidates(candidates);
  } while (rest > 0);
  return rest === 0;
}

/** Keeps of a digit, whose words start at `index`, what rows, columns and boxes allow; false when that is nothing. */
function narrow(candidates: Candidates, index: number): boolean {
  let top = candidates[index] as number;
  let middle = candidates[index + 1] as number;
  let bottom = candidates[index + 2] as number;
  for (;;) {
    top &= keptInBand(top);
    middle &= keptInBand(middle);
    bottom &= keptInBand(bottom);
    const inTop = columnsOf(top);
    const inMiddle = columnsOf(middle);
    const inBottom = columnsOf(bottom);
    const left = (inTop & 0o7) | ((inMiddle & 0o7) << 3) | ((inBottom & 0o7) << 6);
    const centre = ((inTop & 0o70) >> 3) | (inMiddle & 0o70) | ((inBottom & 0o70) << 3);
    const right = ((inTop & 0o700) >> 6) | ((inMiddle & 0o700) >> 3) | (inBottom & 0o700);
    const keptLeft = PERMUTABLE[left] as number;
    const keptCentre = PERMUTABLE[centre] as number;
    const keptRight = PERMUTABLE[right] as number;
    if (keptLeft === 0 || keptCentre === 0 || keptRight === 0) return false;
    if (keptLeft === left && keptCentre === centre && keptRight === right) break;
    top &= inEveryRow((keptLeft & 0o7) | ((keptCentre & 0o7) << 3) | ((keptRight & 0o7) << 6));
    middle &= inEveryRow(((keptLeft & 0o70) >> 3) | (keptCentre & 0o70) | ((keptRight & 0o70) << 3));
    bottom &= inEveryRow(((keptLeft & 0o700) >> 6) | ((keptCentre & 0o700) >> 3) | (keptRight & 0o700));
  }
  candidates[index] = top;
  candidates[index + 1] = middle;
  candidates[index + 2] = bottom;
  return true;
}

function keptInBand(word: number): number {
  const first = THIRDS[word & ROW] as number;
  const second = THIRDS[(word >> 9) & ROW] as number;
  const third = THIRDS[word >> 18] as number;
  return BAND_KEPT[first | (second << 3) | (third << 6)] as number;
}

/** The columns of a band's word that have any square. */
function columnsOf(word: number): number {
  return (word | (word >> 9) | (word >> 18)) & ROW;
}

function inEveryRow(columns: number): number {
  return columns | (columns << 9) | (columns << 18);
}

/** Settles the squares where a narrowed digit must be; returns the other digits that were possible there, as bits. */
function settleSoles(candidates: Candidates, digit: number): number {
  let touched = 0;
  for (let band = 0; band < BANDS; band++) {
    const word = candidates[digit * BANDS + band] as number;
    const first = SOLE[word & ROW] as number;
    const second = SOLE[(word >> 9) & ROW] as number;
    const third = SOLE[word >> 18] as number;
    const settled = candidates[SETTLED + band] as number;
    const sole = (first | (second << 9) | (third << 18)) & ~settled;
    if (sole === 0) continue;
    candidates[SETTLED + band] = settled | sole;
    for (let other = 0; other < DIGITS; other++) {
      const index = other * BANDS + band;
      const losing = candidates[index] as number;
      if (other === digit || (losing & sole) === 0) continue;
      candidates[index] = losing & ~sole;
      touched |= 1 << other;
    }
  }
  return touched;
}

/**
 * Gives squares with one candidate left their digit; returns those digits as bits, or -1 if a square has no candidate.
 */
function settleLastCandidates(candidates: Candidates): number {
  let touched = 0;
  for (let band = 0; band < BANDS; band++) {
    let once = 0;
    let twice = 0;
    for (let index = band; index < SETTLED; index += BANDS) {
      const word = candidates[index] as number;
      twice |= once & word;
      once |= word;
    }
    if (once !== WHOLE_BAND) return -1;
    const last = once & ~twice & ~(candidates[SETTLED + band] as number);
    if (last === 0) continue;
    for (let digit = 0; digit < DIGITS; digit++) {
      const index = digit * BANDS + band;
      for (let rest = (candidates[index] as number) & last; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        candidates[index] = (candidates[index] as number) & ((OUTSIDE_BOX[31 - Math.clz32(bit)] as number) | bit);
        touched |= 1 << digit;
      }
    }
  }
  return touched;
}

/**
 * How many squares have no digit yet.
 * @example openCount(newCandidates()) // => 81
 */
export function openCount(candidates: Candidates): number {
  let settled = 0;
  for (let index = SETTLED; index < WORDS; index++) settled += bitCount(candidates[index] as number);
  return BANDS * BAND_SQUARES - settled;
}

/**
 * How many candidates there are on all squares together, 81 when everything is settled.
 * @example candidateCount(newCandidates()) // => 729
 */
export function candidateCount(candidates: Candidates): number {
  let count = 0;
  for (let index = 0; index < SETTLED; index++) count += bitCount(candidates[index] as number);
  return count;
}

/** Writes the digits of settled squares, 1 to 9, and 0 elsewhere. */
export function settledDigits(candidates: Candidates, into: Uint8Array): Uint8Array {
  into.fill(0);
  for (let index = 0; index < SETTLED; index++) {
    const band = index % BANDS;
    const digit = (index - band) / BANDS + 1;
    const settled = (candidates[index] as number) & (candidates[SETTLED + band] as number);
    for (let rest = settled; rest !== 0; rest &= rest - 1) {
      into[band * BAND_SQUARES + 31 - Math.clz32(rest & -rest)] = digit;
    }
  }
  return into;
}

/**
 * How many squares of a band are set.
 * @example bitCount(0b101) // => 2
 */
export function bitCount(word: number): number {
  return (
    (BIT_COUNT[word & ROW] as number) + (BIT_COUNT[(word >> 9) & ROW] as number) + (BIT_COUNT[word >> 18] as number)
  );
}
