/** What keys and buttons do at this table; wherever a button goes away under the focus, the board takes it. */

import type { Signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { at, isEmpty, isOpen } from '@riverstone/rules/kakuro-challenge';
import type { BoardHandle } from '../ui/grid-board';
import { acceptersAt, doubtersAt } from './open-claim';
import type { ChallengeTable, Stage } from './stage';
import type { KeyActions } from './use-keys';

export interface HandsParts {
  readonly table: ChallengeTable;
  readonly stage: Stage;
  readonly board: { readonly current: BoardHandle | null };
  readonly doubter: Signal<Seat | null>;
  /** The square that had the focus last. */
  readonly lastFocus: { readonly current: Square };
}

export interface Hands extends KeyActions {
  /** A key on a square of the board; true when it was meant for it. */
  onSquare(square: Square, event: KeyboardEvent): boolean;
  challengeBy(seat: Seat): void;
  acceptBy(seat: Seat): void;
}

export function handsOf({ table, stage, board, doubter, lastFocus }: HandsParts): Hands {
  const keepFocus = (square: Square = lastFocus.current): void => {
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) board.current?.focus(square);
    });
  };
  const isStating = (): boolean => {
    const underway = stage.underway.peek();
    return underway !== null && underway.draft.square !== null && underway.position.options.scoring === 'claim';
  };
  const confirm = (): boolean => {
    const underway = stage.underway.peek();
    if (underway === null) return false;
    if (stage.confirm()) keepFocus(underway.draft.square ?? undefined);
    return true;
  };
  const challengeBy = (seat: Seat): void => {
    doubter.value = null;
    stage.act(seat, { type: 'challenge' });
    keepFocus();
  };
  const acceptBy = (seat: Seat): void => {
    stage.act(seat, { type: 'accept' });
    keepFocus();
  };
  return {
    confirm,
    challengeBy,
    acceptBy,
    digit(digit) {
      const underway = stage.underway.peek();
      if (underway === null) return false;
      if (isStating()) stage.type(digit);
      else if (underway.position.hand[digit - 1] === undefined) return false;
      else {
        stage.takeUp(digit - 1);
        if (document.activeElement?.closest('[role=grid]') == null) focusOpenSquare(stage, board.current);
      }
      return true;
    },
    erase() {
      if (!isStating()) return false;
      stage.erase();
      return true;
    },
    turnOver() {
      if (stage.underway.peek() === null) return false;
      stage.turnOver();
      return true;
    },
    back() {
      const draft = stage.underway.peek()?.draft;
      if (doubter.peek() !== null) doubter.value = null;
      else if (draft === undefined || draft.taken === null) return false;
      else stage.takeBack();
      keepFocus(draft?.square ?? undefined);
      return true;
    },
    stepBack() {
      if (stage.underway.peek() === null) return false;
      stage.stepBack();
      return true;
    },
    challenge() {
      const doubters = doubtersAt(table);
      const [only, ...others] = doubters;
      if (only === undefined) return false;
      if (others.length === 0) doubter.value = only;
      else document.querySelector<HTMLElement>('.open-claim button')?.focus();
      return true;
    },
    accept() {
      const [only, ...others] = acceptersAt(table);
      if (only === undefined) return false;
      if (others.length === 0) acceptBy(only);
      else document.querySelector<HTMLElement>('.open-claim .button-primary')?.focus();
      return true;
    },
    onSquare(square, event) {
      const underway = stage.underway.peek();
      if (underway === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
      const { draft, position } = underway;
      if (event.key === 'Enter' && draft.square === square) return confirm();
      if (event.key.toLowerCase() !== 'f') return false;
      if (draft.square === null || isEmpty(at(position.board, square))) stage.turnOver();
      else stage.flip(square);
      return true;
    },
  };
}

/** The tile was taken up by a key: the board is where it goes next. */
function focusOpenSquare(stage: Stage, board: BoardHandle | null): void {
  const underway = stage.underway.peek();
  if (underway === null) return;
  const { draft, position } = underway;
  const firstOpen = [...position.board.keys()].find((square) => isOpen(position.board, square));
  const square = draft.square ?? firstOpen;
  if (square !== undefined) board?.focus(square);
}
