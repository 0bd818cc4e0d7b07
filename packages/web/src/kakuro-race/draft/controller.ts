/** What the people at the screen do: search, call, say none, confirm. What can't be taken back is asked first. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import { formatClaim, type RaceAction } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { waitingForDevice } from '../../table/hot-seat/waiting-for-device';
import { refusedWords } from '../../table/refused-words';
import { SecondTap } from '../../ui/board/second-tap';
import { isLaying, markerOf, noneCloses, phaseOf, type RacePhase, type RaceTable } from '../table/race-table';
import { refusalWords } from '../words/refusal-words';
import { type CheckList, checkListOf } from './check-list';
import { ClaimEditor } from './claim-editor';
import { claimOf, endsOf, type LineEnd, lineSquares } from './draft';
import { RaceDraftStore } from './draft-store';
import { PendingInput } from './pending-input';

/** The end of a line that each fault is about. */
const advisedEnds: Readonly<Record<string, LineEnd | undefined>> = { 'no-start': 'before', 'no-end': 'after' };

export class RaceController {
  readonly phase: ReadonlySignal<RacePhase>;
  readonly pending: PendingInput;
  readonly drafts: RaceDraftStore;
  readonly editor: ClaimEditor;
  /** The check list of the line; null before a call, without a line, and without help with counting. */
  readonly checks: ReadonlySignal<CheckList | null>;
  /** Whether the line can be claimed or sealed. With help with counting it must be valid. */
  readonly canConfirm: ReadonlySignal<boolean>;
  readonly #secondTap = new SecondTap();

  constructor(readonly table: RaceTable) {
    this.phase = computed(() => phaseOf(table.view.value, table.people, waitingForDevice(table)));
    const seat = computed(() => markerOf(this.phase.value, table.people));
    const canLay = computed(() => isLaying(this.phase.value));
    this.pending = new PendingInput(() => {
      const { round } = table.view.value;
      return `${this.phase.value.kind} ${seat.value} ${round?.number} ${round?.calls}`;
    });
    this.drafts = new RaceDraftStore(table, seat, canLay);
    this.editor = new ClaimEditor(this.drafts, this.pending);
    this.checks = computed(() => {
      const { position, draft } = this.drafts;
      return position === null || !canLay.value || !this.isCounted ? null : checkListOf(position, draft.value);
    });
    this.canConfirm = computed(() => {
      const claim = claimOf(this.drafts.draft.value);
      const sealed = table.view.value.round?.ownSeal?.claim;
      const holds = !this.isCounted || this.checks.value?.fault === null;
      return canLay.value && holds && claim !== null && !(sealed && formatClaim(sealed) === formatClaim(claim));
    });
  }

  /** Whether the table has help with counting. Else nobody knows whether a line is valid until it is claimed. */
  get isCounted(): boolean {
    return this.table.view.value.options.counting === 'shown';
  }

  /** The square where help with counting, or a lesson, advises a Sum square; null where neither does. */
  get advised(): Square | null {
    const taught = this.table.markedNext?.value ?? null;
    if (taught !== null && this.editor.boundAt(taught) !== null) return taught;
    const checks = this.checks.value;
    const ends = endsOf(this.drafts.draft.value);
    const makesSum = checks?.items.some(({ id, done }) => id === 'sum' && done) === true;
    const end = makesSum ? advisedEnds[checks?.fault?.code ?? ''] : undefined;
    const square = end === undefined ? null : ends[end];
    return square !== null && this.editor.boundAt(square) !== null ? square : null;
  }

  /** A square was pressed. On the marked line that confirms it, or does nothing while nothing can be claimed. */
  press(square: Square, event: Event): void {
    const { draft, canLay } = this.drafts;
    const { line, anchor } = draft.value;
    const isIdle = this.pending.tool.value === null && anchor === null;
    if (isIdle && lineSquares(draft.value).includes(square)) {
      if (canLay.value && this.#secondTap.confirms(event)) this.confirm();
      return;
    }
    this.editor.press(square);
    if (draft.value.line !== line) this.#secondTap.chosen(event);
  }

  call(seat: Seat): void {
    this.#act(seat, { type: 'call' });
  }

  /** Says *none*, or takes it back. If that closes the marker, it is asked first. */
  none(seat: Seat): void {
    const view = this.table.view.value;
    if (view.round?.none.includes(seat)) this.#act(seat, { type: 'none-back' });
    else if (noneCloses(view, seat)) this.pending.hold({ question: { about: 'none', seat } });
    else this.#act(seat, { type: 'none' });
  }

  /** Asks before a call is taken back. */
  withdraw(): void {
    const phase = this.phase.value;
    if (phase.kind === 'lay-out') this.pending.hold({ question: { about: 'withdraw', seat: phase.seat } });
  }

  /** Confirms the question. */
  agree(): void {
    const question = this.pending.question.value;
    if (question !== null) this.#act(question.seat, { type: question.about });
  }

  /** Claims or seals the draft. With help with counting, an invalid line is not sent. */
  confirm(): void {
    const seat = this.drafts.seat.value;
    const claim = claimOf(this.drafts.draft.value);
    if (seat === null || !this.drafts.canLay.value) return;
    if (claim === null || !this.canConfirm.value) {
      const { spoken } = words()['kakuro-race'];
      // The same line is sealed already, and the prompt says so.
      if (claim === null) this.pending.note.say(spoken.needLine);
      // A lesson says what is wrong.
      else if (this.table.isLesson) this.#act(seat, { type: 'claim', claim });
      else if (this.isCounted) this.pending.note.say(spoken.notYet);
      return;
    }
    // After a claim the draft is deleted. After a seal it stays visible.
    if (this.phase.value.kind === 'seal') this.#act(seat, { type: 'seal', claim });
    else this.#act(seat, { type: 'claim', claim }, () => this.table.notes.write(seat, 'draft', ''));
  }

  /** Drops the tile in hand, cancels a question, or undoes the last change; false when there is nothing to do. */
  stepBack(): boolean {
    const { tool, question, note } = this.pending;
    const isHolding = tool.value !== null || question.value !== null;
    if (!isHolding && this.editor.stepBack()) return true;
    const isSaying = note.text.value !== null;
    this.pending.clear();
    return isHolding || isSaying;
  }

  #act(seat: Seat, action: RaceAction, done?: () => void): void {
    const result = this.table.act(seat, action, done);
    if (result.ok) this.pending.clear();
    else {
      // A question that was answered is over, whatever came of it.
      if (this.pending.question.value !== null) this.pending.clear();
      const text = words()['kakuro-race'];
      this.pending.note.say(refusedWords(result.error, (refusal) => refusalWords(text, refusal)));
    }
  }
}
