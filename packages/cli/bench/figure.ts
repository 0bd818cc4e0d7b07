/** One measured figure of the benchmarks. */

/** How often a second something was done. */
export interface Figure {
  readonly name: string;
  readonly perSecond: number;
  /** The same done by the plain rules, where that was measured too: the baseline when there is no native one. */
  readonly plainPerSecond?: number;
  /** The longest that a single one took, in milliseconds, where that was measured. */
  readonly worstMs?: number;
  /** How often a second it must be done, where the goal is no ratio. */
  readonly goal?: number;
}
