import { describe, expect, it } from 'vitest';
import { chachaBlock, createRng, pick, seedFromHex, seedFromNumber, shuffled } from './rng.js';

/** RFC 8439, 2.3.2: the block function's own example. */
const exampleInput = new Uint32Array([
  0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110,
  0x17161514, 0x1b1a1918, 0x1f1e1d1c, 0x00000001, 0x09000000, 0x4a000000, 0x00000000,
]);
const exampleOutput = [
  0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
  0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
];

describe('the random generator', () => {
  it('is ChaCha20: its block function gives the published vector', () => {
    const output = new Uint32Array(16);
    chachaBlock(exampleInput, output);
    expect([...output]).toEqual(exampleOutput);
  });

  it('gives the published key stream of the zero key, over the border of two blocks', () => {
    // RFC 8439, A.1, vectors 1 and 2: zero key, zero nonce, counters 0 and 1.
    const rng = createRng(new Uint8Array(32));
    const words = Array.from({ length: 18 }, () => rng.word());
    expect(words.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(words.slice(16)).toEqual([0xbee7079f, 0x7a385155]);
  });

  it('gives the same for the same seed and something else for another', () => {
    const first = (seed: number): number[] => {
      const rng = createRng(seedFromNumber(seed));
      return Array.from({ length: 8 }, () => rng.word());
    };
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
  });

  it.each([1, 2, 6, 7, 72, 1000])('gives numbers below %i, each about equally often', (bound) => {
    const rng = createRng(seedFromNumber(bound));
    const counts = new Array<number>(bound).fill(0);
    const draws = 2000 * bound;
    for (let draw = 0; draw < draws; draw++) {
      const value = rng.below(bound);
      counts[value] = (counts[value] as number) + 1;
    }
    // Five standard deviations of a count whose mean is 2000.
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(2000));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('has no number below %d', (bound) => {
    expect(() => createRng(seedFromNumber(1)).below(bound)).toThrow(RangeError);
  });

  it('shuffles evenly: all 24 orders of four items come up equally often', () => {
    const rng = createRng(seedFromNumber(24));
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 24_000; deal++) {
      const order = shuffled(['a', 'b', 'c', 'd'], rng).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });

  it('leaves what it shuffles as it was', () => {
    const items = Object.freeze([1, 2, 3, 4, 5]);
    expect(shuffled(items, createRng(seedFromNumber(3))).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('picks from a list', () => {
    expect(['a', 'b']).toContain(pick(['a', 'b'], createRng(seedFromNumber(1))));
  });
});

describe('seeds', () => {
  it('come from numbers, little-endian', () => {
    expect([...seedFromNumber(0x010203)].slice(0, 4)).toEqual([3, 2, 1, 0]);
    expect([...seedFromNumber(2 ** 53 - 1)].slice(0, 8)).toEqual([255, 255, 255, 255, 255, 255, 31, 0]);
  });

  it.each([-1, 0.5, 2 ** 53])('do not come from %d', (value) => {
    expect(() => seedFromNumber(value)).toThrow(RangeError);
  });

  it('come from 64 hexadecimal digits and nothing else', () => {
    expect(seedFromHex('0f'.repeat(32))).toEqual(new Uint8Array(32).fill(15));
    expect(seedFromHex('0f'.repeat(31))).toBeUndefined();
    expect(seedFromHex('zz'.repeat(32))).toBeUndefined();
  });

  it('have 32 bytes', () => {
    expect(() => createRng(new Uint8Array(31))).toThrow(RangeError);
  });
});
