/** Which clock of a table has run out, and what follows from it. */

import { played, type TableDecision } from '../decide/decision.js';
import { seatOfDays } from '../state/move-days.js';
import { STAND_IN_LEVEL, type TableState } from '../state/table-state.js';

export class TableTimeouts {
  /** The version at which a clock was found to have run out. If its row could not be stored, it waits for a reset. */
  #handledAt = -1;

  /** Looks at the clocks again, even if the version is the same. */
  reset(): void {
    this.#handledAt = -1;
  }

  /** How long until the next clock runs out, in milliseconds; null if none will. */
  next({ clocks, version }: TableState, now: number): number | null {
    if (clocks.isEmpty) return null;
    const first = clocks.first(now);
    if (first === null || (first.left <= 0 && version === this.#handledAt)) return null;
    return first.left;
  }

  /** What follows from the first clock that has run out; null if none has. */
  due({ game, clocks, version }: TableState, now: number): TableDecision | null {
    if (game === null || clocks.isEmpty || version === this.#handledAt) return null;
    const timerKey = clocks.ranOut(now);
    if (timerKey === null) return null;
    this.#handledAt = version;
    const seat = seatOfDays(timerKey);
    if (seat !== null) return { content: { kind: 'resigned', seat, level: STAND_IN_LEVEL } };
    const move = game.proposeRunOut(timerKey);
    return move === null ? null : played(game, move);
  }
}
