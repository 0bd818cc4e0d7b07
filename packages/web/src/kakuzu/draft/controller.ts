/** Input that the rules do not know: picking, noting, looking around. */

import { type Signal, signal } from '@preact/signals';
import type { Square } from '@riverstone/rules';
import { SIZE } from '@riverstone/rules/kakuzu';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../messages/words';
import { BoardFocus } from '../../table/layout/use-board-focus';
import { SecondTap } from '../../ui/board/second-tap';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import { NoteActions } from '../notes/note-actions';
import { NotesStore } from '../notes/notes-store';
import { type KakuzuTable, moverAt } from '../table/kakuzu-table';
import { nearestStone } from '../table/units';
import { spokenAround } from '../words/spoken';
import { hasPick } from './draft';
import { KakuzuDraftStore } from './draft-store';
import { SetUpForMe } from './set-up-for-me';

/** Where the focus enters the board for the first time. */
const MIDDLE = Math.floor((SIZE * SIZE) / 2);

export class KakuzuController {
  readonly drafts: KakuzuDraftStore;
  readonly notes: NotesStore;
  readonly noteActions: NoteActions;
  /** The square that has the focus, and the one under the mouse. */
  readonly focused: Signal<Square | null> = signal(null);
  readonly hovered: Signal<Square | null> = signal(null);
  /** The board on the screen, and where the focus is on it. */
  readonly board = new BoardFocus(MIDDLE);
  readonly setUpForMe: SetUpForMe;
  readonly #secondTap = new SecondTap();

  constructor(readonly table: KakuzuTable) {
    this.drafts = new KakuzuDraftStore(table);
    this.notes = new NotesStore(table);
    this.noteActions = new NoteActions(table, this.notes);
    this.setUpForMe = new SetUpForMe(table);
  }

  /** Handles a press on a square. A press where nothing can be lifted is no mistake and gets no answer. */
  press(square: Square, event: MouseEvent | KeyboardEvent): void {
    const view = this.table.view.value;
    this.noteActions.notice.value = null;
    if (view.phase === 'over') return;
    if (this.notes.pencil.value) this.noteActions.aim(square);
    else if (moverAt(view) === null || view.uncovered[square] !== 0) this.#sayLook(event);
    else if (this.drafts.draft.value.square !== square) this.pick(square, event);
    else if (this.#secondTap.confirms(event)) this.lift();
  }

  focus(square: Square | null): void {
    this.focused.value = square;
    this.board.aim(square);
    if (square !== null && this.notes.pencil.value) this.notes.square.value = square;
  }

  lift(): void {
    const { square } = this.drafts.draft.value;
    if (this.drafts.lift() && square !== null) this.#leaveTray(square);
  }

  /** Moves the focus to the board before the focused button of the tray disappears. */
  #leaveTray(square: Square = this.board.last ?? MIDDLE): void {
    if (document.activeElement?.closest('.kakuzu-tray') == null) return;
    const { value: aimed } = this.notes.square;
    this.board.enter(square);
    // A focus that is not visible highlights nothing.
    if (this.board.element(square)?.matches(':focus-visible') === true) return;
    this.focused.value = null;
    this.notes.square.value = aimed;
  }

  pickDigit(digit: number): void {
    this.drafts.pickDigit(digit);
    play('tick');
  }

  /** Clears the draft, or puts the pencil away. Returns whether there was anything to do. */
  escape(): boolean {
    if (this.notes.pencil.value) this.takePencil(false);
    else if (hasPick(this.drafts.draft.value)) this.putBack();
    else return false;
    return true;
  }

  putBack(): void {
    this.#leaveTray();
    this.drafts.putBack();
  }

  stepBack(): void {
    if (this.notes.pencil.value) this.noteActions.stepBack();
    else if (hasPick(this.drafts.draft.value)) this.drafts.stepBack();
  }

  takePencil(isTaken: boolean): void {
    this.noteActions.notice.value = null;
    this.notes.takePencil(isTaken);
    const { uncovered } = this.table.view.value;
    if (this.notes.pencil.value) this.notes.square.value = nearestStone(uncovered, this.board.last ?? MIDDLE);
    else if (!isTaken) announce(words().kakuzu.notes.pencilOff);
    this.#leaveTray();
  }

  showNotes(isShown: boolean): void {
    if (this.notes.pencil.value) this.#leaveTray();
    this.notes.show(isShown);
    const { shown, hidden } = words().kakuzu.notes;
    announce(isShown ? shown : hidden);
  }

  /** Announces what is open around the focused square. */
  lookAround(): void {
    const { value: square } = this.focused;
    if (square !== null) announce(spokenAround(words().kakuzu, this.table.view.value, square), 'assertive');
  }

  pick(square: Square, event: Event): void {
    if (!this.drafts.pickSquare(square)) return;
    this.#secondTap.chosen(event);
    play('stone');
  }

  /** Tells keyboard users why nothing was lifted. */
  #sayLook(event: Event): void {
    const { refused, notAllowed } = words().kakuzu;
    if (event instanceof KeyboardEvent) {
      announce(moverAt(this.table.view.value) === null ? refused['not-your-turn'] : notAllowed['no-stone']);
    }
  }
}

/** The controller of a table, as long as it is shown. */
export function useController(table: KakuzuTable): KakuzuController {
  const controller = useMemo(() => new KakuzuController(table), [table]);
  useEffect(() => {
    const stops = [
      controller.drafts.watch(),
      controller.notes.watch(),
      controller.noteActions.watch(),
      controller.setUpForMe.watch(),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller]);
  return controller;
}
