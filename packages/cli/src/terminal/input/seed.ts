/** The seed of a game: typed, or drawn from the system's own randomness. */

import { randomBytes } from 'node:crypto';
import { ok, type Result, type Seed, seedFromHex, seedFromNumber } from '@riverstone/rules';

/** Reads `--seed`: a whole number or 64 hexadecimal digits; without it, 32 random bytes. */
export function parseSeed(text: string | undefined): Result<Seed, string> {
  if (text === undefined) return ok(new Uint8Array(randomBytes(32)));
  const hex = seedFromHex(text);
  if (hex !== undefined) return ok(hex);
  const value = Number(text);
  if (/^[0-9]+$/.test(text) && Number.isSafeInteger(value)) return ok(seedFromNumber(value));
  return { ok: false, error: `"${text}" is not a seed; give a whole number up to 2^53 - 1 or 64 hexadecimal digits.` };
}
