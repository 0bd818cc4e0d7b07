/** A bus inside one process: for a single node, and for tests. Delivery is synchronous. */

import type { Bus } from './bus.js';
import { Subscriptions } from './subscriptions.js';

export class LocalBus {
  readonly #nodes = new Set<Subscriptions>();

  /** The bus as one node sees it. */
  node(): Bus {
    const own = new Subscriptions();
    this.#nodes.add(own);
    return {
      isConnected: true,
      publish: (topic, message) => {
        for (const node of this.#nodes) if (node !== own) node.deliver(topic, message);
      },
      subscribe: (topic, listener) => own.add(topic, listener),
      // It loses nothing.
      onLoss: () => () => {},
      close: async () => void this.#nodes.delete(own),
    };
  }
}
