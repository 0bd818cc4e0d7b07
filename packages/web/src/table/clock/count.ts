/** Three, two, one. */

const SECOND = 1000;

/**
 * What is counted so many milliseconds before everybody begins; null when it is over.
 * @example countOf(2400) // => 3
 */
export function countOf(left: number): number | null {
  return left > 0 ? Math.ceil(left / SECOND) : null;
}
