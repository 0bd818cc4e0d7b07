/** How nodes that share a store tell each other that something is new. What is told may be lost: the store is the truth. */

import type { Notice } from '../tables/notices.js';

/** Something was added to a table's log. */
export interface BusMessage {
  readonly table: string;
  readonly version: number;
  /** What people are to be told who are elsewhere. */
  readonly notices: readonly Notice[];
}

export interface Bus {
  /** Tells all other nodes. */
  publish(message: BusMessage): void;
  /** Hears what other nodes say; gives what ends it. */
  subscribe(hear: (message: BusMessage) => void): () => void;
}

/** For one process: nodes in it hear each other at once, and a single one hears nothing. */
export class LocalBus {
  readonly #nodes = new Set<(message: BusMessage) => void>();

  /** The bus as one node sees it. */
  node(): Bus {
    let own: ((message: BusMessage) => void) | null = null;
    return {
      publish: (message) => {
        for (const hear of this.#nodes) if (hear !== own) hear(message);
      },
      subscribe: (hear) => {
        own = hear;
        this.#nodes.add(hear);
        return () => void this.#nodes.delete(hear);
      },
    };
  }
}
