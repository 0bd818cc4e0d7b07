/**
 * The random generator: ChaCha20 (RFC 8439) run as a stream of 32-bit words from a 256-bit seed.
 *
 * `docs/decisions/0002-random-generator.md` says why.
 *
 * A stream is: key = the seed's 32 bytes, nonce = 0, block counter from 0; each block gives its sixteen words in order.
 */

/** A source of even random numbers. */
export interface Rng {
  /** The next 32 random bits, as a number from 0 to 2^32 - 1. */
  word(): number;
  /** An even random number from 0 to `bound - 1`; `bound` is from 1 to 2^32. */
  below(bound: number): number;
}

/** A seed: 32 bytes. */
export type Seed = Uint8Array;

const SEED_BYTES = 32;
const WORDS = 16;

/**
 * A generator that gives the same numbers for the same seed, here and everywhere.
 * @example
 * const dice = createRng(seedFromNumber(7));
 * [dice.below(6), dice.below(6), dice.below(6)] // => [1, 3, 4]
 */
export function createRng(seed: Seed): Rng {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  const input = initialState(seed);
  const block = new Uint32Array(WORDS);
  let used = WORDS;

  const word = (): number => {
    if (used === WORDS) {
      chachaBlock(input, block);
      advanceCounter(input);
      used = 0;
    }
    return block[used++] as number;
  };

  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new RangeError(`no number below ${bound}`);
    // Words from the incomplete last stretch of length `bound` are thrown away, so that every result is equally likely.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  };

  return { word, below };
}

/** A seed that many streams are drawn from; see `chanceAt`. */
export interface StreamedSeed {
  readonly seed: Seed;
  /** The words that ChaCha20 starts from. */
  readonly words: Uint32Array;
}

export function streamedSeed(seed: Seed): StreamedSeed {
  return { seed, words: initialState(seed) };
}

const onceInput = new Uint32Array(WORDS);
const onceBlock = new Uint32Array(WORDS);

/**
 * The first number below a bound that `chanceAt(seed, stream)` gives, without making a generator; undefined in the rare
 * case that its first word is thrown away.
 */
export function firstBelow({ words }: StreamedSeed, stream: number, bound: number): number | undefined {
  onceInput.set(words);
  // The last four bytes of the seed, which ChaCha20 reads from the other end.
  const swapped = (stream << 24) | ((stream << 8) & 0xff0000) | ((stream >>> 8) & 0xff00) | (stream >>> 24);
  onceInput[11] = (onceInput[11] as number) ^ swapped;
  chachaBlock(onceInput, onceBlock);
  const value = onceBlock[0] as number;
  return value < 2 ** 32 - (2 ** 32 % bound) ? value % bound : undefined;
}

/**
 * A seed from a small number, for tests, examples and `--seed 7`: its 53 bits, little-endian, then zeros.
 * @example seedFromNumber(1)[0] // => 1
 */
export function seedFromNumber(value: number): Seed {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} is not a whole number from 0 to 2^53 - 1`);
  const seed = new Uint8Array(SEED_BYTES);
  let rest = value;
  for (let index = 0; rest > 0; index++) {
    seed[index] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return seed;
}

/**
 * A seed from 64 hexadecimal digits, or undefined when the text is not that.
 * @example seedFromHex('00'.repeat(32))?.length // => 32
 */
export function seedFromHex(text: string): Seed | undefined {
  if (!/^[0-9a-f]{64}$/i.test(text)) return undefined;
  return Uint8Array.from({ length: SEED_BYTES }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}

/**
 * A new list with the same items in an even random order (Fisher and Yates).
 * @example shuffled([1, 2, 3], createRng(seedFromNumber(1))).length // => 3
 */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const item = result[last] as T;
    result[last] = result[other] as T;
    result[other] = item;
  }
  return result;
}

/**
 * One item of a list that is not empty, each equally likely.
 * @example pick(['a'], createRng(seedFromNumber(1))) // => 'a'
 */
export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)] as T;
}

function initialState(seed: Seed): Uint32Array {
  const state = new Uint32Array(WORDS);
  state.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]); // "expand 32-byte k"
  for (let index = 0; index < 8; index++) {
    const at = index * 4;
    state[4 + index] =
      (seed[at] as number) |
      ((seed[at + 1] as number) << 8) |
      ((seed[at + 2] as number) << 16) |
      ((seed[at + 3] as number) << 24);
  }
  return state;
}

function advanceCounter(state: Uint32Array): void {
  state[12] = (state[12] as number) + 1;
  if (state[12] === 0) state[13] = (state[13] as number) + 1;
}

/**
 * One ChaCha20 block: twenty rounds over `input`, then the input added. Exported for the test against the RFC's
 * vectors.
 */
export function chachaBlock(input: Uint32Array, output: Uint32Array): void {
  output.set(input);
  for (let round = 0; round < 10; round++) {
    quarterRound(output, 0, 4, 8, 12);
    quarterRound(output, 1, 5, 9, 13);
    quarterRound(output, 2, 6, 10, 14);
    quarterRound(output, 3, 7, 11, 15);
    quarterRound(output, 0, 5, 10, 15);
    quarterRound(output, 1, 6, 11, 12);
    quarterRound(output, 2, 7, 8, 13);
    quarterRound(output, 3, 4, 9, 14);
  }
  for (let index = 0; index < WORDS; index++) output[index] = (output[index] as number) + (input[index] as number);
}

function quarterRound(words: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = words[ia] as number;
  let b = words[ib] as number;
  let c = words[ic] as number;
  let d = words[id] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  words[ia] = a;
  words[ib] = b;
  words[ic] = c;
  words[id] = d;
}
