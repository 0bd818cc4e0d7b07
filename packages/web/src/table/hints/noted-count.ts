/** How often a seat of this device had some help. It is counted with the table, and told at its end. */

import type { Seat } from '@riverstone/rules';
import type { SeatNotes } from '../capabilities';

export class NotedCount {
  constructor(
    private readonly notes: SeatNotes,
    private readonly kind: 'hints' | 'takebacks',
  ) {}

  of(seat: Seat): number {
    const given = Number(this.notes.read(seat, this.kind));
    return Number.isSafeInteger(given) && given > 0 ? given : 0;
  }

  add(seat: Seat): void {
    this.notes.write(seat, this.kind, String(this.of(seat) + 1));
  }
}
