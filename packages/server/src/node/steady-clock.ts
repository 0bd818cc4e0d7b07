/** The server's clock: as steady as the machine counts, and never behind the time of day. */

/**
 * Milliseconds since 1970; never falls. Somebody who sets the machine's own clock back changes nothing. When that is ahead, it is
 * followed: while a laptop sleeps its steady count stands still, and deadlines are times of day.
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
