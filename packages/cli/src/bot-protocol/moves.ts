/** Moves as the protocol writes them: what records write, without the seat. */

import type { Game, GameTypes, Refusal, Result, Seat } from '@riverstone/rules';
import { refuse } from '@riverstone/rules';

/**
 * What a seat does, as it says it.
 * @example formatMove(games.kakuzu, 0, { type: 'remove', square: 40, announced: 7 }) // '7e5'
 */
export function formatMove<T extends GameTypes>(game: Game<T>, seat: Seat, action: T['Action']): string {
  const entry = game.formatEntry({ actor: seat, action });
  return entry.slice(entry.indexOf(':') + 1);
}

/**
 * What a seat says it does, if it may do it now. What only the table does (a clock that runs out) is no move.
 * @example parseMove(games.kakuzu, view, 0, 'e5')
 */
export function parseMove<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  text: string,
): Result<T['Action'], Refusal> {
  const entry = game.parseEntry(`${seat}:${text}`, seat + 1);
  if (!entry.ok) return entry;
  if (entry.value.actor !== seat) return refuse('bad-notation', { what: 'move', text });
  return game.check(view, seat, entry.value.action);
}
