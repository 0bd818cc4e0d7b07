/** What players of Kakuzu tell of a game: how many stones somebody kept in a row, without a miss between. */

import type { Seat, Square } from '@riverstone/rules';
import type { KakuzuStep } from '../table/kakuzu-table';

export interface Run {
  readonly seat: Seat;
  readonly squares: readonly Square[];
  /** The step of its last stone. */
  readonly version: number;
}

/** One stone is no run. */
const MIN_RUN = 2;

/** The longest run, the first of several; null where nobody kept two stones in a row. */
export function longestRun(steps: readonly Pick<KakuzuStep, 'version' | 'events'>[]): Run | null {
  const runs = new Map<Seat, readonly Square[]>();
  let longest: Run | null = null;
  for (const { version, events } of steps) {
    for (const event of events) {
      if (event.type !== 'removed' || event.wanted === null) continue;
      const { seat, square, digit, wanted } = event;
      const squares = digit === wanted ? [...(runs.get(seat) ?? []), square] : [];
      runs.set(seat, squares);
      if (squares.length > (longest?.squares.length ?? MIN_RUN - 1)) longest = { seat, squares, version };
    }
  }
  return longest;
}
