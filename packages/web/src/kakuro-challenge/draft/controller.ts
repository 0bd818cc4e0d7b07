/** Edits the draft of a move: takes up, lays and turns over tiles, confirms, and says what was refused. */

import type { ReadonlySignal } from '@preact/signals';
import { type Refusal, refuse, type Seat, type Square } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeCode,
  cellAt,
  digitOf,
  isEmpty,
  isPlaceable,
  sideOf,
  turnedOver,
} from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import { words } from '../../messages/words';
import type { TableCode } from '../../table/game-table';
import { PassingNote } from '../../table/hot-seat/passing-note';
import { refusedWords } from '../../table/refused-words';
import { speakerAt } from '../../table/speaker';
import { SecondTap } from '../../ui/board/second-tap';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import type { ChallengeTable } from '../table/challenge-table';
import { nameOf, tileWords } from '../words/kakuro-words';
import { refusalWords } from '../words/refusal-words';
import * as edit from './draft';
import { type ActiveDraft, ChallengeDraftStore } from './draft-store';

const text = (): KakuroChallengeMessages => words()['kakuro-challenge'];

export class ChallengeController {
  readonly #drafts: ChallengeDraftStore;
  readonly #note: PassingNote;
  readonly #secondTap = new SecondTap();
  /** The draft of the player at the screen; null when it is not their turn to lay a tile. */
  readonly activeDraft: ReadonlySignal<ActiveDraft | null>;
  /** Why the last action was refused; null after another one. */
  readonly note: ReadonlySignal<string | null>;

  constructor(readonly table: ChallengeTable) {
    this.#drafts = new ChallengeDraftStore(table);
    this.#note = new PassingNote(() => table.version.value);
    this.activeDraft = this.#drafts.activeDraft;
    this.note = this.#note.text;
  }

  /** A tap on a tile of the hand: takes it up, or turns it over. */
  tapHand(place: number): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null) this.refuse(text().notes.notYourTurn);
    else if (activeDraft.draft.taken === place) this.turnOver();
    else this.takeUp(place);
  }

  takeUp(place: number): void {
    this.#change((steps, position) => edit.takeUp(steps, position, place));
  }

  turnOver(): void {
    const draft = this.activeDraft.peek()?.draft;
    if (draft === undefined) return;
    if (draft.taken === null) this.refuse(text().notes.takeUpFirst);
    else {
      play('flip');
      this.#change(edit.turnOver);
    }
  }

  /** A tap on a square: places the tile there, flips what lies there, or, the second time, confirms the move. */
  tapSquare(square: Square, event: Event): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null) return;
    const { draft, position } = activeDraft;
    if (draft.taken === null) this.refuse(text().notes.takeUpFirst);
    else if (draft.square === square) {
      if (this.#secondTap.confirms(event)) this.confirm();
    } else if (isEmpty(cellAt(position.board, square))) {
      this.#secondTap.chosen(event);
      this.lay(square);
    } else this.flip(square);
  }

  /** Places the tile that is taken up, or moves it. */
  lay(square: Square): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null) return;
    const { board } = activeDraft.position;
    const named = { square: nameOf(square) };
    if (activeDraft.draft.square === square) return;
    if (!isEmpty(cellAt(board, square))) this.#refused(refuse('occupied', named).error);
    else if (!isPlaceable(board, square)) this.#refused(refuse('not-adjacent', named).error);
    else {
      play('place');
      this.#change((steps, position) => edit.putOn(steps, position, square));
      this.#announceLaid();
    }
  }

  /** A tile was dragged to a square. */
  drop(square: Square): void {
    this.lay(square);
  }

  /** Turns a tile of the board over, or back. */
  flip(square: Square): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null) return;
    const { draft, position, steps } = activeDraft;
    const cell = cellAt(position.board, square);
    const next = edit.toggleFlip(steps, position, square);
    if (draft.square === null) this.refuse(text().notes.layFirst);
    else if (isEmpty(cell)) this.#refused(refuse('flip-empty', { square: nameOf(square) }).error);
    else if (next === steps) this.refuse(text().notes.notFlippable({ square: nameOf(square) }));
    else {
      play('flip');
      this.#change(() => next);
      const shown = next.now.flips.includes(square) ? turnedOver(cell) : cell;
      announce(text().told.flipped({ tile: tileWords(text(), digitOf(shown), sideOf(shown)), square: nameOf(square) }));
    }
  }

  /** Types a digit of the points that are claimed. */
  type(digit: number): void {
    this.#change((steps) => edit.state(steps, (steps.now.claim ?? 0) * 10 + digit));
  }

  erase(): void {
    this.#change((steps) => {
      const { claim } = steps.now;
      return edit.state(steps, claim === null || claim < 10 ? null : Math.floor(claim / 10));
    });
  }

  /** The tile goes back to the hand, or is put down. */
  putBack(): void {
    this.#change(edit.putBack);
  }

  /** Undoes the last change. */
  stepBack(): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null || activeDraft.steps.before.length === 0) this.refuse(text().told.nothingToStepBack);
    else {
      this.#change(edit.stepBack);
      announce(text().told.steppedBack);
    }
  }

  /** Makes the move of the draft. */
  confirm(): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null) return;
    const { draft, position, seat } = activeDraft;
    const action = edit.actionOf(draft, position);
    const { notes, refusals } = text();
    if (action === null) this.refuse(draft.square === null ? refusals['bad-notation'] : notes.stateFirst);
    else this.act(seat, action, () => this.#drafts.forget(seat));
  }

  /** Acts, or says why the action is refused. */
  act(seat: Seat, action: ChallengeAction, done?: () => void): void {
    const result = this.table.act(seat, action, done);
    if (!result.ok) this.#refused(result.error);
  }

  /** Deletes saved drafts that belong to an earlier position. */
  tidy(): void {
    this.#drafts.tidy();
  }

  refuse(sentence: string): void {
    this.#note.say(sentence);
  }

  #announceLaid(): void {
    const activeDraft = this.activeDraft.peek();
    const placement = activeDraft && edit.placementOf(activeDraft.draft, activeDraft.position);
    if (placement === null) return;
    const { digit, side, square } = placement;
    announce(text().told.placed({ tile: tileWords(text(), digit, side), square: nameOf(square) }));
  }

  #refused(refusal: Refusal<ChallengeCode | TableCode>): void {
    play('wrong');
    const speaker = speakerAt(this.table);
    this.refuse(refusedWords(refusal, (ofGame) => refusalWords(text(), ofGame, speaker)));
  }

  #change(
    change: (steps: edit.ChallengeDraftHistory, position: edit.ChallengePosition) => edit.ChallengeDraftHistory,
  ): void {
    if (this.activeDraft.peek() === null) return;
    this.#note.clear();
    this.#drafts.change(change);
  }
}
