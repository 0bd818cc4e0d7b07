/** What a client asks of a table. Every request gets exactly one reply, with its id. */

import type { Command } from '@riverstone/protocol';
import type { ClientConnection } from '../../connections/connection.js';
import type { Span } from '../../tracing/tracer.js';

interface Requested {
  readonly from: ClientConnection;
  readonly id: string;
}

export interface CommandRequest extends Requested {
  readonly type: 'command';
  readonly command: Command;
  /** By `performance.now()`; left out where nobody measures. */
  readonly receivedAt?: number;
  /** What becomes of it, where it is recorded. */
  readonly span?: Span | null;
}

export type TableRequest =
  | CommandRequest
  /** Follow the table. With `watches`, everybody gets the view of a spectator: for a big screen. */
  | (Requested & { readonly type: 'follow'; readonly watches: boolean })
  /** Send the snapshot again to somebody who follows already. */
  | (Requested & { readonly type: 'snapshot' })
  /** Send all steps of the game so far. */
  | (Requested & { readonly type: 'history' });
