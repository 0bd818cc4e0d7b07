/** What the people before the screen do: search, call, say none, confirm; nothing that can't be taken back by a slip. */

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { formatClaim, type RaceAction } from '@riverstone/rules/kakuro-race';
import { words } from '../../messages/words';
import { waitingForDevice } from '../../table/hot-seat/waiting-for-device';
import { refusedWords } from '../../table/refused-words';
import { isLaying, markerOf, noneCloses, phaseOf, type RacePhase, type RaceTable } from '../table/race-table';
import { refusalWords } from '../words/refusal-words';
import { type CheckList, checkListOf } from './check-list';
import { ClaimEditor } from './claim-editor';
import { claimOf } from './draft';
import { RaceDraftStore } from './draft-store';
import { PendingInput } from './pending-input';

export class RaceController {
  readonly phase: ReadonlySignal<RacePhase>;
  readonly pending: PendingInput;
  readonly drafts: RaceDraftStore;
  readonly editor: ClaimEditor;
  /** What the line still lacks; null before a call, while there is no line, and always where everybody counts for themselves. */
  readonly checks: ReadonlySignal<CheckList | null>;
  /** Whether there is a line to claim, new to who has sealed; where the page counts along, a valid one. */
  readonly canConfirm: ReadonlySignal<boolean>;

  constructor(readonly table: RaceTable) {
    this.phase = computed(() => phaseOf(table.view.value, table.people, waitingForDevice(table)));
    const seat = computed(() => markerOf(this.phase.value, table.people));
    const isOpen = computed(() => isLaying(this.phase.value));
    this.pending = new PendingInput(() => {
      const { round } = table.view.value;
      return `${this.phase.value.kind} ${seat.value} ${round?.number} ${round?.calls}`;
    });
    this.drafts = new RaceDraftStore(table, seat, isOpen);
    this.editor = new ClaimEditor(this.drafts, this.pending);
    this.checks = computed(() => {
      const { position, draft } = this.drafts;
      return position === null || !isOpen.value || !this.isCounted ? null : checkListOf(position, draft.value);
    });
    this.canConfirm = computed(() => {
      const claim = claimOf(this.drafts.draft.value);
      const sealed = table.view.value.round?.ownSeal?.claim;
      const holds = !this.isCounted || this.checks.value?.fault === null;
      return isOpen.value && holds && claim !== null && !(sealed && formatClaim(sealed) === formatClaim(claim));
    });
  }

  /** Whether the page counts along while a line is laid out; else whether it holds is known when it is claimed. */
  get isCounted(): boolean {
    return this.table.view.value.options.counting === 'shown';
  }

  call(seat: Seat): void {
    this.#act(seat, { type: 'call' });
  }

  /** Says *none*, or takes it back; where that closes the marker it is asked first. */
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

  /** Yes to what was asked. */
  agree(): void {
    const question = this.pending.question.value;
    if (question !== null) this.#act(question.seat, { type: question.about });
  }

  /** Claims or seals what is laid out; where the page counts along, a line that will not do is not sent. */
  confirm(): void {
    const seat = this.drafts.seat.value;
    const claim = claimOf(this.drafts.draft.value);
    if (seat === null || !this.drafts.isOpen.value) return;
    if (claim === null || !this.canConfirm.value) {
      const { spoken } = words()['kakuro-race'];
      // What was sealed already is sealed, and the prompt says so.
      if (claim === null) this.pending.note.say(spoken.needLine);
      else if (this.isCounted) this.pending.note.say(spoken.notYet);
      return;
    }
    // what was laid out is gone with the marker after a claim, and stays in sight after a seal
    if (this.phase.value.kind === 'seal') this.#act(seat, { type: 'seal', claim });
    else this.#act(seat, { type: 'claim', claim }, () => this.table.notes.write(seat, 'draft', ''));
  }

  /** Puts down what is in hand, takes a question back, or undoes the last step; false when there is nothing left to do. */
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
      const text = words()['kakuro-race'];
      this.pending.note.say(refusedWords(result.error, (refusal) => refusalWords(text, refusal)));
    }
  }
}
