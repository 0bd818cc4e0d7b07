/** Notes that last as long as the page shows their table. */

import type { Seat } from '@riverstone/rules';
import type { NoteKind, SeatNotes } from './capabilities';

export class MemoryNotes implements SeatNotes {
  readonly #texts = new Map<string, string>();

  read(seat: Seat, kind: NoteKind): string {
    return this.#texts.get(`${seat} ${kind}`) ?? '';
  }

  write(seat: Seat, kind: NoteKind, text: string): void {
    this.#texts.set(`${seat} ${kind}`, text);
  }
}
