/** A table of two people and what is seen of it from afar. */

import type { Room } from '@riverstone/protocol';

export const TABLE = 'abcdefgh123456';

const seat = (member: number, name: string) => ({
  member,
  bot: null,
  name,
  shared: true,
  resigned: false,
  outOfTime: false,
  hints: 0,
  votes: [],
  wins: 0,
});

export function aRoom(change: Partial<Room> = {}): Room {
  return {
    table: TABLE,
    game: 'kakuzu',
    options: {},
    phase: 'playing',
    host: 1,
    listed: false,
    days: null,
    seats: [seat(1, 'Ada'), seat(2, 'Bo')],
    members: [1, 2].map((id) => ({ id, name: id === 1 ? 'Ada' : 'Bo', muted: false, removed: false })),
    commitment: 'c0'.repeat(32),
    autoStart: true,
    startsAt: null,
    paused: false,
    pausedBy: [],
    resumesAt: null,
    proposal: null,
    undoable: null,
    createdAt: 1,
    startedAt: 2,
    playFrom: null,
    calmUntil: null,
    outcome: null,
    luck: null,
    rematch: null,
    rematchBy: null,
    previous: null,
    ...change,
  };
}
