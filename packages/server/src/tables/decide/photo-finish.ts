/** The photo finish: who did the same as the one that counted, but too late. Everybody hears it once. */

import type { Refusal, Seat } from '@riverstone/rules';
import type { TableState } from '../state/table-state.js';

/** Something that a player tried and was refused. */
interface Missed {
  readonly seat: Seat | null;
  readonly action: string;
  readonly question: string;
}

/** Refusals of somebody who might have been in time. */
const tooLate: ReadonlySet<string> = new Set(['stale', 'not-allowed', 'not-your-turn']);
/** Who is later than this was not in the race, in milliseconds. */
const MOST = 5000;

export class PhotoFinish {
  /** When the one that counted was made. */
  #at = 0;
  /** Who was told to have been late for it. */
  readonly #late = new Set<Seat>();

  /** By how many milliseconds somebody was late; null where they were not, or all have heard it. */
  lateBy(state: TableState, { seat, action, question }: Missed, { code }: Refusal, now: number): number | null {
    if (seat === null || !tooLate.has(code)) return null;
    const { lastPlayedAt } = state;
    if (this.#at !== lastPlayedAt) this.#late.clear();
    this.#at = lastPlayedAt;
    const by = now - lastPlayedAt;
    if (by > MOST || this.#late.has(seat) || state.game?.wasInTime({ seat, action, question }) !== true) return null;
    this.#late.add(seat);
    return by;
  }
}
