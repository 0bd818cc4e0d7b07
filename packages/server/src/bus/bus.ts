/** How nodes that share a store notify each other. Messages may be lost: the store is the source of truth. */

import type { MessageOn, Topic } from './topics.js';

export interface Bus {
  /** Whether messages reach the others. Without a connection they are lost. */
  readonly isConnected: boolean;
  /** Sends a message to all other nodes. Never fails and never waits. */
  publish<T extends Topic>(topic: T, message: MessageOn<T>): void;
  /** Listens to other nodes, never to this one. Returns the function that unsubscribes. */
  subscribe<T extends Topic>(topic: T, listener: (message: MessageOn<T>) => void): () => void;
  /**
   * Calls the listener when messages may have been lost, because this node or another was not connected for a while.
   * What they would have said must be read from the store. Returns the function that unsubscribes.
   */
  onLoss(listener: () => void): () => void;
  /** Sends what waits, and then nothing more. */
  close(): Promise<void>;
}
