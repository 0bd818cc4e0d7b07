/** What the worker answers. */

/** The odds by square and digit, `odds[square * 9 + digit - 1]`; null if no grid agrees. */
export type OddsAnswer = {
  readonly exact: boolean;
  readonly grids: number;
  readonly halfWidth?: number;
  readonly odds: readonly number[];
} | null;
