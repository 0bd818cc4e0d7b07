/** The pencil notes of the people here. Each sees only their own; on a shared device only on request. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import type { KakuzuTable } from '../table/kakuzu-table';
import {
  countNotes,
  eraseSquare,
  formatNotes,
  noNotes,
  notesOn,
  type PencilNotes,
  parseNotes,
  toggleNote,
  withoutImpossibleNotes,
} from './notes';

/** How many changes can be taken back. */
const STEPS = 100;

export class NotesStore {
  readonly #all;
  /** The seat whose notes are shown: only after it asked for them. */
  readonly #shownFor;
  #before: readonly { readonly seat: Seat; readonly notes: PencilNotes }[] = [];
  /** Whether a tap selects a square for notes instead of picking a stone. */
  readonly pencil: Signal<boolean> = signal(false);
  /** The square for notes. */
  readonly square: Signal<Square | null> = signal(null);
  /** The seat whose notes can be shown; null while nobody here is to move. */
  readonly seat: ReadonlySignal<Seat | null>;
  readonly isShown: ReadonlySignal<boolean>;
  /** The notes to draw: none while they are hidden. */
  readonly notes: ReadonlySignal<PencilNotes>;

  constructor(private readonly table: KakuzuTable) {
    const kept = table.people.map((seat): [Seat, PencilNotes] => [seat, parseNotes(table.notes.read(seat, 'notes'))]);
    this.#all = signal<ReadonlyMap<Seat, PencilNotes>>(new Map(kept));
    this.seat = computed(() => this.#seatNow());
    this.#shownFor = signal(this.#isShared ? null : this.seat.value);
    this.isShown = computed(() => this.seat.value !== null && this.seat.value === this.#shownFor.value);
    this.notes = computed(() => (this.isShown.value ? this.#mine() : noNotes));
  }

  get #isShared(): boolean {
    return this.table.people.length > 1;
  }

  #seatNow(): Seat | null {
    const { people, viewer, status } = this.table;
    if (status.value.over) return null;
    const [only, ...others] = people;
    if (only !== undefined && others.length === 0) return only;
    return viewer.value === 'spectator' ? null : viewer.value;
  }

  /** Hides the notes whenever another person may be looking. Returns how to stop. */
  watch(): () => void {
    return effect(() => {
      const { value: seat } = this.seat;
      // Read, so that a pause or a hidden page hides them too.
      this.table.hotSeat?.coverCount.value;
      if (seat !== null && !this.#isShared) return;
      this.pencil.value = false;
      this.square.value = null;
      if (this.#isShared) this.#shownFor.value = null;
    });
  }

  show(isShown: boolean): void {
    this.#shownFor.value = isShown ? this.seat.value : null;
    if (!isShown) this.pencil.value = false;
  }

  /** Takes the pencil, which shows the notes, or puts it away. */
  takePencil(isTaken: boolean): void {
    if (isTaken && this.seat.value === null) return;
    this.pencil.value = isTaken;
    if (isTaken) this.#shownFor.value = this.seat.value;
  }

  toggle(digit: number): void {
    const { value: square } = this.square;
    if (square !== null) this.#change((notes) => toggleNote(notes, square, digit));
  }

  erase(): void {
    const { value: square } = this.square;
    if (square !== null) this.#change((notes) => eraseSquare(notes, square));
  }

  clear(): void {
    this.#change(() => noNotes);
  }

  /** Erases impossible notes. Returns how many. */
  tidy(): number {
    const before = countNotes(this.#mine());
    this.#change((notes) => withoutImpossibleNotes(notes, this.table.view.value.uncovered));
    return before - countNotes(this.#mine());
  }

  stepBack(): void {
    const last = this.#before.at(-1);
    if (last === undefined || last.seat !== this.seat.value) return;
    this.#before = this.#before.slice(0, -1);
    this.#keep(last.seat, last.notes);
  }

  /** The notes on the selected square. */
  here(): readonly number[] {
    const { value: square } = this.square;
    return square === null ? [] : notesOn(this.notes.value, square);
  }

  #mine(): PencilNotes {
    const { value: seat } = this.seat;
    return seat === null ? noNotes : (this.#all.value.get(seat) ?? noNotes);
  }

  #change(change: (notes: PencilNotes) => PencilNotes): void {
    const { value: seat } = this.seat;
    if (seat === null) return;
    const notes = this.#mine();
    const after = change(notes);
    if (after === notes) return;
    this.#before = [...this.#before, { seat, notes }].slice(-STEPS);
    this.#keep(seat, after);
  }

  #keep(seat: Seat, notes: PencilNotes): void {
    this.#all.value = new Map(this.#all.peek()).set(seat, notes);
    this.table.notes.write(seat, 'notes', formatNotes(notes));
  }
}
