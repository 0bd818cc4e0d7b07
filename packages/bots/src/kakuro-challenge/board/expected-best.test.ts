import { createRng, type Rng, seedFromNumber } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { bestOfDrawn, bestOfKept, bestOfWeighted, expectedBest, meanPoints } from './expected-best.js';
import { type ByDigit, DIGITS } from './position.js';

const byDigit = (rng: Rng, bound: number): ByDigit =>
  Int32Array.from({ length: DIGITS }, (_, digit) => (digit === 0 ? 0 : rng.below(bound)));
const tilesOf = (counts: ByDigit): number[] =>
  [...counts.entries()].flatMap(([digit, copies]) => new Array<number>(copies).fill(digit));
const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, each) => sum + each, 0) / list.length;

/** Every hand of so many tiles, as often as it can be drawn. */
function everyHand(tiles: readonly number[], size: number): number[][] {
  if (size === 1) return tiles.map((tile) => [tile]);
  return tiles.flatMap((one, at) => tiles.filter((_, index) => index !== at).map((other) => [one, other]));
}

const cases = Array.from({ length: 60 }, (_, index) => {
  const rng = createRng(seedFromNumber(index));
  // Few different points, so that ties come up; sometimes hardly any tiles.
  return { rng, best: byDigit(rng, index % 2 === 0 ? 4 : 40), counts: byDigit(rng, index % 3 === 0 ? 2 : 9) };
});

describe('the expected best of an unseen hand', () => {
  it.each([1, 2])('of %i equals the mean over every hand', (size) => {
    for (const { best, counts } of cases) {
      const tiles = tilesOf(counts);
      const hands = everyHand(tiles, Math.min(size, tiles.length));
      const plain = mean(hands.map((hand) => Math.max(...hand.map((digit) => best[digit] as number))));
      expect(expectedBest(best, counts, size)).toBeCloseTo(plain, 9);
    }
  });

  it('is nothing without tiles', () => {
    const { best, counts } = cases[1] as (typeof cases)[number];
    expect(expectedBest(best, counts, 0)).toBe(0);
    expect(expectedBest(best, new Int32Array(DIGITS), 2)).toBe(0);
  });

  it('comes from chances that add up to 1', () => {
    const chances = new Float64Array(DIGITS);
    for (const { best, counts } of cases) {
      for (const size of [0, 1, 2]) {
        bestOfDrawn(best, counts, size, chances);
        expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
      }
    }
  });

  it('with a kept tile equals the mean over every draw', () => {
    const chances = new Float64Array(DIGITS);
    for (const { rng, best, counts } of cases) {
      const kept = 1 + rng.below(9);
      const keptPoints = best[kept] as number;
      const draws = tilesOf(counts).map((digit) => Math.max(best[digit] as number, keptPoints));
      bestOfKept(best, kept, counts, true, chances);
      expect(meanPoints(best, chances)).toBeCloseTo(draws.length === 0 ? keptPoints : mean(draws), 9);
      bestOfKept(best, kept, counts, false, chances);
      expect(meanPoints(best, chances)).toBeCloseTo(keptPoints, 9);
    }
  });

  it('with a first tile of uneven weight equals the weighted mean over every hand', () => {
    const chances = new Float64Array(DIGITS);
    for (const { rng, best, counts } of cases) {
      const tiles = tilesOf(counts);
      if (tiles.length < 2) continue;
      const doubts = byDigit(rng, 5);
      const weights = Float64Array.from(counts, (copies, digit) => copies * (1 + (doubts[digit] as number)));
      const hands = everyHand(tiles, 2).map(([kept = 0, drawn = 0]) => ({
        weight: 1 + (doubts[kept] as number),
        points: Math.max(best[kept] as number, best[drawn] as number),
      }));
      const sum = hands.reduce((all, { weight, points }) => all + weight * points, 0);
      bestOfWeighted(best, weights, counts, chances);
      expect(meanPoints(best, chances)).toBeCloseTo(sum / hands.reduce((all, { weight }) => all + weight, 0), 9);
    }
  });
});
