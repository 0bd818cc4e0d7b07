/** Limits an expensive answer without refusing anybody: beyond the rate, callers share the last answer. */

import { TokenBucket, type TokenRate } from './token-bucket.js';

/** `now` is a monotonic clock in milliseconds. */
export function throttledAnswer<Answer>(
  rate: TokenRate,
  ask: () => Promise<Answer>,
  now?: () => number,
): () => Promise<Answer> {
  const bucket = new TokenBucket(rate, now);
  let last: Promise<Answer> | null = null;
  return () => {
    if (bucket.take().ok || last === null) last = ask();
    return last;
  };
}
