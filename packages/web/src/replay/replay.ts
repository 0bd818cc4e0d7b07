/** A game that is ready to be replayed. */

import type { OpenReplay } from './open-replay';
import type { FoundGame } from './replay-source';

export interface Replay extends FoundGame {
  /** As its address names it. */
  readonly id: string;
  readonly open: OpenReplay;
}
