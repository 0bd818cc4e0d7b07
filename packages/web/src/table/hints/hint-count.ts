/** How many hints a seat of this device was given. */

import type { Seat } from '@riverstone/rules';
import type { HintCount, SeatNotes } from '../capabilities';
import { NotedCount } from './noted-count';

export class NotedHints implements HintCount {
  readonly #given: NotedCount;

  constructor(notes: SeatNotes) {
    this.#given = new NotedCount(notes, 'hints');
  }

  of(seat: Seat): number {
    return this.#given.of(seat);
  }

  async count(seat: Seat): Promise<boolean> {
    this.#given.add(seat);
    return true;
  }
}
