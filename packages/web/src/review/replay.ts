/** A game that is ready to be replayed. */

import type { FoundGame } from '../replay/replay-source';
import type { OpenReplay } from './open-replay';

export interface Replay extends FoundGame {
  /** As its address names it. */
  readonly id: string;
  readonly open: OpenReplay;
}
