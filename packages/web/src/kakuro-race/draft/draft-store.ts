/** The claim that somebody here is laying out, kept with the table through a reload until its marker is done with. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import type { ActionTile, ClaimPosition } from '@riverstone/rules/kakuro-race';
import type { RaceTable } from '../table/race-table';
import { type Draft, type End, endsOf, freeTiles, nothingStaged, type Staging, takesSumSquare } from './draft';
import { readStaging, writeStaging } from './draft-text';

export const bothEnds: readonly End[] = ['before', 'after'];

export class KeptStaging {
  readonly staging: ReadonlySignal<Staging>;
  readonly draft: ReadonlySignal<Draft>;
  readonly #kept = signal<{ readonly key: string; readonly staging: Staging } | null>(null);

  constructor(
    private readonly table: RaceTable,
    /** Who may mark squares. */
    readonly seat: ReadonlySignal<Seat | null>,
    /** Whether tiles may be laid, too: after a call, or for a seal. */
    readonly isOpen: ReadonlySignal<boolean>,
  ) {
    this.staging = computed(() => this.#stagingNow());
    this.draft = computed(() => this.staging.value.draft);
  }

  /** What the draft is judged on; null while nobody marks anything. */
  get position(): ClaimPosition | null {
    const { field, scored, round, tiles } = this.table.view.value;
    const seat = this.seat.value;
    if (round === null || seat === null) return null;
    return { field, scored, marker: round.marker, tiles: tiles[seat] ?? [] };
  }

  /** The Action tiles that can still be laid. */
  get tilesLeft(): readonly ActionTile[] {
    return freeTiles(this.position?.tiles ?? [], this.draft.value);
  }

  /** Whether a Sum square can be laid at an end of the line. */
  takesSum(end: End): boolean {
    const ground = this.position;
    return ground !== null && takesSumSquare(ground, this.draft.value, end);
  }

  /** The end of the line that a Sum square on this square would bound. */
  endAt(square: Square): End | null {
    const ends = endsOf(this.draft.value);
    return bothEnds.find((end) => ends[end] === square && this.takesSum(end)) ?? null;
  }

  put(staging: Staging): void {
    const seat = this.seat.value;
    const { round } = this.table.view.value;
    if (seat === null || round === null) return;
    this.#kept.value = { key: `${seat} ${round.number}`, staging };
    this.table.jot(seat, 'draft', writeStaging(staging, round.number));
  }

  /** Looked up by seat and marker, so that nobody sees what another has laid out, not for a frame. */
  #stagingNow(): Staging {
    const seat = this.seat.value;
    const { round } = this.table.view.value;
    const kept = this.#kept.value;
    if (seat === null || round === null) return nothingStaged;
    if (kept?.key === `${seat} ${round.number}`) return kept.staging;
    return readStaging(this.table.jotting(seat, 'draft'), round.number);
  }
}
