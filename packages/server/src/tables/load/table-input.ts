/** What comes to a loaded table. It handles one input after the other. */

import type { Seat } from '@riverstone/rules';
import type { NodePresence } from '../../bus/bus.js';
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
  /** Another node has published who is connected to it. */
  | { readonly type: 'presence'; readonly presence: NodePresence }
  /** Another node has asked who is connected to this one. */
  | { readonly type: 'presence-request' }
  /** Another node has written rows up to a version. */
  | { readonly type: 'catch-up'; readonly version: number }
  /** Clocks and bots must look at the table. */
  | { readonly type: 'attend' }
  /** The store failed while it appended the row of this command. */
  | { readonly type: 'append-failed'; readonly request: CommandRequest };

export function isRequest(input: TableInput): input is TableRequest {
  return 'from' in input;
}
