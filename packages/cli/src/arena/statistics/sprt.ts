/**
 * The sequential probability ratio test: checks after each deal which of two Elo differences is closer to the truth.
 */

import { meanOf, shareOf, varianceOf } from './statistics.js';

/** The two hypotheses, and where the test stops. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

export interface SprtState {
  /** The log likelihood ratio of the second hypothesis to the first. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** `elo0` or `elo1` once one is accepted; null while the test goes on. */
  readonly accepted: 'elo0' | 'elo1' | null;
}

/** The error rate of either kind. */
const ALPHA = 0.05;
const BETA = 0.05;
/** With fewer deals the variance says nothing. */
const MIN_DEALS = 4;

/** Where a test with these error rates stops (Wald). */
export const sprtBounds = { lower: Math.log(BETA / (1 - ALPHA)), upper: Math.log((1 - BETA) / ALPHA) } as const;

/**
 * The log likelihood ratio of two means for values with this count, mean and variance: the normal approximation of the
 * generalised test.
 * @example logLikelihoodRatio({ count: 100, mean: 0.55, variance: 0.1 }, 0.5, 0.55).toFixed(2) // => '1.25'
 */
export function logLikelihoodRatio(
  { count, mean, variance }: { readonly count: number; readonly mean: number; readonly variance: number },
  mean0: number,
  mean1: number,
): number {
  return (count * (mean1 - mean0) * (2 * mean - mean0 - mean1)) / (2 * variance);
}

/**
 * The state of the test after these deals, each given as its share of wins. Half a won and half a lost deal are added,
 * so that a run of equal results does not count as certainty.
 * @example sprtState({ elo0: 0, elo1: 50 }, [1, 1, 0.5, 1], 2).accepted // => null
 */
export function sprtState({ elo0, elo1 }: Sprt, shares: readonly number[], seats: number): SprtState {
  const { lower, upper } = sprtBounds;
  if (shares.length < MIN_DEALS) return { llr: 0, lower, upper, accepted: null };
  const llr = logLikelihoodRatio(softened(shares), shareOf(elo0, seats), shareOf(elo1, seats));
  return { llr, lower, upper, accepted: llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : null };
}

function softened(shares: readonly number[]): { count: number; mean: number; variance: number } {
  const count = shares.length + 1;
  const sum = meanOf(shares) * shares.length + 0.5;
  const mean = sum / count;
  const squares = varianceOf(shares) * (shares.length - 1) + shares.length * (meanOf(shares) - mean) ** 2;
  const added = 0.5 * mean ** 2 + 0.5 * (1 - mean) ** 2;
  return { count, mean, variance: (squares + added) / (count - 1) };
}
