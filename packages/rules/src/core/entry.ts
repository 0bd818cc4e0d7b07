/** The part of a log entry's notation that all games share: who acts, a colon, what is done. */

import type { Seat } from './game.js';
import { ok, type Refusal, type Result, refuse } from './result.js';

/** An entry taken apart: a seat, or `*` where nobody in particular acts. */
export interface SplitEntry {
  readonly who: Seat | '*';
  readonly body: string;
}

/**
 * Takes `1:call` apart; refuses a seat that does not exist.
 * @example splitEntry('1:call', 2) // { ok: true, value: { who: 1, body: 'call' } }
 */
export function splitEntry(text: string, seats: number): Result<SplitEntry, Refusal<'bad-notation'>> {
  const who = text.charAt(0);
  if (text.charAt(1) !== ':' || !/[0-9*]/.test(who)) return refuse('bad-notation', { what: 'entry', text });
  const body = text.slice(2);
  if (who === '*') return ok({ who, body });
  const seat = Number(who);
  if (seat >= seats) return refuse('bad-notation', { what: 'seat', text, seats });
  return ok({ who: seat, body });
}
