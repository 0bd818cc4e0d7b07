/**
 * How much thinking may cost: nodes (the same everywhere), time (whatever the machine), or until somebody says stop.
 */

import { milliseconds } from './clock.js';

/** What ends a thought; whichever comes first does. */
export interface EffortLimits {
  /**
   * At most so many nodes, a game's own unit of work (see a game's `profiles.ts`). The same question, seed and nodes
   * give the same answer.
   */
  readonly nodes?: number;
  /** At most so many milliseconds. */
  readonly milliseconds?: number;
  /** Asked now and then: once it says true, what has been found must do. */
  readonly cancelled?: () => boolean;
}

/**
 * A running account of one thought. Whoever thinks spends from it, a little work at a time.
 * @example
 * const effort = new Effort({ nodes: 3 });
 * let nodes = 0;
 * while (effort.spend()) nodes++;
 * nodes // => 3
 */
export class Effort {
  /** How many nodes were spent. */
  spent = 0;
  #nodes: number;
  readonly #started: number;
  readonly #milliseconds: number;
  readonly #cancelled: (() => boolean) | undefined;
  #isOver = false;

  constructor(
    limits: EffortLimits = {},
    private readonly clock: () => number = milliseconds,
  ) {
    this.#nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.#milliseconds = limits.milliseconds ?? Number.POSITIVE_INFINITY;
    this.#cancelled = limits.cancelled;
    this.#started = this.#isTimed ? clock() : 0;
  }

  /** Counts work about to be done; false when it should not be done any more, and from then on. */
  spend(nodes = 1): boolean {
    if (this.isOver) return false;
    this.spent += nodes;
    return true;
  }

  /** Whether thinking should end now. */
  get isOver(): boolean {
    this.#isOver ||=
      this.spent >= this.#nodes ||
      (this.#isTimed && this.clock() - this.#started >= this.#milliseconds) ||
      this.#cancelled?.() === true;
    return this.#isOver;
  }

  /** The share of the allowance that is used up, from 0 to 1; where there is no limit, 0 until it is cancelled. */
  get used(): number {
    if (this.isOver) return 1;
    const time = this.#isTimed ? (this.clock() - this.#started) / this.#milliseconds : 0;
    return Math.max(this.spent / this.#nodes, time);
  }

  /** The default: where neither nodes nor time are limited, this many nodes are enough. The first call sets it. */
  orNodes(nodes: number): this {
    if (!this.#isTimed && !Number.isFinite(this.#nodes)) this.#nodes = nodes;
    return this;
  }

  get #isTimed(): boolean {
    return this.#milliseconds !== Number.POSITIVE_INFINITY;
  }
}
