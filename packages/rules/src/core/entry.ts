/** Log entries as text, written once for all games: who acts, a colon, the action (`1:call`). */

import type { Entry, Game, GameTypes, Seat } from './game.js';
import { ok, type Refusal, type Result, refuse } from './result.js';

/** The parts of an entry's text: a seat, or `*` if no seat acts, and the action. */
export interface SplitEntry {
  readonly who: Seat | '*';
  readonly text: string;
}

/**
 * Takes `1:call` apart; refuses a seat that does not exist.
 * @example splitEntry('1:call', 2) // => { ok: true, value: { who: 1, text: 'call' } }
 */
export function splitEntry(entry: string, seats: number): Result<SplitEntry, Refusal<'bad-notation'>> {
  const who = entry.charAt(0);
  if (entry.charAt(1) !== ':' || !/[0-9*]/.test(who)) {
    return refuse('bad-notation', { what: 'entry', text: entry });
  }
  const text = entry.slice(2);
  if (who === '*') return ok({ who, text });
  const seat = Number(who);
  if (seat >= seats) return refuse('bad-notation', { what: 'seat', text: entry, seats });
  return ok({ who: seat, text });
}

/**
 * The action in an entry's text, without who acts.
 * @example actionTextOf('1:call') // => 'call'
 */
export function actionTextOf(entry: string): string {
  return entry.slice(entry.indexOf(':') + 1);
}

/**
 * An entry as records and logs write it.
 * @example formatEntry(kakuzu, { actor: 0, action: { type: 'remove', square: 40, announced: null } }) // => '0:e5'
 */
export function formatEntry<T extends GameTypes>(game: Game<T>, { actor, action }: Entry<T['Action']>): string {
  return `${game.tableTarget(action) ?? actor}:${game.formatAction(action)}`;
}

/**
 * An entry from its text. What is written under a seat may still be the table's own action: `0:flag`.
 * @example parseEntry(kakuzu, '0:e5', 2) // => { ok: true, value: { actor: 0, action: { type: 'remove', … } } }
 */
export function parseEntry<T extends GameTypes>(
  game: Game<T>,
  entry: string,
  seats: number,
): Result<Entry<T['Action']>, Refusal<'bad-notation'>> {
  const split = splitEntry(entry, seats);
  if (!split.ok) return split;
  const { who, text } = split.value;
  const action = game.parseAction(text, who);
  if (!action.ok) {
    const { detail } = action.error;
    return refuse('bad-notation', detail.text === text ? { ...detail, text: entry } : detail);
  }
  const isTables = who === '*' || game.tableTarget(action.value) !== null;
  return ok({ actor: isTables ? 'table' : who, action: action.value });
}
