/** Decides on a rematch: a new table with the same people in the same seats. Pure, but for the new id and secret. */

import { ok } from '@riverstone/rules';
import type { MemberId } from '../log/row.js';
import type { Presence } from '../state/presence.js';
import type { TableState } from '../state/table-state.js';
import { type DecisionResult, type MemberContext, noChange, refusal } from './decision.js';
import { createTable, type NewTablePlan } from './new-table.js';

/**
 * The new table is stored in one transaction with the row that links to it. A second request leads to the same table.
 */
export function decideRematch(state: TableState, { seat, presence, now }: MemberContext): DecisionResult {
  if (state.phase !== 'over') return refusal('not-over');
  if (seat === null) return refusal('not-seated');
  if (state.rematch !== null) return noChange;
  const created = createTable(rematchOf(state, presence), now);
  return ok({ content: { kind: 'rematched', table: created.id }, created });
}

/**
 * Removed members stay removed and leave their seats. Members with a stand-in play themselves again. Whoever only
 * watched and has gone is not carried along.
 */
function rematchOf(state: TableState, presence: Presence): NewTablePlan {
  const { gameId: game, options, listed, days, table: previous } = state;
  const isIn = (member: MemberId | null): boolean => member !== null && state.member(member)?.removed === false;
  const comes = (member: MemberId): boolean =>
    state.member(member)?.removed === true || state.seatOf(member) !== null || presence.isHere(member);
  const coming = [...state.members.keys()].map((index) => index + 1).filter(comes);
  const numberOf = (member: MemberId): MemberId => coming.indexOf(member) + 1;
  const first = coming.findIndex((member) => isIn(member)) + 1;
  const host = state.host !== null && isIn(state.host) && comes(state.host) ? numberOf(state.host) : first;
  return {
    game,
    options,
    listed,
    autoStart: true,
    days,
    previous,
    seats: state.seats.map(({ member, bot, wins }) => ({
      member: member !== null && isIn(member) ? numberOf(member) : null,
      bot: member === null ? bot : null,
      wins,
    })),
    members: coming.map((member) => {
      const { guest, name, wins, removed } = state.requireMember(member);
      return {
        guest,
        name,
        wins,
        ...(removed ? { removed } : {}),
      };
    }),
    host,
  };
}
