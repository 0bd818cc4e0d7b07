/** What people are told who are elsewhere: that it is their turn, or no longer, that a game has begun or is over. */

import type { ServerMessage } from '@riverstone/protocol';
import { encode } from '../sockets/connection.js';
import type { GuestId } from '../store/store.js';
import type { TableState } from './table-state.js';

type NoticeKind = Extract<ServerMessage, { type: 'notice' }>['kind'];

export interface Notice {
  readonly guest: GuestId;
  readonly text: string;
}

/** How a table stood before something was done. */
interface Before {
  readonly phase: TableState['phase'];
  readonly awaited: ReadonlySet<GuestId>;
}

const nobody: ReadonlySet<GuestId> = new Set();

/** The people whom the game waits for. */
export function awaitedGuests(state: TableState): ReadonlySet<GuestId> {
  const { phase, game, seats, paused } = state;
  if (phase !== 'playing' || game === null || paused) return nobody;
  const guests = new Set<GuestId>();
  for (const seat of game.status.awaited) {
    const { member = null, bot = null } = seats[seat] ?? {};
    const guest = member === null || bot !== null ? undefined : state.member(member)?.guest;
    if (guest !== undefined) guests.add(guest);
  }
  return guests;
}

export function noticesAfter(state: TableState, { phase, awaited: before }: Before): readonly Notice[] {
  const after = awaitedGuests(state);
  const notices: Notice[] = [];
  const tell = (guest: GuestId, kind: NoticeKind): void => void notices.push(noticeOf(state, guest, kind));
  for (const guest of after) if (!before.has(guest)) tell(guest, 'your-turn');
  for (const guest of before) if (!after.has(guest)) tell(guest, 'turn-over');
  if (phase === state.phase) return notices;
  for (const { guest, removed } of state.members)
    if (!removed) tell(guest, state.phase === 'over' ? 'over' : 'started');
  return notices;
}

function noticeOf({ table, gameId }: TableState, guest: GuestId, kind: NoticeKind): Notice {
  return { guest, text: encode({ type: 'notice', table, game: gameId, kind }) };
}
