/** The drafts of the people here. They are saved with the table until the stone is lifted or put back. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Refusal, Seat, Square } from '@riverstone/rules';
import type { KakuzuCode } from '@riverstone/rules/kakuzu';
import { words } from '../../messages/words';
import type { TableCode } from '../../table/game-table';
import { PassingNote } from '../../table/hot-seat/passing-note';
import { refusedWords } from '../../table/refused-words';
import { type KakuzuTable, moverAt } from '../table/kakuzu-table';
import { refusalWords } from '../words/refusal-words';
import {
  draftAction,
  emptyDraft,
  formatDraft,
  hasPick,
  type KakuzuDraft,
  liftRefusal,
  parseDraft,
  pickDigit,
  pickSquare,
  stepBack,
  stillValid,
} from './draft';

export class KakuzuDraftStore {
  readonly #bySeat;
  /** The draft of the person to move. */
  readonly draft: ReadonlySignal<KakuzuDraft>;
  /** Why the last action was refused; gone with the next change. */
  readonly note: PassingNote;

  constructor(private readonly table: KakuzuTable) {
    const kept = table.people.map((seat): [Seat, KakuzuDraft] => [seat, parseDraft(table.notes.read(seat, 'draft'))]);
    this.#bySeat = signal<ReadonlyMap<Seat, KakuzuDraft>>(new Map(kept));
    this.draft = computed(() => {
      const view = table.view.value;
      const seat = moverAt(view);
      return seat === null ? emptyDraft : stillValid(this.#bySeat.value.get(seat) ?? emptyDraft, view);
    });
    this.note = new PassingNote(() => table.version.value);
  }

  /** Clears the draft of a player whose turn was ended by their clock. Returns how to stop. */
  watch(): () => void {
    return effect(() => {
      const mover = moverAt(this.table.view.value);
      for (const seat of this.table.people) {
        if (seat !== mover && hasPick(this.#bySeat.peek().get(seat) ?? emptyDraft)) this.#put(seat, emptyDraft);
      }
    });
  }

  /** Picks a stone. Returns whether that is allowed. */
  pickSquare(square: Square): boolean {
    const view = this.table.view.value;
    const seat = moverAt(view) ?? view.viewer;
    if (seat === 'spectator') return this.#refuse({ code: 'not-your-turn', detail: {} });
    const refusal = liftRefusal(view, seat, square);
    if (refusal !== null) return this.#refuse(refusal);
    return this.#put(seat, pickSquare(this.draft.value, square));
  }

  pickDigit(digit: number): void {
    const seat = moverAt(this.table.view.value);
    if (seat !== null) this.#put(seat, pickDigit(this.draft.value, digit));
  }

  stepBack(): void {
    const seat = moverAt(this.table.view.value);
    if (seat !== null) this.#put(seat, stepBack(this.draft.value));
  }

  putBack(): void {
    const seat = moverAt(this.table.view.value);
    if (seat !== null) this.#put(seat, emptyDraft);
  }

  /** Lifts the picked stone. Returns whether that is allowed. */
  lift(): boolean {
    const view = this.table.view.value;
    const seat = moverAt(view);
    if (seat === null) return this.#refuse({ code: 'not-your-turn', detail: {} });
    const action = draftAction(this.draft.value, view);
    if (action === null) return this.#refuse({ code: 'bad-notation', detail: {} });
    const result = this.table.act(seat, action, () => this.#put(seat, emptyDraft));
    return result.ok || this.#refuse(result.error);
  }

  #put(seat: Seat, draft: KakuzuDraft): true {
    this.note.clear();
    this.#bySeat.value = new Map(this.#bySeat.peek()).set(seat, draft);
    this.table.notes.write(seat, 'draft', formatDraft(draft));
    return true;
  }

  #refuse(refusal: Refusal<KakuzuCode | TableCode>): false {
    this.note.say(refusedWords(refusal, (ofGame) => refusalWords(words().kakuzu, ofGame)));
    return false;
  }
}
