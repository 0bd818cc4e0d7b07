/**
 * Ratings by Mark Glickman's Glicko-2 (glicko.net), for one result at a time: a person who solves a puzzle has won
 * against it, and the puzzle has lost.
 */

export interface Rating {
  readonly rating: number;
  /** How uncertain the rating is. */
  readonly deviation: number;
  readonly volatility: number;
}

/**
 * Somebody of whom nothing is known: below the middle, for the first puzzles are the easiest. Glicko begins with a
 * deviation of 350; with less, the first miss hurts less.
 */
export const NEW_PLAYER: Rating = { rating: 1000, deviation: 160, volatility: 0.06 };

/** The rating of a puzzle was measured from its features, which is better than nothing. */
export function puzzleRating(rating: number): Rating {
  return { rating, deviation: 150, volatility: 0.06 };
}

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much volatility may change. */
const TAU = 0.5;
const CONVERGED = 1e-6;
/** So that a rating never stops moving. */
const MIN_DEVIATION = 45;

/** A result against somebody: 1 for a win, 0 for a loss. */
export interface RatedResult {
  readonly opponent: Rating;
  readonly score: number;
}

/** The rating after some results. */
export function updatedRating(before: Rating, results: readonly RatedResult[]): Rating {
  const mean = (before.rating - MIDDLE) / SCALE;
  const spread = before.deviation / SCALE;
  let information = 0;
  let gain = 0;
  for (const { opponent, score } of results) {
    const weight = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mean - (opponent.rating - MIDDLE) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    gain += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = nextVolatility(before.volatility, spread, variance, variance * gain);
  const widened = Math.hypot(spread, volatility);
  const deviation = 1 / Math.sqrt(1 / widened ** 2 + information);
  return {
    rating: (mean + deviation ** 2 * gain) * SCALE + MIDDLE,
    deviation: Math.max(MIN_DEVIATION, deviation * SCALE),
    volatility,
  };
}

/** How much a result against somebody with this deviation tells. */
function weightOf(spread: number): number {
  return 1 / Math.sqrt(1 + (3 * spread ** 2) / Math.PI ** 2);
}

/** The new volatility, by the Illinois method of finding a zero (step 5 of the paper). */
function nextVolatility(volatility: number, spread: number, variance: number, change: number): number {
  const start = Math.log(volatility ** 2);
  const slope = (x: number): number => {
    const power = Math.exp(x);
    const sum = spread ** 2 + variance + power;
    return (power * (change ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let low = start;
  let high = Math.log(change ** 2 - spread ** 2 - variance);
  if (Number.isNaN(high)) {
    let steps = 1;
    while (slope(start - steps * TAU) < 0) steps++;
    high = start - steps * TAU;
  }
  let atLow = slope(low);
  let atHigh = slope(high);
  while (Math.abs(high - low) > CONVERGED) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = slope(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}
