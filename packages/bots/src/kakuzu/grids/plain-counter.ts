/**
 * Counts the ways to fill the last open squares, as fast as possible: a plain search, which only knows the digits of
 * rows, columns and boxes. When few squares are open, deeper reasoning would cost more than the dead ends it saves.
 *
 * It works on arrays of this module, which the engine treats as constants; new arrays for each count would cost almost
 * half of the speed. It calls no other code meanwhile, so counts never overlap.
 */

const SIDE = 9;
const SQUARES = SIDE * SIDE;
const ALL = 2 ** SIDE - 1;
/** The units are numbered, rows from 0, columns from 9, boxes from 18, and five bits hold a number. */
const UNIT = 0b11111;

/** The row, column, box and number of each square in one word, so that the search reads one table instead of four. */
const PLACES = Int32Array.from({ length: SQUARES }, (_, square) => {
  const row = Math.floor(square / SIDE);
  const column = square % SIDE;
  const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
  return row | ((SIDE + column) << 5) | ((2 * SIDE + box) << 10) | (square << 15);
});

/** How many digits are in a set of them, as bits. */
const COUNT = new Uint8Array(ALL + 1);
for (let bits = 1; bits <= ALL; bits++) COUNT[bits] = (COUNT[bits >> 1] as number) + (bits & 1);

/** The digits in each unit, as bits. */
const taken = new Int32Array(3 * SIDE);
/** The squares to fill, `size` of them. Filled ones come first, and `filled` has their digits as bits. */
const places = new Int32Array(SQUARES);
const filled = new Int32Array(SQUARES);
let size = 0;
/** How many more ways may be found before the search stops. */
let left = 0;
/** How many of the ways found so far have each digit on each square. */
const sums = new Float64Array(SQUARES * SIDE);

/**
 * Counts the ways to fill the zeros of a grid, and stops soon after `limit`. Writes into `holding`, at
 * `square * 9 + digit - 1`, how many of the ways have the digit on the square; of no use when the limit stopped it.
 * @example countPlainly(uncovered, 1000, new Float64Array(729)) // => 1
 */
export function countPlainly(grid: ArrayLike<number>, limit: number, holding: Float64Array): number {
  taken.fill(0);
  sums.fill(0);
  size = 0;
  // The engine keeps this number as a small integer. No caller waits for more ways.
  left = Math.min(limit, 2 ** 30);
  for (let square = 0; square < SQUARES; square++) {
    const digit = grid[square] as number;
    if (digit > 0) toggle(PLACES[square] as number, 1 << (digit - 1));
    else places[size++] = PLACES[square] as number;
  }
  const ways = search(0);
  holding.set(sums);
  for (let square = 0; square < SQUARES; square++) {
    const digit = grid[square] as number;
    if (digit > 0) holding[square * SIDE + digit - 1] = ways;
  }
  return ways;
}

/** Counts the ways to fill the squares from `start` on. */
function search(start: number): number {
  let next = start;
  let before: number;
  let tightest: number;
  let choices: number;
  do {
    before = next;
    tightest = next;
    choices = 0;
    let fewest = SIDE + 1;
    // One pass fills every square that has a single digit left, and finds the square with the fewest digits left.
    for (let index = next; index < size; index++) {
      const place = places[index] as number;
      const free =
        ALL &
        ~(
          (taken[place & UNIT] as number) |
          (taken[(place >> 5) & UNIT] as number) |
          (taken[(place >> 10) & UNIT] as number)
        );
      if ((free & (free - 1)) === 0) {
        if (free === 0) return undo(start, next, 0);
        toggle(place, free);
        places[index] = places[next] as number;
        places[next] = place;
        filled[next++] = free;
      } else if (fewest > 2 && (COUNT[free] as number) < fewest) {
        fewest = COUNT[free] as number;
        tightest = index;
        choices = free;
      }
    }
  } while (next > before && next < size);
  if (next < size) return undo(start, next, branch(next, tightest, choices));
  left--;
  return undo(start, next, 1);
}

/** Counts the ways with each digit on one square, which is moved to the front of the open ones. */
function branch(front: number, index: number, choices: number): number {
  const place = places[index] as number;
  places[index] = places[front] as number;
  places[front] = place;
  let ways = 0;
  for (let rest = choices; rest !== 0 && left > 0; rest &= rest - 1) {
    const bit = rest & -rest;
    toggle(place, bit);
    const found = search(front + 1);
    toggle(place, bit);
    if (found > 0) add(place, bit, found);
    ways += found;
  }
  return ways;
}

/** Empties the squares that a search filled without a choice, and counts their digits for all ways that it found. */
function undo(start: number, end: number, ways: number): number {
  for (let index = start; index < end; index++) {
    const place = places[index] as number;
    const bit = filled[index] as number;
    toggle(place, bit);
    if (ways > 0) add(place, bit, ways);
  }
  return ways;
}

function toggle(place: number, bit: number): void {
  taken[place & UNIT] = (taken[place & UNIT] as number) ^ bit;
  taken[(place >> 5) & UNIT] = (taken[(place >> 5) & UNIT] as number) ^ bit;
  taken[(place >> 10) & UNIT] = (taken[(place >> 10) & UNIT] as number) ^ bit;
}

function add(place: number, bit: number, ways: number): void {
  const entry = (place >> 15) * SIDE + 31 - Math.clz32(bit);
  sums[entry] = (sums[entry] as number) + ways;
}
