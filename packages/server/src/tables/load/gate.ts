/** The one way to a table: while something about it takes time, whatever comes waits here, and goes on in order. */

import type { ClientConnection } from '../../connections/connection.js';

interface Waiting {
  readonly work: () => void;
  /** Who asked for it; null where nobody did. */
  readonly from: ClientConnection | null;
}

/** What is done with something that takes time to come. */
interface Reception<T> {
  take(value: T): void;
  fail(error: unknown): void;
  /** What it stands on has changed meanwhile. */
  anew(): void;
}

const nothing = (): void => {};

export class Gate {
  #isOpen = true;
  #waiting: Waiting[] = [];
  /** How to do anew what it is closed for; null where it is open, or that is void. */
  #anew: (() => void) | null = null;

  /** Whether something that comes now need not wait. */
  get isFree(): boolean {
    return this.#isOpen && this.#waiting.length === 0;
  }

  /** Does something when its turn has come. */
  wait(work: () => void, from: ClientConnection | null): void {
    this.#waiting.push({ work, from });
  }

  /** Lets nobody through until something has come. */
  closeFor<T>(coming: Promise<T>, { take, fail, anew }: Reception<T>): void {
    this.#isOpen = false;
    this.#anew = anew;
    const end = (work: () => void): void => {
      if (this.#anew === anew) this.open([work]);
    };
    void coming.then(
      (value) => end(() => take(value)),
      (error: unknown) => end(() => fail(error)),
    );
  }

  /** Lets nobody through. What it was closed for is void: gives the way to do that anew. */
  close(): () => void {
    const anew = this.#anew;
    this.#anew = null;
    this.#isOpen = false;
    return anew ?? nothing;
  }

  /** Lets through what waits, `first` before all else, until it is closed again. */
  open(first: readonly (() => void)[]): void {
    this.#anew = null;
    this.#isOpen = true;
    this.#waiting.unshift(...first.map((work) => ({ work, from: null })));
    while (this.#isOpen) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      next.work();
    }
  }

  /** Lets nobody through any more; who has waited in vain. */
  abandon(): ClientConnection[] {
    this.close();
    return this.#waiting.splice(0).flatMap(({ from }) => from ?? []);
  }
}
