/** Private texts of a seat at an online table, stored on this device only. */

import type { Seat } from '@riverstone/rules';
import { deviceStore } from '../../settings/text-store';
import type { NoteKind, SeatNotes } from '../../table/capabilities';

const kinds: readonly NoteKind[] = ['notes', 'draft'];
const ALL = 'riverstone:notes:';
/** With a version: notes of an older page may name squares differently, and are deleted. */
const OWN = `${ALL}2:`;

export class StoredNotes implements SeatNotes {
  constructor(private readonly table: string) {
    for (const key of deviceStore.keys(ALL)) if (!key.startsWith(OWN)) deviceStore.write(key, null);
  }

  read(seat: Seat, kind: NoteKind): string {
    return deviceStore.read(this.#key(seat, kind)) ?? '';
  }

  write(seat: Seat, kind: NoteKind, text: string): void {
    if (this.read(seat, kind) !== text) deviceStore.write(this.#key(seat, kind), text === '' ? null : text);
  }

  /** The game is over: nobody needs them any more. */
  forget(seats: readonly Seat[]): void {
    for (const seat of seats) for (const kind of kinds) this.write(seat, kind, '');
  }

  #key(seat: Seat, kind: NoteKind): string {
    return `${OWN}${this.table}:${seat}:${kind}`;
  }
}
