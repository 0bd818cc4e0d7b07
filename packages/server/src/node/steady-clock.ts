/** The server's clock: the time of day when it started, and from then on as steady as the machine counts. */

/** Milliseconds since 1970; never falls, whatever somebody does to the machine's own clock. */
export function steadyClock(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.floor(start + performance.now());
}
