/** The clock of a single server: it follows the time of day, but never jumps or runs backwards. */

import { createElapsedClock } from './elapsed.js';
import { SlewedClock } from './slewed-clock.js';

/** Milliseconds since 1970. */
export function steadyClock(wall: () => number = Date.now, elapsed: () => number = createElapsedClock()): () => number {
  const clock = new SlewedClock(elapsed, wall() - elapsed());
  return () => {
    clock.aim(wall() - elapsed());
    return clock.now();
  };
}
