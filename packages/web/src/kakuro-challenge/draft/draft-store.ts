/** The move that a person here is laying out, kept with the table through a reload until it is made or out of date. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import type { Ready } from '../board/square-display';
import type { ChallengeTable } from '../table/challenge-table';
import { begin, type Position, positionOf, type Staging } from './draft';
import { fits, readDraft, writeDraft } from './draft-text';

/** A move that is being laid out, and by whom. */
export interface Underway extends Ready {
  readonly seat: Seat;
  readonly steps: Staging;
}

export class KeptStaging {
  readonly #kept = signal<{ readonly seat: Seat; readonly steps: Staging } | null>(null);
  /** The move that lies ready; null when the one before the screen is not to lay a tile. */
  readonly underway: ReadonlySignal<Underway | null>;

  constructor(private readonly table: ChallengeTable) {
    this.underway = computed(() => this.#underwayNow());
  }

  change(change: (steps: Staging, position: Position) => Staging): void {
    const underway = this.underway.peek();
    if (underway === null) return;
    const steps = change(underway.steps, underway.position);
    this.#kept.value = { seat: underway.seat, steps };
    this.table.jot(underway.seat, 'draft', writeDraft(steps.now));
  }

  /** The move was made. */
  forget(seat: Seat): void {
    this.#kept.value = null;
    this.table.jot(seat, 'draft', '');
  }

  /** Throws a kept draft away that belongs to another moment. */
  tidy(): void {
    const { table } = this;
    const position = positionOf(table.view.peek());
    for (const seat of table.people) {
      if (position !== null && table.viewer.peek() === seat) continue;
      const isWaiting = table.curtainFor.peek().includes(seat);
      if (!isWaiting && table.jotting(seat, 'draft') !== '') table.jot(seat, 'draft', '');
    }
  }

  #underwayNow(): Underway | null {
    const view = this.table.view.value;
    const kept = this.#kept.value;
    const position = positionOf(view);
    if (position === null || view.viewer === 'spectator') return null;
    const seat = view.viewer;
    const isCurrent = kept !== null && kept.seat === seat && fits(kept.steps.now, position);
    const steps = isCurrent ? kept.steps : (readDraft(this.table.jotting(seat, 'draft'), position) ?? begin(position));
    return { seat, position, steps, draft: steps.now };
  }
}
