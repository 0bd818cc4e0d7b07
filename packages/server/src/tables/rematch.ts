/** A rematch: the same people in the same seats at a new table. */

import type { GuestId } from '../store/store.js';
import type { LogBody, Member } from './log-body.js';
import type { TableState } from './table-state.js';

/** What a table is made of, before it has an id and a secret. */
export type TablePlan = Omit<LogBody & { readonly do: 'made' }, 'do' | 'table' | 'secret' | 'by' | 'id'>;

/** Why somebody can't have a rematch; null when they can. */
export function cantHaveRematch(state: TableState, guest: GuestId): 'not-a-member' | 'removed' | 'not-over' | null {
  const id = state.memberOf(guest);
  if (id === null) return 'not-a-member';
  if (state.member(id)?.removed === true) return 'removed';
  return state.phase === 'over' ? null : 'not-over';
}

/** Who was removed is not asked again: their seat is free. Who was away sits again where they sat. */
export function rematchOf(state: TableState): TablePlan {
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
