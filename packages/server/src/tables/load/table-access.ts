/** A table as a socket session uses it: in the memory of this node, or at the node that owns it. */

import type { ClientConnection } from '../../connections/connection.js';
import type { NodeLease } from '../../store/store.js';
import type { TableRequest } from '../effects/table-request.js';

export interface TableAccess {
  submit(request: TableRequest): void;
  /** Ends following, at once. Resolves when the connection hears nothing more of this table. */
  leave(connection: ClientConnection): Promise<void>;
  /** Sends a message after everything that was queued before, so that replies come in order. */
  send(connection: ClientConnection, text: string): void;
}

/** Opens tables that other nodes own. */
export interface RemoteTables {
  /** Rejects if the node can't be reached; with a `TableUnavailable` if it is there, but of another version. */
  open(table: string, owner: NodeLease): Promise<TableAccess>;
}

/**
 * Why a table can't be opened now: its owner has just died, speaks another version, or its rows are of another version.
 */
export type UnavailableReason = 'no-owner' | 'other-version' | 'unreadable';

/** A table can't be opened now. */
export class TableUnavailable extends Error {
  override readonly name = 'TableUnavailable';

  constructor(
    readonly reason: UnavailableReason,
    /** In milliseconds. */
    readonly retryAfter: number,
    options?: ErrorOptions,
  ) {
    super(`the table is unavailable: ${reason}`, options);
  }

  /** What the client is told. */
  get detail(): { readonly reason: UnavailableReason; readonly retryAfter: number } {
    return { reason: this.reason, retryAfter: this.retryAfter };
  }

  /** Whether a client can come to the table by another node. */
  get isElsewhere(): boolean {
    return this.reason === 'other-version';
  }
}
