/** Human response times: log-normal, as reaction times roughly are. */

import type { Rng } from '@riverstone/rules';

/** A normal deviate with mean 0 and deviation 1 (Box and Muller). */
export function normal(rng: Rng): number {
  const even = (): number => (rng.word() + 0.5) / 2 ** 32;
  return Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}

/** A random time with this median. About two of three lie between the median divided and multiplied by e^spread. */
export function logNormalSeconds(typical: number, spread: number, rng: Rng): number {
  return typical * Math.exp(spread * normal(rng));
}
