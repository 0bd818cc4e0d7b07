/** An example of every message and command: complete by type, and checked against the schemas by a test. */

import type { ClientMessage, Command, Room, ServerMessage } from '../src/index.js';
import { PROTOCOL_VERSION } from '../src/schemas/index.js';
import {
  action,
  chosen,
  commitment,
  promptKey,
  secret,
  shares,
  spectatorView,
  view,
  wireStep,
} from './example-game.js';

type OfType<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: Extract<Message, { readonly type: Type }>;
};

const table = 'k3v9w2m8q4x7tb';
const createdAt = 1_790_000_000_000;
const now = createdAt + 60_000;
const [shareOfAda] = shares;

export const clientExamples: OfType<ClientMessage> = {
  join: { type: 'join', id: 'j1', table },
  leave: { type: 'leave', id: 'l1' },
  do: { type: 'do', id: 'c7', command: { type: 'act', action, promptKey } },
  history: { type: 'history', id: 's1' },
  time: { type: 'time', id: 't1' },
};

export const commandExamples: OfType<Command> = {
  enter: { type: 'enter', name: 'Ada' },
  sit: { type: 'sit', seat: 0 },
  stand: { type: 'stand' },
  share: { type: 'share', share: shareOfAda },
  arrange: { type: 'arrange', from: 0, to: 1 },
  bot: { type: 'bot', seat: 1, level: 'strong' },
  plan: { type: 'plan', seats: 3, options: chosen },
  list: { type: 'list', listed: true },
  start: { type: 'start' },
  remove: { type: 'remove', member: 3 },
  host: { type: 'host', member: 2 },
  mute: { type: 'mute', member: 3, muted: true },
  act: { type: 'act', action, promptKey },
  ask: { type: 'ask', what: 'takeback' },
  answer: { type: 'answer', agrees: true },
  'stand-in': { type: 'stand-in', seat: 1 },
  back: { type: 'back' },
  resign: { type: 'resign' },
  rematch: { type: 'rematch' },
  say: { type: 'say', phrase: 'good-luck' },
};

const seat = { bot: null, shared: true, resigned: false, votes: [] };
const member = { muted: false, removed: false };

/** A room with the game under way. */
const room: Room = {
  table,
  game: 'kakuzu',
  options: chosen,
  phase: 'playing',
  host: 1,
  listed: false,
  seats: [
    { member: 1, name: 'Ada', ...seat },
    { member: 2, name: 'Bo', ...seat },
  ],
  members: [
    { id: 1, name: 'Ada', ...member },
    { id: 2, name: 'Bo', ...member },
  ],
  commitment,
  paused: false,
  asked: null,
  undoable: null,
  createdAt,
  startedAt: now,
  outcome: null,
  luck: null,
  rematch: null,
  rematchBy: null,
  previous: null,
};

export const serverExamples: OfType<ServerMessage> = {
  hello: { type: 'hello', v: PROTOCOL_VERSION, now },
  table: {
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
  },
  changes: { type: 'changes', id: 'c7', changes: [{ version: 10, at: now + wireStep.at, steps: [wireStep] }] },
  done: { type: 'done', id: 'c7', version: 10 },
  refused: { type: 'refused', id: 'c7', code: 'stale', detail: {} },
  history: { type: 'history', id: 's1', start: spectatorView, steps: [wireStep] },
  here: { type: 'here', here: [1], watchers: 3 },
  late: { type: 'late', seat: 1, by: 38 },
  notice: { type: 'notice', table, game: 'kakuzu', kind: 'your-turn' },
  time: { type: 'time', id: 't1', now },
  bye: { type: 'bye', reason: 'restart' },
};

/** What a room gains when the game is over. */
export const overExample: Partial<Room> = {
  phase: 'over',
  outcome: { scores: [12, 9], winners: [0], resigned: [], finished: true },
  luck: { commitment, secret, shares: [...shares], options: chosen },
};
