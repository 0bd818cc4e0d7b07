/** Checks the operators' token in constant time. */

import { createHash, timingSafeEqual } from 'node:crypto';

/** Shorter ones could be guessed. */
export const MIN_TOKEN_LENGTH = 24;

export type TokenCheck = (given: string) => boolean;

export function tokenCheck(token: string): TokenCheck {
  const right = digestOf(token);
  return (given) => timingSafeEqual(digestOf(given), right);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
