/** Moves as the protocol writes them: what records write, without the seat. */

import type { Game, GameTypes, Refusal, Result, Seat } from '@riverstone/rules';
import { refuse } from '@riverstone/rules';

/** What a seat says it does, if it may do it now. What only the table does (a clock that runs out) is no move. */
export function parseMove<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  text: string,
): Result<T['Action'], Refusal> {
  const action = game.parseAction(text, seat);
  if (!action.ok) return action;
  if (game.tableTarget(action.value) !== null) return refuse('bad-notation', { what: 'move', text });
  return game.check(view, seat, action.value);
}
