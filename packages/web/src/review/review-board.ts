/** What a review shows on the board of a replay, the types of the game hidden. */

import type { Signal } from '@preact/signals';
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
  /** Whether the board shows what could have been done, and whose move that is. */
  isInstead(): boolean;
  insteadOf(): Seat | null;
  /** The lines that the shown move makes. */
  lines(): readonly (readonly Square[])[];
  /** Shows it, where the rules allow it then. */
  showInstead(step: number, seat: Seat, action: unknown): boolean;
  /** Shows again what was done. */
  showDone(): void;
  /** An action in words. */
  tell(action: unknown): string;
  /** The name of a square with odds. */
  nameOf(square: Square): string;
  /** The odds of each square for what was sought in a step, before it or with what it uncovered. */
  odds(worker: ReviewWorker, step: number, seat: Seat, when: 'before' | 'after'): Promise<HeatMap>;
}

export function reviewBoard<T extends ViewTypes>(parts: GameParts<T>, table: ReplayTable<T>): ReviewBoard {
  const { id, game, odds } = parts;
  return {
    game: id,
    isChance: odds !== undefined,
    marked: table.marked,
    isInstead: () => table.instead.value !== null,
    insteadOf() {
      const actor = table.instead.value?.step.actor;
      return typeof actor === 'number' ? actor : null;
    },
    lines: () => parts.linesOf?.(table.instead.value?.step.events ?? []) ?? [],
    showInstead: (step, seat, action) => table.showInstead(step, seat, action as T['Action']),
    showDone() {
      table.instead.value = null;
      table.marked.value = [];
    },
    tell: (action) => parts.tellAction?.(action as T['Action']) ?? game.formatAction(action as T['Action']),
    nameOf: (square) => odds?.nameOf(square) ?? String(square),
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
