/** The tokens that a node hears of, in order: a topic whose messages may hold any text. */

import type { Bus } from '../../src/bus/bus.js';

export class ReceivedTokens {
  readonly all: string[] = [];
  #awaited: { readonly token: string; readonly received: () => void } | null = null;

  constructor(bus: Bus) {
    bus.subscribe('tokens', ({ tokenHash }) => {
      this.all.push(tokenHash);
      if (tokenHash === this.#awaited?.token) this.#awaited.received();
    });
  }

  /** All that was received, once this one is among them. */
  async upTo(token: string): Promise<readonly string[]> {
    if (!this.all.includes(token))
      await new Promise<void>((received) => {
        this.#awaited = { token, received };
      });
    return [...this.all];
  }
}
