/** All multisets of digits with a given size and sum, encoded so that two multisets compare in a few bit operations. */

const DIGITS = 9;
const MAX_DIGITS = 8;

/**
 * A multiset of digits as a word of three layers of nine bits: bit `digit - 1` is set in the first layer if the digit
 * occurs, in the second if it occurs twice, in the third if it occurs three times or more. The bits of one word that
 * are not in another are the digits that the other lacks, as long as no digit occurs more than three times.
 */
export type Layers = number;

/** The layers count a digit up to this often. */
export const LAYER_COUNT = 3;
const ONE_LAYER = 2 ** DIGITS - 1;
/** The bits of the digit 1 in all layers. */
const COLUMN_OF_ONE = 1 | (1 << DIGITS) | (1 << (2 * DIGITS));

/**
 * The multiset with one more digit: the bits of the digit move up by a layer, and the lowest is set.
 * @example withDigit(withDigit(0, 1), 1) // => 0b1_000000001
 */
export function withDigit(layers: Layers, digit: number): Layers {
  return layers | (((layers << DIGITS) | ONE_LAYER) & (COLUMN_OF_ONE << (digit - 1)));
}

/**
 * How many different digits there are.
 * @example differentDigits(withDigit(withDigit(0, 1), 1)) // => 1
 */
export function differentDigits(layers: Layers): number {
  return bitCount(layers & ONE_LAYER);
}

/**
 * How many bits are set.
 * @example bitCount(0b1011) // => 3
 */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** All multisets of one size and sum, those with fewer repetitions first, then in lexical order. */
export interface NumberSets {
  /** The sets with r repetitions are those from `starts[r]` up to, not including, `starts[r + 1]`. */
  readonly starts: Int32Array;
  readonly layers: Int32Array;
  /** The digits of each set, ascending. */
  readonly digits: readonly (readonly number[])[];
}

const known: (NumberSets | undefined)[] = [];

/**
 * The multisets of `count` digits (2 to 8) that add up to `sum`; computed at the first call, then cached.
 * @example numberSets(2, 4).digits // => [[1, 3], [2, 2]]
 */
export function numberSets(count: number, sum: number): NumberSets {
  const key = sum * (MAX_DIGITS + 1) + count;
  const sets = known[key] ?? makeSets(count, sum);
  known[key] = sets;
  return sets;
}

function makeSets(count: number, sum: number): NumberSets {
  const byRepetitions: (readonly number[])[][] = Array.from({ length: count }, () => []);
  const extend = (digits: readonly number[], least: number, rest: number): void => {
    const missing = count - digits.length;
    if (missing === 0) {
      byRepetitions[count - new Set(digits).size]?.push(digits);
      return;
    }
    // The rest of the sum must be possible with the digits that follow, none of which is smaller.
    const first = Math.max(least, rest - DIGITS * (missing - 1));
    for (let digit = first; digit <= DIGITS && digit * missing <= rest; digit++) {
      extend([...digits, digit], digit, rest - digit);
    }
  };
  extend([], 1, sum);
  const digits = byRepetitions.flat();
  const starts = new Int32Array(count + 1);
  for (const [repetitions, sets] of byRepetitions.entries()) {
    starts[repetitions + 1] = (starts[repetitions] as number) + sets.length;
  }
  return { starts, layers: Int32Array.from(digits, (set) => set.reduce(withDigit, 0)), digits };
}
