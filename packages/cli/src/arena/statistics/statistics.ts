/** Means and Elo differences with 95% error bars, from independent values: one for each deal. */

/** A mean with its 95% error bar; null for a single value. */
export interface Estimate {
  readonly mean: number;
  readonly bar: number | null;
}

/** An Elo difference. If every game was won or lost there is only a bound: the difference is above or below it. */
export interface EloEstimate extends Estimate {
  readonly bound: 'above' | 'below' | null;
}

/** 95% of a normal distribution is within this many standard deviations. */
const WITHIN_95 = 1.96;
const ERROR = 0.05;
const ELO_SCALE = 400;

/**
 * The mean of a list that is not empty.
 * @example meanOf([1, 2, 6]) // => 3
 */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The sample variance (divided by n - 1); 0 for a single value.
 * @example varianceOf([1, 2, 6]) // => 7
 */
export function varianceOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/**
 * A mean with its error bar: 1.96 standard errors.
 * @example estimate([0, 1, 0, 1]).mean // => 0.5
 */
export function estimate(values: readonly number[]): Estimate {
  const bar = values.length < 2 ? null : WITHIN_95 * Math.sqrt(varianceOf(values) / values.length);
  return { mean: meanOf(values), bar };
}

/**
 * The Elo difference to equal opponents at which a player wins this share of the games (Bradley and Terry; with two
 * seats the usual formula).
 * @example eloOf(0.75, 2).toFixed(1) // => '190.8'
 */
export function eloOf(share: number, seats: number): number {
  return ELO_SCALE * Math.log10((share * (seats - 1)) / (1 - share));
}

/**
 * The share of games that a player with this Elo difference wins against equal opponents in the other seats.
 * @example shareOf(0, 4) // => 0.25
 */
export function shareOf(elo: number, seats: number): number {
  const weight = 10 ** (elo / ELO_SCALE);
  return weight / (weight + seats - 1);
}

/**
 * An Elo difference from a share of wins, its bar by the delta method: that of the share times the slope of the curve.
 * Who has won (or lost) everything gets a bound: a share beyond it leads to that in less than one contest of twenty.
 * @example eloEstimate({ mean: 0.5, bar: 0.1 }, 2, 100).mean // => 0
 */
export function eloEstimate({ mean, bar }: Estimate, seats: number, deals: number): EloEstimate {
  const most = 1 - ERROR ** (1 / deals);
  if (mean <= 0) return { mean: eloOf(most, seats), bar: null, bound: 'below' };
  if (mean >= 1) return { mean: eloOf(1 - most, seats), bar: null, bound: 'above' };
  const slope = ELO_SCALE / Math.LN10 / (mean * (1 - mean));
  return { mean: eloOf(mean, seats), bar: bar === null ? null : bar * slope, bound: null };
}
