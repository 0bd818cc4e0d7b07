/** Moves in the protocol: as in records, without the seat. */

import type { Game, GameTypes, Refusal, Result, Seat } from '@riverstone/rules';
import { refuse } from '@riverstone/rules';

/** The move of a seat, if it is legal now. The table's own actions (a clock that runs out) are no moves. */
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
