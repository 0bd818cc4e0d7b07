import { createRng, seedFromNumber, shuffled } from '@riverstone/rules';
import { numberedSheet } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { countGrids } from './grid-counter.js';
import { sampleGrids } from './grid-sampler.js';

/** A numbered sheet with so many squares uncovered. */
function opened(number: number, uncovered: number): number[] {
  const sheet = numberedSheet(number);
  const open = new Set(shuffled([...sheet.keys()], createRng(seedFromNumber(number))).slice(0, uncovered));
  return sheet.map((digit, square) => (open.has(square) ? digit : 0));
}

const sample = (uncovered: ArrayLike<number>, seed: number, halfWidth = 0.02) =>
  sampleGrids(uncovered, createRng(seedFromNumber(seed)), { halfWidth, maxDescents: 200_000 });

describe('a sample of grids', () => {
  it('is as close to the exact count as it says: 95 entries in 100 lie within their half-width', () => {
    let entries = 0;
    let within = 0;
    for (let number = 1; number <= 12; number++) {
      const uncovered = opened(number, 23);
      const exact = countGrids(uncovered, 2_000_000);
      if (!exact.complete || exact.grids < 500) continue;
      const { odds, halfWidths, halfWidth, grids } = sample(uncovered, number);
      expect(halfWidth).toBeLessThanOrEqual(0.02);
      expect(Math.abs(grids / exact.grids - 1)).toBeLessThan(0.15);
      for (const [entry, share] of odds.entries()) {
        const truth = (exact.holding[entry] as number) / exact.grids;
        expect(Math.abs(share - truth)).toBeLessThan(0.05);
        if (uncovered[Math.floor(entry / 9)] !== 0 || share < 0.02) continue;
        entries++;
        if (Math.abs(share - truth) <= (halfWidths[entry] as number)) within++;
      }
    }
    expect(entries).toBeGreaterThan(500);
    expect(within / entries).toBeGreaterThan(0.9);
    expect(within / entries).toBeLessThan(0.995);
  });

  it('of the empty board finds its 6.67 thousand billion billion grids, every digit equally likely everywhere', () => {
    const { grids, odds } = sample(new Uint8Array(81), 3);
    expect(Math.abs(grids / 6.670903752021073e21 - 1)).toBeLessThan(0.1);
    for (const share of odds) expect(Math.abs(share - 1 / 9)).toBeLessThan(0.04);
  });

  it('gives every square some digit, and an uncovered one its own', () => {
    const uncovered = opened(3, 12);
    const { odds } = sample(uncovered, 1, 0.05);
    for (const [square, digit] of uncovered.entries()) {
      const shares = odds.subarray(square * 9, square * 9 + 9);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
      if (digit > 0) expect(shares[digit - 1]).toBe(1);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const uncovered = opened(5, 14);
    expect(sample(uncovered, 7, 0.05)).toEqual(sample(uncovered, 7, 0.05));
    expect(sample(uncovered, 7, 0.05).odds).not.toEqual(sample(uncovered, 8, 0.05).odds);
  });

  it('stops when it may make no more descents, and when it is cancelled', () => {
    const rng = createRng(seedFromNumber(1));
    expect(sampleGrids(opened(5, 9), rng, { halfWidth: 0.0001, maxDescents: 1000 }).descents).toBeLessThan(1300);
    const cancelled = sampleGrids(opened(5, 9), rng, { halfWidth: 0.0001, maxDescents: 1e9, cancelled: () => true });
    expect(cancelled.halfWidth).toBeGreaterThan(0.0001);
  });

  it('is not taken of a contradiction', () => {
    expect(() => sample([5, 5, ...new Array<number>(79).fill(0)], 1)).toThrow(RangeError);
  });
});
