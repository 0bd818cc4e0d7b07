/** What comes to a loaded table. It handles one input after the other. */

import type { Seat } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';
import type { CommandRequest, TableRequest } from '../effects/table-request.js';
import type { ServerGame } from '../game/server-game.js';

/** What a bot decided to do, and the position that it looked at. */
export interface BotMove {
  readonly type: 'bot-move';
  readonly seat: Seat;
  readonly action: string;
  readonly game: ServerGame;
  readonly entryCount: number;
}

export type TableInput =
  | TableRequest
  | BotMove
  /** A clock may have run out. */
  | { readonly type: 'clock' }
  /** Comes every second. `isLate` if the machine may have slept: timers must be set again. */
  | { readonly type: 'sweep'; readonly isLate: boolean }
  /** A guest had their data deleted. */
  | { readonly type: 'forget'; readonly guest: GuestId }
  /** An operator takes the table out of the lobby. */
  | { readonly type: 'unlist' }
  /** Followers must be told who is here. */
  | { readonly type: 'presence' }
  /** The store failed while it appended the row of this command. */
  | { readonly type: 'append-failed'; readonly request: CommandRequest };

export function isRequest(input: TableInput): input is TableRequest {
  return 'from' in input;
}
