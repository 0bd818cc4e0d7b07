import { createRng, seedFromNumber } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { winChances } from './win-chances.js';

describe('chances to win', () => {
  test('equals share', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      for (const chance of winChances({ scores: new Array(seats).fill(12), spread: 6 })) {
        expect(chance).toBeCloseTo(1 / seats, 9);
      }
    }
  });

  test('of two are those of the difference, a normal distribution too', () => {
    // A lead of 10 with a spread of 10 each is 0.7071 standard deviations of the difference.
    expect(winChances({ scores: [20, 10], spread: 10 })[0]).toBeCloseTo(0.76025, 3);
    expect(winChances({ scores: [30, 10], spread: 10 })[0]).toBeCloseTo(0.92135, 3);
  });

  test('where nothing is open, are those of the scores', () => {
    expect(winChances({ scores: [3, 8, 8], spread: 0 })).toEqual([0, 0.5, 0.5]);
    expect(winChances({ scores: [0, 1000], spread: 1 })[1]).toBeCloseTo(1, 9);
  });

  test('of three agree with playing it out', () => {
    const scores = [10, 14, 8];
    const rng = createRng(seedFromNumber(1));
    const even = () => (rng.word() + 0.5) / 2 ** 32;
    const normal = () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
    const wins = [0, 0, 0];
    const games = 40_000;
    for (let game = 0; game < games; game++) {
      const ends = scores.map((score) => score + 5 * normal());
      const winner = ends.indexOf(Math.max(...ends));
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const [seat, chance] of winChances({ scores, spread: 5 }).entries()) {
      expect(Math.abs(chance - (wins[seat] ?? 0) / games)).toBeLessThan(0.01);
    }
  });
});
