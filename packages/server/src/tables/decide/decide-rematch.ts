/** Decides on a rematch: a new table with the same people in the same seats. Pure, but for the new id and secret. */

import { ok, type Seat } from '@riverstone/rules';
import type { MemberId } from '../log/row.js';
import type { TableState } from '../state/table-state.js';
import { type DecisionResult, noChange, refusal } from './decision.js';
import { createTable, type NewTablePlan } from './new-table.js';

/**
 * The new table is stored in one transaction with the row that links to it. A second request leads to the same table.
 */
export function decideRematch(state: TableState, seat: Seat | null, now: number): DecisionResult {
  if (state.phase !== 'over') return refusal('not-over');
  if (seat === null) return refusal('not-seated');
  if (state.rematch !== null) return noChange;
  const created = createTable(rematchOf(state), now);
  return ok({ content: { kind: 'rematched', table: created.id }, created });
}

/** Removed members stay removed and leave their seats. Members with a stand-in play themselves again. */
function rematchOf(state: TableState): NewTablePlan {
  const { gameId: game, options, listed, days, table: previous } = state;
  const isIn = (member: MemberId | null): boolean => member !== null && state.member(member)?.removed === false;
  const first = state.members.findIndex(({ removed }) => !removed) + 1;
  return {
    game,
    options,
    listed,
    autoStart: true,
    days,
    previous,
    seats: state.seats.map(({ member, bot, wins }) => ({
      member: isIn(member) ? member : null,
      bot: member === null ? bot : null,
      wins,
    })),
    members: state.members.map(({ guest, name, wins, removed }) => ({
      guest,
      name,
      wins,
      ...(removed ? { removed } : {}),
    })),
    host: isIn(state.host) ? (state.host as MemberId) : first,
  };
}
