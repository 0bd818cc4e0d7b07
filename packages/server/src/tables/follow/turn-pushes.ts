/**
 * Which notices are also pushed to people whose page is closed: it is their turn, the table that they host is full,
 * their game is over. Members who have the table open get none, and everybody gets at most one for each turn.
 */

import type { TableNotice } from '../../bus/topics.js';
import type { GuestId } from '../../store/store.js';
import type { Presence } from '../state/presence.js';
import type { TableState } from '../state/table-state.js';

export class TurnPushes {
  /** How long the log of the game was when each guest was told that it is their turn. */
  readonly #told = new Map<GuestId, number>();

  /** The notices to push, of those that a row led to. */
  of(state: TableState, notices: readonly TableNotice[], presence: Presence): readonly TableNotice[] {
    return notices.filter((notice) => this.#isPushed(state, notice, presence));
  }

  #isPushed(state: TableState, { guest, kind }: TableNotice, presence: Presence): boolean {
    const member = state.memberOf(guest);
    if (member === null || presence.isHere(member)) return false;
    if (kind === 'full') return true;
    if (kind === 'over') return state.seatOf(member) !== null;
    // In games without turns nobody is told that it is their turn.
    return kind === 'your-turn' && state.hasTurns && this.#isNew(guest, state.game?.entryCount ?? 0);
  }

  #isNew(guest: GuestId, length: number): boolean {
    if (this.#told.get(guest) === length) return false;
    this.#told.set(guest, length);
    return true;
  }
}
