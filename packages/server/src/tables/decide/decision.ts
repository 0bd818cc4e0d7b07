/** What every decision at a table needs: who asks, and the two answers. */

import type { RefusalCode } from '@riverstone/protocol';
import { ok, type Refusal, type Result, refuse, type Seat } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';
import type { Move } from '../game/played-step.js';
import type { Happened, Member } from '../log/row-body.js';
import type { Presence } from '../state/presence.js';
import type { MemberState, TableState } from '../state/table-state.js';
import type { LaidOutTable } from './new-table.js';

/** What is to be written, with the move that it plays or the table that is made by it. */
export interface Decision {
  readonly happened: Happened;
  readonly move?: Move;
  readonly made?: LaidOutTable;
}

/** Null where it is so already, and there is nothing to write. */
export type Decided = Result<Decision | null, Refusal>;

/** Who wants something, and what is known beside the log. */
export interface Asker {
  readonly guest: GuestId;
  readonly now: number;
  readonly presence: Presence;
}

/** A member at work: what every command but the first needs. */
export interface MemberAtWork extends Asker {
  readonly id: Member;
  readonly member: MemberState;
  readonly seat: Seat | null;
}

export const no = (code: RefusalCode, detail: Refusal['detail'] = {}): Result<never, Refusal> => refuse(code, detail);
export const yes = (happened: Happened): Decided => ok({ happened });
export const soAlready: Decided = ok(null);

/** Why nobody can play in a seat now; null when somebody can. */
export function cantPlay(state: TableState, seat: Seat): Result<never, Refusal> | null {
  if (state.phase === 'gathering') return no('not-begun');
  if (state.phase === 'over') return no('over');
  if (state.seats[seat]?.resigned === true) return no('resigned');
  if (state.seats[seat]?.bot !== null) return no('bot-plays');
  if (state.paused) return no('paused');
  return null;
}

/** A move as what is to be written. */
export function played(move: Move): Decision {
  return { happened: { do: 'played', entries: textsOf(move) }, move };
}

/** The entries of a move, as records write them. */
export function textsOf({ steps }: Move): readonly string[] {
  return steps.map(({ text }) => text);
}
