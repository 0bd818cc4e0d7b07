/** One-time codes to read aloud or type: `ABCD-EFGH`, without characters that look alike. */

import { randomInt } from 'node:crypto';

/** No I, L, O, 0 and 1. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const codePattern = new RegExp(`^[${alphabet}]{${LENGTH}}$`);

/** How long a code is valid. */
export const CODE_LIFE_MS = 5 * 60_000;

/**
 * A new code, chosen at random.
 * @example newCode().length // => 8
 */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** @example formatCode('K7PM2XQA') // => 'K7PM-2XQA' */
export function formatCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/**
 * A code as somebody typed it, with or without the dash, in any case; null if it is none.
 * @example parseCode(' k7pm 2xqa') // => 'K7PM2XQA'
 */
export function parseCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}
