/** How long a bot thinks when it is told by when it has to answer. */

/** What starting to think, writing the answer and a busy machine may take. */
const MARGIN = 30;
/** The share of the time that is thought through; the rest is a margin, too. */
const SHARE = 0.6;
/** More time than this makes no bot of ours play better. */
const LONGEST = 3_000;

/**
 * Milliseconds to think out of those that are given.
 * @example thinkingTime(1000) // => 570
 */
export function thinkingTime(given: number): number {
  return Math.min(LONGEST, Math.max(0, given * SHARE - MARGIN));
}
