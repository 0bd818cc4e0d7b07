/** The clock of this package. Pages, workers and Node all have it. */

declare const performance: { now(): number };

/** Monotonic milliseconds. */
export function monotonicMilliseconds(): number {
  return performance.now();
}
