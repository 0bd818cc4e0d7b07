/** What a review shows on the board of a replay, the types of the game hidden. */

import type { Signal } from '@preact/signals';
import type { AnyAssessment } from '@riverstone/bots';
import type { GameId, Seat, Square } from '@riverstone/rules';
import type { ReplayTable } from '../replay/replay-table';
import type { GameParts, ViewTypes } from '../table/game-page';
import type { HeatMap } from '../ui/board/board-heat';
import type { ReviewWorker } from './review-worker';

export interface ReviewBoard {
  readonly game: GameId;
  /** Whether moves are bets: chances are shown in percent, and a map of odds. */
  readonly isChance: boolean;
  /** The squares that are pointed at. */
  readonly marked: Signal<readonly Square[]>;
  /** Whether the board shows another action in place of a step, and whose that is. */
  isAlternative(): boolean;
  alternativeSeat(): Seat | null;
  /** The lines that the shown move makes. */
  lines(): readonly (readonly Square[])[];
  /** Shows another action. Returns whether the rules allow it. */
  showAlternative(step: number, seat: Seat, action: unknown): boolean;
  /** Shows the real game again. */
  showDone(): void;
  /** An action in words. */
  tell(action: unknown): string;
  /** Advice to do nothing, with the reason; null for an action that the board can show. */
  tellNothing(action: unknown): string | null;
  /** Why an action is best in a step, where there is a simple reason; null where there is none. */
  tellWhy(step: number, assessment: AnyAssessment, action: unknown): string | null;
  /** What a turn cost besides points; null for nothing. */
  tellCost(detail: unknown): string | null;
  /** The name of a square with odds. */
  nameOf(square: Square): string;
  /** The digit sought in a step; null where the seat could choose one. */
  digitAt(step: number, seat: Seat): number | null;
  /** Each square's odds of the digit sought in a step, before the step or after it. */
  odds(worker: ReviewWorker, step: number, seat: Seat, when: 'before' | 'after'): Promise<HeatMap>;
}

export function reviewBoard<T extends ViewTypes>(parts: GameParts<T>, table: ReplayTable<T>): ReviewBoard {
  const { id, game, odds } = parts;
  return {
    game: id,
    isChance: odds !== undefined,
    marked: table.marked,
    isAlternative: () => table.alternative.value !== null,
    alternativeSeat() {
      const actor = table.alternative.value?.step.actor;
      return typeof actor === 'number' ? actor : null;
    },
    lines: () => parts.linesOf?.(table.alternative.value?.step.events ?? []) ?? [],
    showAlternative: (step, seat, action) => table.showAlternative(step, seat, action as T['Action']),
    showDone() {
      table.alternative.value = null;
      table.marked.value = [];
    },
    tell: (action) => parts.tellAction?.(action as T['Action']) ?? game.formatAction(action as T['Action']),
    tellNothing: (action) => parts.tellNothing?.(action as T['Action']) ?? null,
    tellWhy: (step, { seat, detail }, action) =>
      parts.tellWhy?.(table.questionAt(step, seat), action as T['Action'], detail) ?? null,
    tellCost: (detail) => parts.tellCost?.(detail) ?? null,
    nameOf: (square) => odds?.nameOf(square) ?? String(square),
    digitAt: (step, seat) => odds?.digitOf(table.questionAt(step, seat)) ?? null,
    async odds(worker, step, seat, when) {
      const before = table.questionAt(step, seat);
      const view = when === 'before' ? before : (odds?.later(before, table.viewAt(step, seat)) ?? before);
      const { moves } = await worker.rank(id, { view, seat });
      const heat = new Map<Square, number>();
      for (const { action, points } of moves) {
        const square = odds?.squareOf(action as T['Action']) ?? null;
        if (square !== null) heat.set(square, Math.max(points, heat.get(square) ?? 0));
      }
      return heat;
    },
  };
}
