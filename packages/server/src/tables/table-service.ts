/** What HTTP may ask about tables; everything at a table itself goes over the socket. */

import type { MyTable, NewTable, TableSummary } from '@riverstone/protocol';
import type { GameRecord, Refusal, Result } from '@riverstone/rules';
import type { GuestId } from '../store/store.js';

export interface TableService {
  /** Makes a table; its id. Refused: `bad-options`, `bad-name`, `unavailable`. */
  create(plan: NewTable, host: GuestId): Promise<Result<string, Refusal>>;
  summary(table: string): Promise<TableSummary | null>;
  tablesOf(guest: GuestId): Promise<readonly MyTable[]>;
  lobby(): Promise<readonly TableSummary[]>;
  /** A finished game, everything revealed. Refused: `not-found`, `not-over`. */
  record(table: string): Promise<Result<GameRecord, Refusal>>;
}
