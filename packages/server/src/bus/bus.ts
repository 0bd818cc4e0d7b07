/** How nodes that share a store notify each other. Messages may be lost: the store is the source of truth. */

import type { ServerMessage } from '@riverstone/protocol';
import type { GameId } from '@riverstone/rules';
import type { GuestId } from '../store/store.js';

export type NoticeKind = Extract<ServerMessage, { type: 'notice' }>['kind'];

/** News about a table for one guest who is not looking at it. */
export interface TableNotice {
  readonly guest: GuestId;
  readonly table: string;
  readonly game: GameId;
  readonly kind: NoticeKind;
}

/** Rows were added to a table's log. */
interface RowsWritten {
  readonly kind: 'rows-written';
  readonly table: string;
  readonly version: number;
  readonly notices: readonly TableNotice[];
}

/**
 * Who is connected to a table through one node. Published on every change and repeated from time to time: when a node
 * falls silent, the others assume that its people are gone.
 */
export interface NodePresence {
  readonly kind: 'presence';
  readonly node: string;
  readonly table: string;
  /** The node's version of the table. A node that is behind reads on. */
  readonly version: number;
  readonly members: readonly number[];
  readonly watchers: number;
  /** Whether the host is among them. */
  readonly hasHost: boolean;
}

/** A node has loaded a table and asks the others who is connected to it. */
interface PresenceRequest {
  readonly kind: 'presence-request';
  readonly table: string;
}

/** A browser's token was revoked: every node closes its sockets. */
interface TokenRevoked {
  readonly kind: 'token-revoked';
  readonly tokenHash: string;
}

export type BusMessage = RowsWritten | NodePresence | PresenceRequest | TokenRevoked;

export interface Bus {
  /** Sends a message to all other nodes. */
  publish(message: BusMessage): void;
  /** Listens to other nodes. Returns the function that unsubscribes. */
  subscribe(listener: (message: BusMessage) => void): () => void;
}

/** A bus inside one process. Delivery is synchronous. */
export class LocalBus {
  readonly #nodes = new Set<Set<(message: BusMessage) => void>>();

  /** The bus as one node sees it. */
  node(): Bus {
    const own = new Set<(message: BusMessage) => void>();
    this.#nodes.add(own);
    return {
      publish: (message) => {
        for (const node of this.#nodes) if (node !== own) for (const listener of node) listener(message);
      },
      subscribe: (listener) => {
        own.add(listener);
        return () => void own.delete(listener);
      },
    };
  }
}
