/** What is done with the pencil, and what is said about it. */

import { effect, type Signal, signal } from '@preact/signals';
import type { Square } from '@riverstone/rules';
import { words } from '../../messages/words';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import { toast } from '../../ui/feedback/toast';
import type { KakuzuTable } from '../table/kakuzu-table';
import { nameOf } from '../table/units';
import type { NotesStore } from './notes-store';

export class NoteActions {
  /** What was done that nothing else shows; gone with the next touch. */
  readonly notice: Signal<string | null> = signal(null);
  #takeOffToast: (() => void) | null = null;

  constructor(
    private readonly table: KakuzuTable,
    private readonly notes: NotesStore,
  ) {}

  /** The next digits are noted on this square. */
  aim(square: Square): void {
    this.notes.square.value = square;
    if (this.#isStone(square)) this.#sayNotes();
    else this.#sayNoStone(square);
  }

  note(digit: number): void {
    this.notice.value = null;
    const { value: square } = this.notes.square;
    if (square === null) announce(words().kakuzu.notes.chooseFirst);
    else if (!this.#isStone(square)) this.#sayNoStone(square);
    else {
      this.notes.toggle(digit);
      play('tick');
      this.#sayNotes();
    }
  }

  erase(): void {
    this.notes.erase();
    this.#sayNotes();
  }

  tidy(): void {
    this.notice.value = words().kakuzu.notes.tidied({ number: this.notes.tidy() });
  }

  clear(): void {
    const { cleared, undo } = words().kakuzu.notes;
    this.notes.clear();
    this.#takeOffToast = toast(cleared, { label: undo, run: () => this.notes.stepBack() });
  }

  /** Nobody is offered to undo what somebody else rubbed out: the offer goes with who got it. Returns how to stop. */
  watch(): () => void {
    const takeOff = (): void => {
      this.#takeOffToast?.();
      this.#takeOffToast = null;
    };
    return effect(() => {
      // Read, so that it is gone as soon as the notes are somebody else's, or covered.
      this.notes.seat.value;
      this.table.hotSeat?.coverCount.value;
      return takeOff;
    });
  }

  stepBack(): void {
    this.notes.stepBack();
    this.#sayNotes();
  }

  #isStone(square: Square): boolean {
    return this.table.view.value.uncovered[square] === 0;
  }

  #sayNoStone(square: Square): void {
    announce(words().kakuzu.notes.noStone({ square: nameOf(square) }));
  }

  #sayNotes(): void {
    const { value: square } = this.notes.square;
    if (square !== null) announce(words().kakuzu.notes.noted({ square: nameOf(square), digits: this.notes.here() }));
  }
}
