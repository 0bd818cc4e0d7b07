/**
 * Notices for members who are not looking at the table: it is their turn, or no longer; the table that they host is
 * full; the game has started, or is over.
 */

import type { NoticeKind, TableNotice } from '../../bus/topics.js';
import type { GuestId } from '../../store/store.js';
import { serializeMessage } from '../../wire/serialize-message.js';
import type { MemberId } from '../log/row.js';
import type { TableState } from '../state/table-state.js';

/** The table before a row. */
interface TableBefore {
  readonly phase: TableState['phase'];
  readonly awaited: readonly GuestId[];
  /** Whether it waited for the start with every seat taken. */
  readonly isFull: boolean;
}

const nobody: readonly GuestId[] = [];
const nothing: readonly TableNotice[] = [];

/** The people that the game waits for. */
export function awaitedGuests(state: TableState): readonly GuestId[] {
  const { phase, game, seats, paused } = state;
  if (phase !== 'playing' || game === null || paused) return nobody;
  const guests: GuestId[] = [];
  for (const seat of game.status.awaited) {
    const { member = null, bot = null } = seats[seat] ?? {};
    const guest = member === null || bot !== null ? undefined : state.member(member)?.guest;
    if (guest !== undefined) guests.push(guest);
  }
  return guests;
}

/** Whether the table waits for the start with every seat taken. */
export function isFullBeforeStart({ phase, isFull }: TableState): boolean {
  return phase === 'gathering' && isFull;
}

/** `by` did what changed the table; null if the table did it itself. */
export function noticesAfter(
  state: TableState,
  { phase, awaited: before, isFull }: TableBefore,
  by: MemberId | null,
): readonly TableNotice[] {
  if (state.phase === 'gathering') return isFull || !isFullBeforeStart(state) ? nothing : noticeToHost(state, by);
  const after = awaitedGuests(state);
  if (phase === state.phase && isSame(before, after)) return nothing;
  const turns: TableNotice[] = [];
  for (const guest of after) if (!before.includes(guest)) turns.push(noticeOf(state, guest, 'your-turn'));
  for (const guest of before) if (!after.includes(guest)) turns.push(noticeOf(state, guest, 'turn-over'));
  return phase === state.phase
    ? turns
    : [...turns, ...noticesToAll(state, state.phase === 'over' ? 'over' : 'started')];
}

function isSame(one: readonly GuestId[], other: readonly GuestId[]): boolean {
  return one.length === other.length && one.every((guest, index) => guest === other[index]);
}

/** One notice for every member. */
function noticesToAll(state: TableState, kind: NoticeKind): readonly TableNotice[] {
  const members = state.members.filter(({ removed }) => !removed);
  return members.map(({ guest }) => noticeOf(state, guest, kind));
}

/** One notice about a table for everybody in a seat. */
export function noticesToPlayers(state: TableState, kind: NoticeKind, table: string): readonly TableNotice[] {
  const members = state.members.filter(({ removed }, index) => !removed && state.seatOf(index + 1) !== null);
  return members.map(({ guest }) => ({ guest, table, game: state.gameId, kind }));
}

/** The host hears that the table is full, unless they have filled it themselves. */
function noticeToHost(state: TableState, by: MemberId | null): readonly TableNotice[] {
  const { host } = state;
  const guest = host === null || host === by ? undefined : state.member(host)?.guest;
  return guest === undefined ? nothing : [noticeOf(state, guest, 'full')];
}

function noticeOf({ table, gameId: game }: TableState, guest: GuestId, kind: NoticeKind): TableNotice {
  return { guest, table, game, kind };
}

/** A notice as it is sent. It does not contain the guest's id. */
export function noticeText({ table, game, kind }: TableNotice): string {
  return serializeMessage({ type: 'notice', table, game, kind });
}
