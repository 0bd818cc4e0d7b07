/** A rematch: the same people in the same seats at a new table. */

import { ok } from '@riverstone/rules';
import type { MemberId } from '../log/row-body.js';
import type { TableState } from '../state/table-state.js';
import { type DecisionResult, noChange, refusal } from './decision.js';
import { createTable, type NewTablePlan } from './new-table.js';

/** A new table that is kept along with the link to it; whoever asks second is led to the first one's. */
export function decideRematch(state: TableState, now: number): DecisionResult {
  if (state.phase !== 'over') return refusal('not-over');
  if (state.rematch !== null) return noChange;
  const made = createTable(rematchOf(state), now);
  return ok({ happened: { do: 'rematch', table: made.id }, made });
}

/** Who was removed stays out: their seat is free. Who was away sits again where they sat. */
function rematchOf(state: TableState): NewTablePlan {
  const { gameId: game, options, listed, table: previous } = state;
  const isIn = (member: MemberId | null): boolean => member !== null && state.member(member)?.removed === false;
  const first = state.members.findIndex(({ removed }) => !removed) + 1;
  return {
    game,
    options,
    listed,
    previous,
    seats: state.seats.map(({ member, bot }) => ({
      member: isIn(member) ? member : null,
      bot: member === null ? bot : null,
    })),
    members: state.members.map(({ guest, name, removed }) => ({ guest, name, ...(removed ? { removed } : {}) })),
    host: isIn(state.host) ? (state.host as MemberId) : first,
  };
}
