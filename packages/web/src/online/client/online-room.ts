/** What the screens know of an online table, its game apart: who is there, what was said, and how the line is. */

import type { ReadonlySignal } from '@preact/signals';
import type { ChatLine, Command, Room } from '@riverstone/protocol';
import type { Refusal, Result, Seat } from '@riverstone/rules';

/**
 * How the line to the server is: being opened, open, broken off (and tried again by itself), or closed for good: `unknown`
 * where there is no such table, `outdated` where the page must be loaded again.
 */
export type LineState = 'connecting' | 'open' | 'lost' | 'unknown' | 'outdated';

export interface OnlineRoom {
  readonly table: string;
  readonly line: ReadonlySignal<LineState>;
  /** Null until the table was heard of for the first time. */
  readonly room: ReadonlySignal<Room | null>;
  /** Who I am at this table; null without a name. */
  readonly me: ReadonlySignal<number | null>;
  /** Where I sit. */
  readonly mySeat: ReadonlySignal<Seat | null>;
  /** Who is here, by member. */
  readonly here: ReadonlySignal<readonly number[]>;
  /** How many watch without a name. */
  readonly watchers: ReadonlySignal<number>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** Whether something that I did is still on its way. */
  readonly sending: ReadonlySignal<boolean>;
  /** Does something; resolves when it is kept, or with why not. While the line is broken it waits, and is sent again. */
  do(command: Command): Promise<Result<true, Refusal>>;
  /** The server's time now, in milliseconds since 1970. */
  now(): number;
  close(): void;
}
