/**
 * Estimates, with error bars, how many complete grids agree with the uncovered digits, and the share of them that has
 * each digit on each square.
 */

import type { Rng } from '@riverstone/rules';
import { load, newCandidates } from './candidates.js';
import { type Descent, newDescender } from './descent.js';

const ENTRIES = 81 * 9;
/** The error is computed after every batch of this many descents. */
const BATCH = 256;
/** With fewer descents the error itself is too uncertain. */
const MIN_DESCENTS = 2 * BATCH;
/** 95% of a normal distribution is within this many standard deviations. */
const DEVIATIONS = 1.96;

export interface GridSample {
  /** An estimate of how many grids there are. */
  readonly grids: number;
  /** At `square * 9 + digit - 1`: the estimated share of the grids that have the digit on the square. */
  readonly odds: Float64Array;
  /** The 95% half-width of each share. */
  readonly halfWidths: Float64Array;
  /** The widest half-width. */
  readonly halfWidth: number;
  /** How many descents were made. */
  readonly descents: number;
}

export interface SampleOptions {
  /** Stop when no share has a wider 95% half-width than this. */
  readonly halfWidth: number;
  /** Stop after this many descents in any case. */
  readonly maxDescents: number;
  /** Called from time to time. When it returns true, the sampling stops. */
  readonly cancelled?: () => boolean;
}

/**
 * Samples the complete grids that agree with what is uncovered (0 for a stone). The same seed gives the same sample.
 * There must be such a grid: a sample can't prove that there is none.
 * @example sampleGrids(uncovered, rng, { halfWidth: 0.02, maxDescents: 30_000 }).grids // => 1
 */
export function sampleGrids(uncovered: ArrayLike<number>, rng: Rng, options: SampleOptions): GridSample {
  const root = newCandidates();
  if (!load(root, uncovered)) throw new RangeError('no complete grid agrees with what is uncovered');
  const descend = newDescender(root, rng);
  const sums = newSums();
  let halfWidths: Float64Array;
  let halfWidth: number;
  do {
    for (let made = 0; made < BATCH; made++) add(sums, descend());
    halfWidths = sums.shares.map((_, entry) => halfWidthOf(sums, entry));
    halfWidth = halfWidths.reduce((widest, width) => Math.max(widest, width));
    if (sums.descents >= options.maxDescents || options.cancelled?.() === true) break;
  } while (halfWidth > options.halfWidth || sums.descents < MIN_DESCENTS);
  const odds = sums.shares.map((share) => share / sums.weight);
  return { grids: sums.weight / sums.descents, odds, halfWidths, halfWidth, descents: sums.descents };
}

/** Sums over the descents: of weights, of the weighted shares of each entry, and of the products of these. */
interface Sums {
  descents: number;
  weight: number;
  weightSquared: number;
  readonly shares: Float64Array;
  readonly sharesSquared: Float64Array;
  readonly sharesByWeight: Float64Array;
}

function newSums(): Sums {
  return {
    descents: 0,
    weight: 0,
    weightSquared: 0,
    shares: new Float64Array(ENTRIES),
    sharesSquared: new Float64Array(ENTRIES),
    sharesByWeight: new Float64Array(ENTRIES),
  };
}

function add(sums: Sums, { weight, grids, holding }: Descent): void {
  sums.descents++;
  if (grids === 0) return;
  const { shares, sharesSquared, sharesByWeight } = sums;
  const whole = weight * grids;
  sums.weight += whole;
  sums.weightSquared += whole * whole;
  for (let entry = 0; entry < ENTRIES; entry++) {
    const held = holding[entry] as number;
    if (held === 0) continue;
    const share = weight * held;
    shares[entry] = (shares[entry] as number) + share;
    sharesSquared[entry] = (sharesSquared[entry] as number) + share * share;
    sharesByWeight[entry] = (sharesByWeight[entry] as number) + share * whole;
  }
}

/**
 * The odds are a ratio of sums: their error comes from how far each descent's share is from the odds times its weight.
 */
function halfWidthOf({ weight, weightSquared, shares, sharesSquared, sharesByWeight }: Sums, entry: number): number {
  if (weight === 0) return 1;
  const odds = (shares[entry] as number) / weight;
  const distances =
    (sharesSquared[entry] as number) - 2 * odds * (sharesByWeight[entry] as number) + odds * odds * weightSquared;
  return (DEVIATIONS * Math.sqrt(Math.max(0, distances))) / weight;
}
