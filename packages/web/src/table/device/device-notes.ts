/** Private texts of the seats at a table on this device. They are saved with the table. */

import type { Seat } from '@riverstone/rules';
import type { NoteKind, SeatNotes } from '../capabilities';

export class DeviceNotes implements SeatNotes {
  /** By `<seat>:<kind>`. */
  readonly #texts: Map<string, string>;

  constructor(
    saved: Readonly<Record<string, string>>,
    private readonly changed: () => void,
  ) {
    this.#texts = new Map(Object.entries(saved));
  }

  read(seat: Seat, kind: NoteKind): string {
    return this.#texts.get(`${seat}:${kind}`) ?? '';
  }

  write(seat: Seat, kind: NoteKind, text: string): void {
    if (this.read(seat, kind) === text) return;
    this.#texts.set(`${seat}:${kind}`, text);
    this.changed();
  }

  save(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#texts);
  }
}
