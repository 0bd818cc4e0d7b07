/** Runs the server's regular tasks besides the games, such as deletions, one round after the other. */

import type { Log } from '../observing/log.js';

/** In milliseconds. */
const INTERVAL = 2000;

export class Upkeep {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(
    private readonly tasks: readonly (() => Promise<void>)[],
    private readonly log: Log,
    interval: number = INTERVAL,
  ) {
    this.#timer = setInterval(() => this.#run(), interval);
  }

  /** Resolves when the current round has ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** One round at a time, however slow the store is. */
  #run(): void {
    this.#running ??= this.#round().finally(() => {
      this.#running = null;
    });
  }

  async #round(): Promise<void> {
    for (const task of this.tasks) {
      if (this.#timer === undefined) return;
      try {
        await task();
      } catch (error) {
        // Usually the store. The next round tries again.
        this.log.error('upkeep-failed', { error });
      }
    }
  }
}
