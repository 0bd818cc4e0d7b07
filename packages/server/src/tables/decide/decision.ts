/** What every decision at a table needs: who asks, and the two answers. */

import type { RefusalCode } from '@riverstone/protocol';
import { ok, type Refusal, type Result, refuse, type Seat } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';
import type { Move } from '../game/played-step.js';
import type { MemberId, RowContent } from '../log/row-body.js';
import type { Presence } from '../state/presence.js';
import type { MemberState, TableState } from '../state/table-state.js';
import type { CreatedTable } from './new-table.js';

/** What is to be written, with the move that it plays or the table that is made by it. */
export interface TableDecision {
  readonly happened: RowContent;
  readonly move?: Move;
  readonly made?: CreatedTable;
}

/** Null where it is so already, and there is nothing to write. */
export type DecisionResult = Result<TableDecision | null, Refusal>;

/** Who wants something, and what is known beside the log. */
export interface CommandContext {
  readonly guest: GuestId;
  readonly now: number;
  readonly presence: Presence;
}

/** A member at work: what every command but the first needs. */
export interface MemberContext extends CommandContext {
  readonly id: MemberId;
  readonly member: MemberState;
  readonly seat: Seat | null;
}

export const refusal = (code: RefusalCode, detail: Refusal['detail'] = {}): Result<never, Refusal> =>
  refuse(code, detail);
export const accepted = (happened: RowContent): DecisionResult => ok({ happened });
export const noChange: DecisionResult = ok(null);

/** Why nobody can play in a seat now; null when somebody can. */
export function cantPlay(state: TableState, seat: Seat): Result<never, Refusal> | null {
  if (state.phase === 'gathering') return refusal('not-begun');
  if (state.phase === 'over') return refusal('over');
  if (state.seats[seat]?.resigned === true) return refusal('resigned');
  if (state.seats[seat]?.bot !== null) return refusal('bot-plays');
  if (state.paused) return refusal('paused');
  return null;
}

/** A move as what is to be written. */
export function played(move: Move): TableDecision {
  return { happened: { do: 'played', entries: textsOf(move) }, move };
}

/** The entries of a move, as records write them. */
export function textsOf({ steps }: Move): readonly string[] {
  return steps.map(({ text }) => text);
}
