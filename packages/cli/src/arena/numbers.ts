/** Numbers on the command line. */

import { ok, type Result } from '@riverstone/rules';

/**
 * A whole number of at least `least`; undefined if the option is missing.
 * @example wholeNumber('--games', '20', 1) // => { ok: true, value: 20 }
 */
export function wholeNumber(
  option: string,
  text: string | undefined,
  least: number,
  most = 1_000_000_000,
): Result<number | undefined, string> {
  if (text === undefined) return ok(undefined);
  const value = Number(text);
  if (/^[0-9]+$/.test(text) && value >= least && value <= most) return ok(value);
  return { ok: false, error: `${option} takes a whole number from ${least} to ${most}, not "${text}".` };
}
