/** A game that is open on this page, its types hidden. */

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { BaseTable } from './game-table';
import type { LogLine } from './log-lines';

export interface OpenGame {
  readonly table: BaseTable;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** The game's screen. */
  play(): ComponentChildren;
  close(): void;
}
