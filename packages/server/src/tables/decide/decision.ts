/** What every decision at a table needs: who asks, and the possible results. */

import type { RefusalCode } from '@riverstone/protocol';
import { ok, type Refusal, type Result, refuse, type Seat } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';
import type { ServerGame, ServerMove } from '../game/server-game.js';
import type { MemberId, RowContent } from '../log/row.js';
import type { Presence } from '../state/presence.js';
import type { MemberState, TableState } from '../state/table-state.js';
import type { CreatedTable } from './new-table.js';
import type { WordList } from './word-list.js';

/** The row to append, with the move that it plays or the table that it creates. */
export interface TableDecision {
  readonly content: RowContent;
  readonly move?: ServerMove;
  readonly created?: CreatedTable;
}

/** Null if nothing would change. */
export type DecisionResult = Result<TableDecision | null, Refusal>;

/** Who sent a command, and what is known beside the log. */
export interface CommandContext {
  readonly guest: GuestId;
  readonly now: number;
  readonly presence: Presence;
  /** The words that this server does not allow. */
  readonly words: WordList;
}

export interface MemberContext extends CommandContext {
  readonly id: MemberId;
  readonly member: MemberState;
  readonly seat: Seat | null;
}

export const refusal = (code: RefusalCode, detail: Refusal['detail'] = {}): Result<never, Refusal> =>
  refuse(code, detail);
export const accepted = (content: RowContent): DecisionResult => ok({ content });
export const noChange: DecisionResult = ok(null);

/** Why the member in a seat can't play now; null if they can. */
export function cantPlay(state: TableState, seat: Seat): Result<never, Refusal> | null {
  if (state.phase === 'gathering') return refusal('not-begun');
  if (state.phase === 'over') return refusal('over');
  if (state.seats[seat]?.resigned === true) return refusal('resigned');
  if (state.seats[seat]?.bot !== null) return refusal('bot-plays');
  if (state.paused) return refusal('paused');
  return null;
}

export function played(game: ServerGame, move: ServerMove): TableDecision {
  return { content: { kind: 'played', entries: game.formatEntries(move) }, move };
}
