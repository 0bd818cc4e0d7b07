/** The notes of a lesson's table: what the learner lays out can be followed. */

import { signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import type { NoteKind } from '../table/capabilities';
import { MemoryNotes } from '../table/memory-notes';

export class WatchedNotes extends MemoryNotes {
  /** The last draft that was written; '' for none. Only the learner writes any. */
  readonly draft = signal('');

  override write(seat: Seat, kind: NoteKind, text: string): void {
    super.write(seat, kind, text);
    if (kind === 'draft') this.draft.value = text;
  }
}
