/** How long a bot thinks when its answer has a time limit. */

/** Set aside for starting, for writing the answer, and for a busy machine. */
const MARGIN = 30;
/** The share of the rest that the bot uses; what remains is a margin. */
const SHARE = 0.6;
/** More time than this makes no built-in bot play better. */
const MAX_MS = 3_000;

/**
 * How many of the given milliseconds a bot may think.
 * @example thinkingTime(1000) // => 570
 */
export function thinkingTime(given: number): number {
  return Math.min(MAX_MS, Math.max(0, given * SHARE - MARGIN));
}
