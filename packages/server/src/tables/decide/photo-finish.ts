/** The photo finish: finds players who tried the same move just after it was made. Reports each of them once. */

import type { Refusal, Seat } from '@riverstone/rules';
import type { TableState } from '../state/table-state.js';

/** A move that was refused. */
interface RefusedMove {
  readonly seat: Seat | null;
  readonly action: string;
  readonly promptKey: string;
}

/** The refusals for somebody who was too late. */
const tooLate: ReadonlySet<string> = new Set(['stale', 'not-allowed', 'not-your-turn']);
/** Later than this is not a photo finish, in milliseconds. */
const LONGEST_DELAY = 5000;

export class PhotoFinish {
  /** When the move that counted was made, in the game's time. */
  #at = 0;
  /** Who was already reported as late for it. */
  readonly #late = new Set<Seat>();

  /** How late somebody was, in milliseconds; null if it is no photo finish, or was reported already. */
  lateBy(state: TableState, { seat, action, promptKey }: RefusedMove, { code }: Refusal, now: number): number | null {
    if (seat === null || !tooLate.has(code)) return null;
    const playedAt = state.game?.times.at(-1) ?? 0;
    if (this.#at !== playedAt) this.#late.clear();
    this.#at = playedAt;
    const by = state.time.at(now) - playedAt;
    if (by > LONGEST_DELAY || this.#late.has(seat)) return null;
    if (state.game?.wasInTime({ seat, action, promptKey }) !== true) return null;
    this.#late.add(seat);
    return by;
  }
}
