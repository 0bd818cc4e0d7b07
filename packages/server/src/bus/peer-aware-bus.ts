/**
 * Publishes only while another node is there. Almost every move publishes something; without this, a single server on
 * PostgreSQL would pay for each message.
 */

import type { Bus } from './bus.js';
import type { MessageOn, Topic } from './topics.js';

/** A node that has announced nothing for this long is gone. In milliseconds. */
const PEER_TIMEOUT = 5000;

export class PeerAwareBus implements Bus {
  /** When another node last announced itself, by `elapsed`. At the start, assume that one is there. */
  #peerSeenAt: number;

  constructor(
    private readonly bus: Bus,
    /** Milliseconds that only rise. */
    private readonly elapsed: () => number = () => performance.now(),
  ) {
    this.#peerSeenAt = elapsed();
    bus.subscribe('nodes', () => {
      this.#peerSeenAt = elapsed();
    });
  }

  /** Tells the others that this node is there. Call it at least every two seconds. */
  announce(): void {
    this.bus.publish('nodes', {});
  }

  get isConnected(): boolean {
    return this.bus.isConnected;
  }

  publish<T extends Topic>(topic: T, message: MessageOn<T>): void {
    if (this.elapsed() - this.#peerSeenAt < PEER_TIMEOUT) this.bus.publish(topic, message);
  }

  subscribe<T extends Topic>(topic: T, listener: (message: MessageOn<T>) => void): () => void {
    return this.bus.subscribe(topic, listener);
  }

  onLoss(listener: () => void): () => void {
    return this.bus.onLoss(listener);
  }

  close(): Promise<void> {
    return this.bus.close();
  }
}
