/** The server's clock: monotonic, and never behind the time of day. */

/**
 * Milliseconds since 1970, never falling. If the system clock is set back, nothing changes. If it is ahead, this clock
 * follows: while a laptop sleeps, its monotonic clock stands still, but deadlines are times of day.
 */
export function steadyClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => number {
  let start = wall() - steady();
  return () => {
    const counted = steady();
    start = Math.max(start, wall() - counted);
    return Math.floor(start + counted);
  };
}
