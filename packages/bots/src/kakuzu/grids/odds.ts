/** The odds of every digit under every stone: the share of the complete grids that agree with what is uncovered. */

import { createRng, type Rng, seedFromNumber } from '@riverstone/rules';
import { countGrids } from './grid-counter.js';
import { sampleGrids } from './grid-sampler.js';

/** Up to this many grids the odds are always exact. */
const EXACT_GRIDS = 100_000;
/** Above that no share has a wider 95% half-width than this. */
const HALF_WIDTH = 0.02;
/** A half-width of 0.02 takes about 6,000 descents, and in the worst positions met three times as many. */
const DESCENTS = 30_000;
const SEED = 1;

export interface Odds {
  /** Whether every grid was counted. Else odds and grids are estimates, and a share of 0 or 1 proves nothing. */
  readonly exact: boolean;
  /** How many complete grids agree. */
  readonly grids: number;
  /** At `square * 9 + digit - 1`: the share of the grids that have the digit on the square. */
  readonly odds: Float64Array;
  /** Of an estimate: the widest 95% half-width of a single share. */
  readonly halfWidth?: number;
}

export interface OddsOptions {
  /** Count exactly up to this many grids; 100,000 take a twentieth of a second. */
  readonly maxGrids?: number;
  /** Above that, sample until no share has a wider 95% half-width. Half the width takes four times as long. */
  readonly halfWidth?: number;
  /** The random numbers of a sample. By default they are fixed, so the same question gets the same answer. */
  readonly rng?: Rng;
  /** Called from time to time while sampling. When it returns true, the sampling stops. */
  readonly cancelled?: () => boolean;
}

/**
 * The odds under every stone, or undefined when no complete grid agrees with what is uncovered (0 for a stone). Exact
 * up to 100,000 grids; above that a sample in which no share has a wider 95% half-width than 0.02.
 * @example
 * // How likely a 1 is on a1.
 * odds(uncovered)?.odds[0 * 9 + 1 - 1] // => 1
 */
export function odds(uncovered: ArrayLike<number>, rng?: Rng): Odds | undefined {
  return oddsWithin(uncovered, rng === undefined ? {} : { rng });
}

/**
 * The odds with the given precision. Bots ask for less precision and get it sooner.
 * @example oddsWithin(uncovered, { maxGrids: 2000, halfWidth: 0.1 }) // => { exact: true, grids: 1, … }
 */
export function oddsWithin(uncovered: ArrayLike<number>, options: OddsOptions): Odds | undefined {
  const { maxGrids = EXACT_GRIDS, halfWidth = HALF_WIDTH, rng = createRng(seedFromNumber(SEED)), cancelled } = options;
  // One round is enough unless the sample is very poor. Then both are tried again with ten times the effort.
  for (let effort = 1; ; effort *= 10) {
    const { grids, complete, holding } = countGrids(uncovered, maxGrids * effort);
    if (grids === 0) return undefined;
    if (complete) return { exact: true, grids, odds: holding.map((count) => count / grids) };
    const limits = { halfWidth, maxDescents: effort * DESCENTS, ...(cancelled && { cancelled }) };
    const sample = sampleGrids(uncovered, rng, limits);
    if (sample.halfWidth <= halfWidth || cancelled?.() === true) {
      return { exact: false, grids: sample.grids, odds: sample.odds, halfWidth: sample.halfWidth };
    }
  }
}
