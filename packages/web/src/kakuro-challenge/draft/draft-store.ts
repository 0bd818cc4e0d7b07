/** The draft of the player at the screen. It is saved with the table until the move is made or out of date. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import type { ChallengeTable } from '../table/challenge-table';
import { begin, type ChallengeDraftHistory, type ChallengePosition, type PositionedDraft, positionOf } from './draft';
import { fits, formatDraft, parseDraft } from './draft-text';

/** A draft, and whose it is. */
export interface ActiveDraft extends PositionedDraft {
  readonly seat: Seat;
  readonly steps: ChallengeDraftHistory;
}

export class ChallengeDraftStore {
  readonly #kept = signal<{ readonly seat: Seat; readonly steps: ChallengeDraftHistory } | null>(null);
  /** The draft of the player at the screen; null when it is not their turn to lay a tile. */
  readonly activeDraft: ReadonlySignal<ActiveDraft | null>;

  constructor(private readonly table: ChallengeTable) {
    this.activeDraft = computed(() => this.#activeNow());
  }

  change(change: (steps: ChallengeDraftHistory, position: ChallengePosition) => ChallengeDraftHistory): void {
    const activeDraft = this.activeDraft.peek();
    if (activeDraft === null) return;
    const steps = change(activeDraft.steps, activeDraft.position);
    this.#kept.value = { seat: activeDraft.seat, steps };
    this.table.notes.write(activeDraft.seat, 'draft', formatDraft(steps.now));
  }

  /** The move was made. */
  forget(seat: Seat): void {
    this.#kept.value = null;
    this.table.notes.write(seat, 'draft', '');
  }

  /** Deletes saved drafts that belong to an earlier position. */
  tidy(): void {
    const { table } = this;
    const position = positionOf(table.view.peek());
    for (const seat of table.people) {
      if (position !== null && table.viewer.peek() === seat) continue;
      const isWaiting = table.hotSeat?.waiting.peek().includes(seat) === true;
      if (!isWaiting && table.notes.read(seat, 'draft') !== '') table.notes.write(seat, 'draft', '');
    }
  }

  #activeNow(): ActiveDraft | null {
    const view = this.table.view.value;
    const kept = this.#kept.value;
    const position = positionOf(view);
    if (position === null || view.viewer === 'spectator') return null;
    const seat = view.viewer;
    const isCurrent = kept !== null && kept.seat === seat && fits(kept.steps.now, position);
    const steps = isCurrent
      ? kept.steps
      : (parseDraft(this.table.notes.read(seat, 'draft'), position) ?? begin(position));
    return { seat, position, steps, draft: steps.now };
  }
}
