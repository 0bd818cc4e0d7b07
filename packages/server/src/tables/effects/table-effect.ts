/** What must be done outside of a table. Tables return effects; `run-effects.ts` carries them out, in order. */

import type { DealRequest } from '../../bots/bot-workers.js';
import type { TableNotice } from '../../bus/topics.js';
import type { ClientConnection } from '../../connections/connection.js';
import type { Append } from '../../store/store.js';
import type { CommandRequest, TableRequest } from './table-request.js';

/** Appends a row to the log. */
export interface AppendEffect {
  readonly kind: 'append';
  readonly append: Append;
  /** The command that led to it. */
  readonly request: CommandRequest | null;
}

/** Sends a message once everything that was appended before is durable. */
export interface SendEffect {
  readonly kind: 'send';
  readonly to: ClientConnection;
  readonly text: string;
  /** The request that this replies to; handled again if a row was lost that the reply is based on. */
  readonly request: TableRequest | null;
}

/** Something that takes time. Meanwhile the table handles nothing else. */
export type PendingWork =
  /** `request` is null if the game starts by itself. */
  | { readonly kind: 'deal'; readonly deal: DealRequest; readonly request: CommandRequest | null }
  /** A commit failed, so the log must be read again: some rows may be stored, others not. */
  | { readonly kind: 'reload' };

export type TableEffect =
  | AppendEffect
  | SendEffect
  /** Sends a message at once. It must not depend on any row. */
  | { readonly kind: 'send-now'; readonly to: ClientConnection; readonly text: string }
  /** Closes a connection. The client reconnects and asks again. */
  | { readonly kind: 'close'; readonly connection: ClientConnection; readonly reason: 'unavailable' | 'restart' }
  /** Once the rows are durable, tells guests who are not looking at the table. */
  | {
      readonly kind: 'publish-notices';
      readonly notices: readonly TableNotice[];
      /** Those for guests who do not have the table open anywhere: only these go to other nodes. */
      readonly absent: readonly TableNotice[];
      /** Those that are also pushed to people who have the page closed. */
      readonly pushes: readonly TableNotice[];
    }
  /** Comes back to the table a moment later, to tell followers who is here. */
  | { readonly kind: 'tell-presence' }
  /** The table has changed: sets its timer again and lets its bots look at it. */
  | { readonly kind: 'reschedule' }
  | { readonly kind: 'deal'; readonly work: PendingWork & { readonly kind: 'deal' } }
  | { readonly kind: 'read-log'; readonly work: PendingWork & { readonly kind: 'reload' } }
  /** Removes the table from memory after a fault. Whoever comes back loads it again. */
  | { readonly kind: 'drop'; readonly error: unknown }
  /** Writes to the server's log. */
  | { readonly kind: 'report'; readonly event: 'store-failed' | 'deal-failed' | 'bot-failed'; readonly error: unknown }
  /** Counts the outcome of a command in the metrics. */
  | { readonly kind: 'count'; readonly outcome: string };
