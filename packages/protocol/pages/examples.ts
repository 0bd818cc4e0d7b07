/** How a conversation begins: a client joins a table and makes a move. A test checks it against the schemas. */

import type { ClientMessage, Room, ServerMessage } from '../src/index.js';
import { PROTOCOL_VERSION } from '../src/schemas/index.js';
import { action, chosen, commitment, promptKey, view, wireStep } from './example-game.js';

const table = 'k3v9w2m8q4x7tb';
const createdAt = 1_790_000_000_000;
const now = createdAt + 60_000;

const seat = { bot: null, shared: true, resigned: false, outOfTime: false, hints: 0, votes: [], wins: 0 };
const member = { muted: false, removed: false };

/** A room with the game under way. */
const room: Room = {
  table,
  game: 'kakuzu',
  options: chosen,
  phase: 'playing',
  host: 1,
  listed: false,
  days: null,
  seats: [
    { member: 1, name: 'Ada', ...seat },
    { member: 2, name: 'Bo', ...seat },
  ],
  members: [
    { id: 1, name: 'Ada', ...member },
    { id: 2, name: 'Bo', ...member },
  ],
  commitment,
  autoStart: true,
  startsAt: null,
  paused: false,
  pausedBy: [],
  resumesAt: null,
  proposal: null,
  undoable: null,
  createdAt,
  startedAt: now,
  playFrom: null,
  calmUntil: null,
  outcome: null,
  luck: null,
  rematch: null,
  rematchBy: null,
  previous: null,
};

const hello: ServerMessage = { type: 'hello', v: PROTOCOL_VERSION, now };
const join: ClientMessage = { type: 'join', id: 'j1', table };
const joined: ServerMessage = {
  type: 'table',
  id: 'j1',
  version: 9,
  now,
  room,
  you: 1,
  view,
  clocks: {},
  chat: [{ version: 6, at: now - 9000, member: 2, name: 'Bo', text: null, phrase: 'good-luck' }],
  here: [1, 2],
  watchers: 0,
};
const act: ClientMessage = { type: 'do', id: 'c7', command: { type: 'act', action, promptKey } };
const changes: ServerMessage = {
  type: 'changes',
  id: 'c7',
  changes: [{ version: 10, at: now + wireStep.at, steps: [wireStep] }],
};

export const sent: readonly ClientMessage[] = [join, act];
export const received: readonly ServerMessage[] = [hello, joined, changes];
export const conversation: readonly (ClientMessage | ServerMessage)[] = [hello, join, joined, act, changes];
