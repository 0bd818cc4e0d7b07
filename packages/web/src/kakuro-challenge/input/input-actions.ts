/** What keys and buttons do, and where the focus goes when the focused button disappears. */

import type { Signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { cellAt, isEmpty, isPlaceable } from '@riverstone/rules/kakuro-challenge';
import { words } from '../../messages/words';
import type { BoardFocus } from '../../table/layout/use-board-focus';
import type { ChallengeController } from '../draft/controller';
import { isHelping } from '../draft/draft';
import { possibleAccepters, possibleChallengers } from '../table/challenge-table';
import type { ChallengeKeyActions } from './use-keys';

interface InputParts {
  readonly controller: ChallengeController;
  readonly focus: BoardFocus;
  /** The seat that has pressed "challenge" and must confirm it. */
  readonly challenger: Signal<Seat | null>;
}

interface ChallengeInputActions extends ChallengeKeyActions {
  /** Handles a key on a square of the board. Returns whether it did anything. */
  onSquare(square: Square, event: KeyboardEvent): boolean;
  challengeBy(seat: Seat): void;
  acceptBy(seat: Seat): void;
}

export function createInputActions({ controller, focus, challenger }: InputParts): ChallengeInputActions {
  const isStating = (): boolean => {
    const activeDraft = controller.activeDraft.peek();
    return (
      activeDraft !== null && activeDraft.draft.square !== null && activeDraft.position.options.scoring === 'claim'
    );
  };
  const confirm = (): boolean => {
    const activeDraft = controller.activeDraft.peek();
    if (activeDraft === null) return false;
    focus.aim(activeDraft.draft.square);
    controller.confirm();
    return true;
  };
  const challengeBy = (seat: Seat): void => {
    challenger.value = null;
    controller.act(seat, { type: 'challenge' });
  };
  const acceptBy = (seat: Seat): void => {
    controller.act(seat, { type: 'accept' });
  };
  return {
    confirm,
    challengeBy,
    acceptBy,
    digit(digit) {
      const activeDraft = controller.activeDraft.peek();
      if (activeDraft === null) return false;
      if (isStating()) controller.type(digit);
      else if (activeDraft.position.hand[digit - 1] === undefined) return false;
      else {
        controller.takeUp(digit - 1);
        if (document.activeElement?.closest('[role=grid]') == null) focusOpenSquare(controller, focus);
      }
      return true;
    },
    erase() {
      if (!isStating()) return false;
      controller.erase();
      return true;
    },
    turnOver() {
      if (controller.activeDraft.peek() === null) return false;
      controller.turnOver();
      return true;
    },
    back() {
      const draft = controller.activeDraft.peek()?.draft;
      focus.aim(draft?.square ?? null);
      if (challenger.peek() !== null) challenger.value = null;
      else if (draft === undefined || draft.taken === null) return false;
      else controller.putBack();
      return true;
    },
    stepBack() {
      if (controller.activeDraft.peek() === null) return false;
      controller.stepBack();
      return true;
    },
    challenge() {
      const challengers = possibleChallengers(controller.table);
      const [only, ...others] = challengers;
      if (only === undefined) return false;
      if (others.length === 0) challenger.value = only;
      else document.querySelector<HTMLElement>('.challenge-open-claim button')?.focus();
      return true;
    },
    accept() {
      const [only, ...others] = possibleAccepters(controller.table);
      if (only === undefined) return false;
      if (others.length === 0) acceptBy(only);
      else document.querySelector<HTMLElement>('.challenge-open-claim .button-primary')?.focus();
      return true;
    },
    hint() {
      if (isHelping(controller.table.view.value)) return false;
      controller.refuse(words()['kakuro-challenge'].notes.noHint);
      return true;
    },
    onSquare(square, event) {
      const activeDraft = controller.activeDraft.peek();
      if (activeDraft === null || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
      const { draft, position } = activeDraft;
      if (event.key === 'Enter' && draft.square === square) return confirm();
      if (event.key.toLowerCase() !== 'f') return false;
      if (draft.square === null || isEmpty(cellAt(position.board, square))) controller.turnOver();
      else controller.flip(square);
      return true;
    },
  };
}

/** A tile was taken up by a key: the focus moves to the board. */
function focusOpenSquare(controller: ChallengeController, focus: BoardFocus): void {
  const activeDraft = controller.activeDraft.peek();
  if (activeDraft === null) return;
  const { draft, position } = activeDraft;
  const firstOpen = [...position.board.keys()].find((square) => isPlaceable(position.board, square));
  const square = draft.square ?? firstOpen;
  if (square !== undefined) focus.enter(square);
}
