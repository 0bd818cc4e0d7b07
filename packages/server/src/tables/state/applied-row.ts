/** A row that was applied to a table's state, with what it changed for those who follow the table. */

import type { ChatLine } from '@riverstone/protocol';
import type { ServerMove, ServerStep } from '../game/server-game.js';
import type { Row } from '../log/row.js';

export interface AppliedRow {
  readonly version: number;
  readonly at: number;
  readonly row: Row;
  /** The proposed move that the row plays; null for a stored row, whose entries are replayed. */
  readonly move: ServerMove | null;
  /** The steps of the game that the row added. */
  steps: readonly ServerStep[];
  /** How many of the last steps were taken back. */
  undone: number;
  said: ChatLine | null;
  /** Whether votes for a bot in the author's seat were dropped, because the author is back. */
  isBack: boolean;
}
