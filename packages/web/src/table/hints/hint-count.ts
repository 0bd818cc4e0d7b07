/** How many hints a seat of this device was given. They are counted with the table, and told at its end. */

import type { Seat } from '@riverstone/rules';
import type { HintCount, SeatNotes } from '../capabilities';

export class NotedHints implements HintCount {
  constructor(private readonly notes: SeatNotes) {}

  of(seat: Seat): number {
    const given = Number(this.notes.read(seat, 'hints'));
    return Number.isSafeInteger(given) && given > 0 ? given : 0;
  }

  async count(seat: Seat): Promise<boolean> {
    this.notes.write(seat, 'hints', String(this.of(seat) + 1));
    return true;
  }
}
