/** Limits how much a search may cost: by nodes (the same on every machine), by time, or until it is cancelled. */

import { monotonicMilliseconds } from './clock.js';

/** The limits of a search. The first one that is reached ends it. */
export interface EffortLimits {
  /**
   * The maximum number of nodes. Each game defines its node in `profiles.ts`. The same question, seed and nodes give
   * the same answer.
   */
  readonly nodes?: number;
  /** The maximum time in milliseconds. */
  readonly milliseconds?: number;
  /** Called from time to time. When it returns true, the search stops and uses what it has found. */
  readonly cancelled?: () => boolean;
}

/**
 * The budget of one decision. A search spends from it step by step.
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
    private readonly clock: () => number = monotonicMilliseconds,
  ) {
    this.#nodes = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.#milliseconds = limits.milliseconds ?? Number.POSITIVE_INFINITY;
    this.#cancelled = limits.cancelled;
    this.#started = this.#isTimed ? clock() : 0;
  }

  /** Counts work that is about to be done. Returns false once the budget is used up, and from then on. */
  spend(nodes = 1): boolean {
    if (this.isOver) return false;
    this.spent += nodes;
    return true;
  }

  /** Whether the search should end now. */
  get isOver(): boolean {
    this.#isOver ||=
      this.spent >= this.#nodes ||
      (this.#isTimed && this.clock() - this.#started >= this.#milliseconds) ||
      this.#cancelled?.() === true;
    return this.#isOver;
  }

  /** The share of the limit that is used up, from 0 to 1; without a limit, 0 until it is cancelled. */
  get used(): number {
    if (this.isOver) return 1;
    const time = this.#isTimed ? (this.clock() - this.#started) / this.#milliseconds : 0;
    return Math.max(this.spent / this.#nodes, time);
  }

  /** Sets the limit of nodes if neither nodes nor time are limited. Only the first call counts. */
  orNodes(nodes: number): this {
    if (!this.#isTimed && !Number.isFinite(this.#nodes)) this.#nodes = nodes;
    return this;
  }

  get #isTimed(): boolean {
    return this.#milliseconds !== Number.POSITIVE_INFINITY;
  }
}
