/** Everything a person does at the table beside what the rules know: picking, noting, looking round. */

import { type Signal, signal } from '@preact/signals';
import type { Square } from '@riverstone/rules';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../messages/words';
import { announce } from '../ui/announcer';
import type { BoardHandle } from '../ui/grid-board';
import { play } from '../ui/sound';
import { toast } from '../ui/toast';
import { type KakuzuTable, moverAt } from './kakuzu-table';
import { NotesDesk } from './notes-desk';
import { refusalWords } from './refusal-words';
import { spokenAround } from './spoken';
import { isStaged } from './staging';
import { StagingDesk } from './staging-desk';
import { nameOf } from './units';

/** A second tap comes this much later than the first, or it is a slip of the finger. In milliseconds. */
const DOUBLE_TAP = 200;
/** Where the focus enters the board for the first time. */
const MIDDLE = 40;

export class Desk {
  readonly picks: StagingDesk;
  readonly notes: NotesDesk;
  /** The square that has the focus, and the one under the mouse. */
  readonly focused: Signal<Square | null> = signal(null);
  readonly pointed: Signal<Square | null> = signal(null);
  /** What was done that nothing else shows; gone with the next touch. */
  readonly notice: Signal<string | null> = signal(null);
  /** The board on the screen, once it is there. */
  readonly board: Signal<BoardHandle | null> = signal(null);
  #pickedAt = 0;
  #entered: Square | null = null;

  constructor(readonly table: KakuzuTable) {
    this.picks = new StagingDesk(table);
    this.notes = new NotesDesk(table);
  }

  /** A square was tapped, clicked or entered. To tap where nothing can be lifted is to look, and needs no answer. */
  press(square: Square, event: MouseEvent | KeyboardEvent): void {
    const view = this.table.view.value;
    this.notice.value = null;
    if (view.phase === 'over') return;
    if (this.notes.pencil.value) this.#aimPencil(square);
    else if (moverAt(view) === null || view.uncovered[square] !== 0) this.#sayLook(event);
    else if (this.picks.staging.value.square !== square) this.pick(square, event.timeStamp);
    else if (!(event instanceof MouseEvent) || event.timeStamp - this.#pickedAt >= DOUBLE_TAP) this.lift();
  }

  focus(square: Square | null): void {
    this.focused.value = square;
    if (square !== null) this.#entered = square;
    if (square !== null && this.notes.pencil.value) this.notes.square.value = square;
  }

  lift(): void {
    const { square } = this.picks.staging.value;
    if (!this.picks.lift()) this.#sayRefusal();
    else if (square !== null) this.#leaveTray(square);
  }

  /** Brings the focus to the board, where it was last. */
  enterBoard(): void {
    this.board.value?.focus(this.#entered ?? MIDDLE);
  }

  /** A button that is about to go takes the focus along; so it goes to the board before. */
  #leaveTray(square: Square = this.#entered ?? MIDDLE): void {
    const { value: board } = this.board;
    if (board === null || document.activeElement?.closest('.kakuzu-tray') == null) return;
    const { value: aimed } = this.notes.square;
    board.focus(square);
    // A focus that nobody sees lights nothing, and aims at nothing.
    if (board.element(square)?.matches(':focus-visible') === true) return;
    this.focused.value = null;
    this.notes.square.value = aimed;
  }

  pickDigit(digit: number): void {
    this.picks.pickDigit(digit);
    play('tick');
  }

  /** Puts everything back, or the pencil away. Whether there was anything. */
  escape(): boolean {
    if (this.notes.pencil.value) this.takePencil(false);
    else if (isStaged(this.picks.staging.value)) this.putBack();
    else return false;
    return true;
  }

  putBack(): void {
    this.#leaveTray();
    this.picks.putBack();
  }

  stepBack(): void {
    if (this.notes.pencil.value) {
      this.notes.stepBack();
      this.#sayNotes();
    } else if (isStaged(this.picks.staging.value)) {
      this.picks.stepBack();
    }
  }

  takePencil(isTaken: boolean): void {
    this.notice.value = null;
    this.notes.takePencil(isTaken);
    if (this.notes.pencil.value) this.notes.square.value = this.#entered;
    else if (!isTaken) announce(words().kakuzu.notes.pencilOff);
    this.#leaveTray();
  }

  showNotes(isShown: boolean): void {
    if (this.notes.pencil.value) this.#leaveTray();
    this.notes.show(isShown);
    const { shown, hidden } = words().kakuzu.notes;
    announce(isShown ? shown : hidden);
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

  eraseNotes(): void {
    this.notes.erase();
    this.#sayNotes();
  }

  tidyNotes(): void {
    this.notice.value = words().kakuzu.notes.tidied(this.notes.tidy());
  }

  clearNotes(): void {
    const { cleared, undo } = words().kakuzu.notes;
    this.notes.clear();
    toast(cleared, { label: undo, run: () => this.notes.stepBack() });
  }

  /** Says what lies open around the square with the focus. */
  lookAround(): void {
    const { value: square } = this.focused;
    if (square !== null) announce(spokenAround(words().kakuzu, this.table.view.value, square), 'assertive');
  }

  /** Picks a stone, at a moment in milliseconds. */
  pick(square: Square, at: number): void {
    if (!this.picks.pickSquare(square)) {
      this.#sayRefusal();
      return;
    }
    this.#pickedAt = at;
    play('stone');
  }

  /** Who plays by ear is told why nothing was lifted. */
  #sayLook(event: Event): void {
    const { refused, notAllowed } = words().kakuzu;
    if (event instanceof KeyboardEvent) {
      announce(moverAt(this.table.view.value) === null ? refused['not-your-turn'] : notAllowed['no-stone']);
    }
  }

  #aimPencil(square: Square): void {
    this.notes.square.value = square;
    if (this.#isStone(square)) this.#sayNotes();
    else this.#sayNoStone(square);
  }

  #isStone(square: Square): boolean {
    return this.table.view.value.uncovered[square] === 0;
  }

  #sayNoStone(square: Square): void {
    announce(words().kakuzu.notes.noStone(nameOf(square)));
  }

  #sayNotes(): void {
    const { value: square } = this.notes.square;
    if (square !== null) announce(words().kakuzu.notes.noted(nameOf(square), this.notes.here()));
  }

  #sayRefusal(): void {
    const { value: refusal } = this.picks.refusal;
    if (refusal !== null) announce(refusalWords(words().kakuzu, refusal), 'assertive');
  }
}

/** The desk of a table, as long as it is shown. */
export function useDesk(table: KakuzuTable): Desk {
  const desk = useMemo(() => new Desk(table), [table]);
  useEffect(() => {
    const stops = [desk.picks.watch(), desk.notes.watch()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [desk]);
  return desk;
}
