/** What the screens know of an online table, without its game: members, chat, connection. */

import type { ReadonlySignal } from '@preact/signals';
import type { ChatLine, Command, Room } from '@riverstone/protocol';
import type { Refusal, Result, Seat } from '@riverstone/rules';

/**
 * The state of the connection to a table. `lost` reconnects by itself. `unknown`: there is no such table. `outdated`:
 * the page must be reloaded.
 */
export type TableConnectionState = 'connecting' | 'open' | 'lost' | 'unknown' | 'outdated';

export interface OnlineRoom {
  readonly table: string;
  readonly connectionState: ReadonlySignal<TableConnectionState>;
  /** Null until the table is known. */
  readonly room: ReadonlySignal<Room | null>;
  /** My member id; null without a name. */
  readonly me: ReadonlySignal<number | null>;
  /** My seat. */
  readonly mySeat: ReadonlySignal<Seat | null>;
  /** The members who are present. */
  readonly here: ReadonlySignal<readonly number[]>;
  /** The number of spectators without a name. */
  readonly watchers: ReadonlySignal<number>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Whether a command of mine has no reply yet. */
  readonly hasUnanswered: ReadonlySignal<boolean>;
  /** Sends a command; resolves when it is stored, or with why it was refused. It waits while the connection is lost. */
  do(command: Command): Promise<Result<true, Refusal>>;
  /** The server's time now, in milliseconds since 1970. */
  now(): number;
  close(): void;
}
