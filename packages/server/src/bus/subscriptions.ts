/** Who listens to which topic at one node. */

import type { MessageOn, Topic } from './topics.js';

type Listener<T extends Topic> = (message: MessageOn<T>) => void;

export class Subscriptions {
  readonly #listeners = new Map<Topic, Set<Listener<Topic>>>();

  add<T extends Topic>(topic: T, listener: Listener<T>): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners);
    // Kept under its own topic, so it gets no other messages; the compiler can't follow that.
    const added = listener as Listener<Topic>;
    listeners.add(added);
    return () => void listeners.delete(added);
  }

  deliver<T extends Topic>(topic: T, message: MessageOn<T>): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(message);
  }
}
