/** What keys and buttons do at this table, and where the focus goes next when a button goes away under it. */

import type { Signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { at, isEmpty, isOpen } from '@riverstone/rules/kakuro-challenge';
import { words } from '../../messages/words';
import type { BoardFocus } from '../../table/layout/use-board-focus';
import type { ChallengeDesk } from '../draft/controller';
import { isHelping } from '../draft/draft';
import { acceptersAt, doubtersAt } from '../table/challenge-table';
import type { KeyActions } from './use-keys';

export interface HandsParts {
  readonly desk: ChallengeDesk;
  readonly focus: BoardFocus;
  /** Who is about to challenge and has to say so once more. */
  readonly doubter: Signal<Seat | null>;
}

export interface Hands extends KeyActions {
  /** A key on a square of the board; true when it was meant for it. */
  onSquare(square: Square, event: KeyboardEvent): boolean;
  challengeBy(seat: Seat): void;
  acceptBy(seat: Seat): void;
}

export function handsOf({ desk, focus, doubter }: HandsParts): Hands {
  const isStating = (): boolean => {
    const underway = desk.underway.peek();
    return underway !== null && underway.draft.square !== null && underway.position.options.scoring === 'claim';
  };
  const confirm = (): boolean => {
    const underway = desk.underway.peek();
    if (underway === null) return false;
    focus.aim(underway.draft.square);
    desk.confirm();
    return true;
  };
  const challengeBy = (seat: Seat): void => {
    doubter.value = null;
    desk.act(seat, { type: 'challenge' });
  };
  const acceptBy = (seat: Seat): void => {
    desk.act(seat, { type: 'accept' });
  };
  return {
    confirm,
    challengeBy,
    acceptBy,
    digit(digit) {
      const underway = desk.underway.peek();
      if (underway === null) return false;
      if (isStating()) desk.type(digit);
      else if (underway.position.hand[digit - 1] === undefined) return false;
      else {
        desk.takeUp(digit - 1);
        if (document.activeElement?.closest('[role=grid]') == null) focusOpenSquare(desk, focus);
      }
      return true;
    },
    erase() {
      if (!isStating()) return false;
      desk.erase();
      return true;
    },
    turnOver() {
      if (desk.underway.peek() === null) return false;
      desk.turnOver();
      return true;
    },
    back() {
      const draft = desk.underway.peek()?.draft;
      focus.aim(draft?.square ?? null);
      if (doubter.peek() !== null) doubter.value = null;
      else if (draft === undefined || draft.taken === null) return false;
      else desk.takeBack();
      return true;
    },
    stepBack() {
      if (desk.underway.peek() === null) return false;
      desk.stepBack();
      return true;
    },
    challenge() {
      const doubters = doubtersAt(desk.table);
      const [only, ...others] = doubters;
      if (only === undefined) return false;
      if (others.length === 0) doubter.value = only;
      else document.querySelector<HTMLElement>('.challenge-open-claim button')?.focus();
      return true;
    },
    accept() {
      const [only, ...others] = acceptersAt(desk.table);
      if (only === undefined) return false;
      if (others.length === 0) acceptBy(only);
      else document.querySelector<HTMLElement>('.challenge-open-claim .button-primary')?.focus();
      return true;
    },
    hint() {
      if (isHelping(desk.table.view.value)) return false;
      desk.refuse(words()['kakuro-challenge'].notes.noHint);
      return true;
    },
    onSquare(square, event) {
      const underway = desk.underway.peek();
      if (underway === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
      const { draft, position } = underway;
      if (event.key === 'Enter' && draft.square === square) return confirm();
      if (event.key.toLowerCase() !== 'f') return false;
      if (draft.square === null || isEmpty(at(position.board, square))) desk.turnOver();
      else desk.flip(square);
      return true;
    },
  };
}

/** The tile was taken up by a key: the board is where it goes next. */
function focusOpenSquare(desk: ChallengeDesk, focus: BoardFocus): void {
  const underway = desk.underway.peek();
  if (underway === null) return;
  const { draft, position } = underway;
  const firstOpen = [...position.board.keys()].find((square) => isOpen(position.board, square));
  const square = draft.square ?? firstOpen;
  if (square !== undefined) focus.enter(square);
}
