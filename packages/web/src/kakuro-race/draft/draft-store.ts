/** The draft of a claim. It is saved with the table until its marker is closed. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import type { ActionTile, ClaimPosition } from '@riverstone/rules/kakuro-race';
import type { RaceTable } from '../table/race-table';
import {
  emptyHistory,
  endsOf,
  freeTiles,
  type LineEnd,
  type RaceDraft,
  type RaceDraftHistory,
  takesSumSquare,
} from './draft';
import { formatHistory, parseHistory } from './draft-text';

export const bothEnds: readonly LineEnd[] = ['before', 'after'];

export class RaceDraftStore {
  readonly history: ReadonlySignal<RaceDraftHistory>;
  readonly draft: ReadonlySignal<RaceDraft>;
  readonly #kept = signal<{ readonly key: string; readonly history: RaceDraftHistory } | null>(null);

  constructor(
    private readonly table: RaceTable,
    /** Who may mark squares. */
    readonly seat: ReadonlySignal<Seat | null>,
    /** Whether tiles may be laid, too: after a call, or for a seal. */
    readonly canLay: ReadonlySignal<boolean>,
  ) {
    this.history = computed(() => this.#historyNow());
    this.draft = computed(() => this.history.value.draft);
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
  takesSum(end: LineEnd): boolean {
    const base = this.position;
    return base !== null && takesSumSquare(base, this.draft.value, end);
  }

  /** The end of the line that a Sum square on this square would bound. */
  endAt(square: Square): LineEnd | null {
    const ends = endsOf(this.draft.value);
    return bothEnds.find((end) => ends[end] === square && this.takesSum(end)) ?? null;
  }

  put(history: RaceDraftHistory): void {
    const seat = this.seat.value;
    const { round } = this.table.view.value;
    if (seat === null || round === null) return;
    this.#kept.value = { key: `${seat} ${round.number}`, history };
    this.table.notes.write(seat, 'draft', formatHistory(history, round.number));
  }

  /** Looked up by seat and marker, so that nobody sees another player's draft, not even for a frame. */
  #historyNow(): RaceDraftHistory {
    const seat = this.seat.value;
    const { round } = this.table.view.value;
    const kept = this.#kept.value;
    if (seat === null || round === null) return emptyHistory;
    if (kept?.key === `${seat} ${round.number}`) return kept.history;
    return parseHistory(this.table.notes.read(seat, 'draft'), round.number);
  }
}
