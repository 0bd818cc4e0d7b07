/** Monotonic milliseconds that also count while the machine sleeps. Changes of the time of day do not affect them. */

import { uptime } from 'node:os';

/** How often the uptime is compared, in milliseconds. Reading it costs more than the monotonic clock. */
const COMPARE_INTERVAL = 500;
/** If the uptime is ahead of the count by this much, the machine has slept. In milliseconds. */
const MIN_SLEEP = 2000;

export function createElapsedClock(
  steady: () => number = () => performance.now(),
  up: () => number = () => uptime() * 1000,
): () => number {
  /** How far the uptime is ahead of the monotonic clock, which stops while the machine sleeps. */
  let ahead = up() - steady();
  let slept = 0;
  let comparedAt = steady();
  return () => {
    const counted = steady();
    if (counted - comparedAt >= COMPARE_INTERVAL) {
      comparedAt = counted;
      const grown = up() - counted - ahead;
      if (grown >= MIN_SLEEP) {
        slept += grown;
        ahead += grown;
      }
    }
    return counted + slept;
  };
}
