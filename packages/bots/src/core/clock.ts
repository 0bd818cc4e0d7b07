/** The one clock of this package: pages, workers and Node all have it. */

declare const performance: { now(): number };

/** Milliseconds since some moment in the past, never falling. */
export function milliseconds(): number {
  return performance.now();
}
