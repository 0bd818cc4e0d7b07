/** The actions of the pencil, and their announcements. */

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
  /** A message about the last action; gone with the next input. */
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

  /** Removes the offer to undo when the device goes to another player. Returns how to stop. */
  watch(): () => void {
    const takeOff = (): void => {
      this.#takeOffToast?.();
      this.#takeOffToast = null;
    };
    return effect(() => {
      // Read, so that the effect runs when the notes change hands or are covered.
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
