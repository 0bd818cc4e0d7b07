/** For how many decisions a seat of this device was given hints. */

import type { Seat } from '@riverstone/rules';
import type { HintCount, SeatNotes } from '../capabilities';
import { NotedCount } from './noted-count';

export class NotedHints implements HintCount {
  readonly #given: NotedCount;
  /** What each seat had a hint for last. */
  readonly #latest = new Map<Seat, unknown>();

  constructor(notes: SeatNotes) {
    this.#given = new NotedCount(notes, 'hints');
  }

  of(seat: Seat): number {
    return this.#given.of(seat);
  }

  async count(seat: Seat, decision: unknown): Promise<boolean> {
    if (this.#latest.has(seat) && this.#latest.get(seat) === decision) return true;
    this.#latest.set(seat, decision);
    this.#given.add(seat);
    return true;
  }
}
