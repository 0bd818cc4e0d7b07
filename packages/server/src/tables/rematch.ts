/** A rematch: the same people in the same seats at a new table. */

import { ok } from '@riverstone/rules';
import { type Decided, no, soAlready } from './decision.js';
import type { Member } from './log-body.js';
import { layOut, type TablePlan } from './new-table.js';
import type { TableState } from './table-state.js';

/** A new table that is kept along with the link to it; whoever asks second is led to the first one's. */
export function decideRematch(state: TableState, now: number): Decided {
  if (state.phase !== 'over') return no('not-over');
  if (state.rematch !== null) return soAlready;
  const made = layOut(rematchOf(state), now);
  return ok({ happened: { do: 'rematch', table: made.id }, made });
}

/** Who was removed is not asked again: their seat is free. Who was away sits again where they sat. */
function rematchOf(state: TableState): TablePlan {
  const { gameId: game, options, listed, table: previous } = state;
  const kept = [...state.members.keys()].map((index) => index + 1).filter((id) => !isRemoved(state, id));
  const newId = (member: Member | null): Member | null => {
    const index = member === null ? -1 : kept.indexOf(member);
    return index < 0 ? null : index + 1;
  };
  return {
    game,
    options,
    listed,
    previous,
    seats: state.seats.map(({ member, bot }) => ({ member: newId(member), bot: member === null ? bot : null })),
    members: kept.flatMap((id) => {
      const member = state.member(id);
      return member === undefined ? [] : [{ guest: member.guest, name: member.name }];
    }),
    host: newId(state.host) ?? 1,
  };
}

function isRemoved(state: TableState, id: Member): boolean {
  return state.member(id)?.removed === true;
}
