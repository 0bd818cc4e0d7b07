/** The best of a game, told at its end. */

import type { Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';

export interface Highlight {
  /** The step after which the board is shown. */
  readonly version: number;
  readonly seat: Seat;
  /** What it is: the best move, the longest run. */
  readonly title: string;
  /** In words; null where the row of the log says it. */
  readonly text: string | null;
  /** A small board, loaded when it is shown; null where there is nothing to see. */
  picture(): Promise<ComponentChildren>;
}
