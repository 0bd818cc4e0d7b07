/** The sequential test: its formula, its bounds, and how often it is wrong. */

import { createRng, type Rng, seedFromNumber } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { logLikelihoodRatio, sprtBounds, sprtState } from './sprt.js';
import { shareOf } from './statistics.js';

describe('the log likelihood ratio', () => {
  it('is what the formula says', () => {
    expect(logLikelihoodRatio({ count: 100, mean: 0.55, variance: 0.1 }, 0.5, 0.55)).toBeCloseTo(1.25, 12);
    expect(logLikelihoodRatio({ count: 100, mean: 0.5, variance: 0.1 }, 0.5, 0.55)).toBeCloseTo(-1.25, 12);
  });

  it('is the difference of two normal log likelihoods', () => {
    const values = [0, 0.5, 0.5, 1, 1, 0.25];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = 0.13;
    const logLikelihood = (around: number): number =>
      values.reduce((sum, value) => sum - (value - around) ** 2 / (2 * variance), 0);
    expect(logLikelihoodRatio({ count: values.length, mean, variance }, 0.4, 0.7)).toBeCloseTo(
      logLikelihood(0.7) - logLikelihood(0.4),
      12,
    );
  });
});

describe('the test', () => {
  it('stops at the bounds of Wald', () => {
    expect(sprtBounds.upper).toBeCloseTo(Math.log(19), 12);
    expect(sprtBounds.lower).toBeCloseTo(-Math.log(19), 12);
  });

  it('goes on while it has seen little', () => {
    expect(sprtState({ elo0: 0, elo1: 100 }, [1, 1, 1], 2)).toMatchObject({ llr: 0, accepted: null });
    expect(sprtState({ elo0: 0, elo1: 10 }, [1, 0.5, 0.5, 0.5], 2).accepted).toBeNull();
  });

  it('accepts what is plain to see, whichever it is', () => {
    expect(sprtState({ elo0: 0, elo1: 100 }, new Array<number>(20).fill(1), 2).accepted).toBe('elo1');
    expect(sprtState({ elo0: 0, elo1: 100 }, new Array<number>(20).fill(0), 2).accepted).toBe('elo0');
    expect(sprtState({ elo0: 0, elo1: 100 }, new Array<number>(20).fill(0.25), 4).accepted).toBe('elo0');
  });

  it.each([
    ['elo0', 0],
    ['elo1', 120],
  ] as const)('is rarely wrong where %s is true', (truth, elo) => {
    const rng = createRng(seedFromNumber(7));
    const runs = 300;
    let wrong = 0;
    for (let run = 0; run < runs; run++) if (decided(shareOf(elo, 2), rng) !== truth) wrong++;
    expect(wrong / runs).toBeLessThan(0.08);
  });
});

/** Runs the test on pairs of games that are won with this chance until it stops. */
function decided(share: number, rng: Rng): string {
  const game = (): number => (rng.word() / 2 ** 32 < share ? 1 : 0);
  const shares: number[] = [];
  for (;;) {
    shares.push((game() + game()) / 2);
    const { accepted } = sprtState({ elo0: 0, elo1: 120 }, shares, 2);
    if (accepted !== null) return accepted;
  }
}
