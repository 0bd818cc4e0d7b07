/** How nodes that share a store tell each other what is new. What is told may be lost: the store is the truth. */

import type { Notice } from '../tables/follow/notices.js';

/** Something was added to a table's log. */
interface Written {
  readonly kind: 'written';
  readonly table: string;
  readonly version: number;
  /** What people are to be told who are elsewhere. */
  readonly notices: readonly Notice[];
}

/**
 * Who is at a table by way of one node. Told whenever that changes and again from time to time: a node that is not heard of any
 * more takes its people with it.
 */
export interface Present {
  readonly kind: 'present';
  readonly node: string;
  readonly table: string;
  /** How far that node has come: one that has missed something reads on. */
  readonly version: number;
  readonly members: readonly number[];
  readonly watchers: number;
}

/** A node has begun to hold a table, and wants to know who is there. */
interface Wondering {
  readonly kind: 'wondering';
  readonly table: string;
}

/** A browser was forgotten: its sockets end on every node. */
interface Ended {
  readonly kind: 'ended';
  /** The hash of its token. */
  readonly token: string;
}

export type BusMessage = Written | Present | Wondering | Ended;

export interface Bus {
  /** Tells all other nodes. */
  publish(message: BusMessage): void;
  /** Hears what other nodes say; gives what ends it. */
  subscribe(hear: (message: BusMessage) => void): () => void;
}

/** For one process: nodes in it hear each other at once, and a single one hears nothing. */
export class LocalBus {
  readonly #nodes = new Set<Set<(message: BusMessage) => void>>();

  /** The bus as one node sees it. */
  node(): Bus {
    const own = new Set<(message: BusMessage) => void>();
    this.#nodes.add(own);
    return {
      publish: (message) => {
        for (const node of this.#nodes) if (node !== own) for (const hear of node) hear(message);
      },
      subscribe: (hear) => {
        own.add(hear);
        return () => void own.delete(hear);
      },
    };
  }
}
