/** A worker that thinks. It starts when it is first asked, and again after it was closed. */

import type { Thinker } from '@riverstone/bots';

export class ThinkerOnDemand {
  #thinker: Promise<Thinker> | null = null;

  start(): Promise<Thinker> {
    this.#thinker ??= import('./start-thinker').then(({ startThinker }) => startThinker());
    // Try again next time if the chunk could not be loaded.
    this.#thinker.catch(() => {
      this.#thinker = null;
    });
    return this.#thinker;
  }

  close(): void {
    this.#thinker?.then(
      (thinker) => thinker.close(),
      () => undefined,
    );
    this.#thinker = null;
  }
}
