/** A game that is open on this page, its types hidden. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BaseTable } from './game-table';
import type { LogLine } from './log/log-lines';
import type { Highlight } from './past/highlight';
import type { ScorePoint } from './past/score-points';

export interface OpenGame {
  readonly table: BaseTable;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** How the scores grew. */
  readonly scorePoints: ReadonlySignal<readonly ScorePoint[]>;
  /** The best of the game; null where there is nothing to tell. */
  readonly highlight: ReadonlySignal<Highlight | null>;
  /** The step whose board is shown, looking back; null for the game as it is now. */
  readonly moment: Signal<number | null>;
  /** The game's screen, now or at that moment. */
  play(): ComponentChildren;
  close(): void;
}
