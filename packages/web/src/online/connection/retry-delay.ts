/** How long to wait before the next attempt to reach the server. */

const FIRST = 400;
const MAX_DELAY = 5000;

/**
 * In milliseconds: 0 for the first attempt, then exponential backoff with jitter.
 * @example waitBefore(3, 0) // => 800
 */
export function waitBefore(failures: number, chance: number): number {
  if (failures === 0) return 0;
  const wait = Math.min(MAX_DELAY, FIRST * 2 ** (failures - 1));
  return wait * (0.5 + chance / 2);
}
