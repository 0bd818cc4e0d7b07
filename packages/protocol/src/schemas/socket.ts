/** The messages on the socket, both ways. Every request gets exactly one reply, with its `id`. */

import { z } from 'zod';
import { refusalCodes } from '../codes.js';
import { command } from './commands.js';
import { commandId, detail, game, member, seat, tableId, time } from './parts.js';
import { chatLine, room } from './room.js';

/** A page that speaks another version must be loaded again. */
export const PROTOCOL_VERSION = 5;

const version = z.int().min(0).describe("The number of the last row in the table's log.");

export const clientMessages = {
  join: z
    .strictObject({
      type: z.literal('join'),
      id: commandId,
      table: tableId,
      watch: z.boolean().optional().describe('True to see only what a spectator sees.'),
    })
    .describe('Follow a table, one at a time. The reply is `table`; then every change comes as `changes`.'),
  leave: z
    .strictObject({ type: z.literal('leave'), id: commandId })
    .describe('Stop following the table. The reply is `done`.'),
  do: z
    .strictObject({ type: z.literal('do'), id: commandId, command })
    .describe('Do something at the table. The reply is `changes`, or `done` if it was done before.'),
  history: z
    .strictObject({ type: z.literal('history'), id: commandId })
    .describe('Ask for all steps so far. The reply is `history`.'),
  time: z
    .strictObject({ type: z.literal('time'), id: commandId })
    .describe("Ask for the server's time. The reply is `time`."),
} as const;

export const clientMessage = z.discriminatedUnion('type', [
  clientMessages.join,
  clientMessages.leave,
  clientMessages.do,
  clientMessages.history,
  clientMessages.time,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const view = z.record(z.string(), z.unknown()).describe('What you may see of the game (docs/views.md).');
const changedView = z
  .record(z.string(), z.unknown())
  .describe('The changed fields of your view; all fields if you had none.');
const clocks = z
  .record(z.string(), z.number())
  .describe(
    'Milliseconds on each timer of the view, by its key. Running timers go on unless the table is paused. With days for each move: only running ones; `days:<seat>` if the game has no timer.',
  );

const here = z.array(member).describe('Who is connected.');
const watchers = z.int().describe('How many watch without a name.');

const wireStep = z.strictObject({
  number: z.int().min(1).describe('Counts the steps of the game.'),
  at: z.number().describe('Milliseconds since the game began, without pauses.'),
  actor: seat.or(z.literal('table')),
  events: z.array(z.unknown()).describe('What everybody saw.'),
  view: changedView,
});
export type WireStep = z.infer<typeof wireStep>;

const change = z.strictObject({
  version,
  at: time,
  room: room.partial().optional().describe('The fields that changed.'),
  you: member.nullable().optional().describe('If it changed.'),
  steps: z.array(wireStep).optional(),
  undone: z.int().optional().describe('How many steps were taken back.'),
  view: changedView.optional().describe('Changed fields that come from no step.'),
  clocks: clocks.optional(),
  said: chatLine.optional(),
});
export type TableChange = z.infer<typeof change>;

export const serverMessages = {
  hello: z
    .strictObject({ type: z.literal('hello'), v: z.literal(PROTOCOL_VERSION), now: time })
    .describe('The first message on every socket.'),
  table: z
    .strictObject({
      type: z.literal('table'),
      id: commandId.optional().describe('Missing when you did not ask.'),
      version,
      now: time,
      room,
      you: member.nullable(),
      view: view.nullable().describe('Null until the game begins.'),
      clocks,
      chat: z.array(chatLine),
      here,
      watchers,
    })
    .describe('The whole table as it is now.'),
  changes: z
    .strictObject({ type: z.literal('changes'), id: commandId.optional(), changes: z.array(change) })
    .describe('What changed, in order.'),
  done: z
    .strictObject({ type: z.literal('done'), id: commandId, version: version.optional() })
    .describe('The request is done. As reply to a command: it was done before.'),
  refused: z
    .strictObject({
      type: z.literal('refused'),
      id: commandId.nullable().describe('Null if the message had no readable id.'),
      code: z.enum(refusalCodes).or(z.string().describe('A code of the game.')),
      detail,
    })
    .describe('The request was refused; nothing changed.'),
  history: z
    .strictObject({
      type: z.literal('history'),
      id: commandId,
      start: view.nullable().describe("The spectator's view when the game began."),
      steps: z.array(wireStep),
    })
    .describe('All steps of the game as a spectator saw them.'),
  here: z.strictObject({ type: z.literal('here'), here, watchers }).describe('Who is connected now.'),
  late: z
    .strictObject({
      type: z.literal('late'),
      seat,
      by: z.number(),
    })
    .describe('This seat did the same, but `by` milliseconds too late.'),
  notice: z
    .strictObject({
      type: z.literal('notice'),
      table: tableId,
      game,
      kind: z
        .enum(['your-turn', 'turn-over', 'full', 'started', 'over', 'rematch'])
        .describe('`full`: every seat of the table that you host is taken.'),
    })
    .describe('News from one of your tables that this socket does not follow.'),
  announcements: z
    .strictObject({
      type: z.literal('announcements'),
      announcements: z.array(
        z.strictObject({ id: z.string(), text: z.string(), until: time.describe('When it is over.') }),
      ),
    })
    .describe(
      'What the people who run the server announce, such as an update. Comes when it changes; empty when it is over.',
    ),
  time: z.strictObject({ type: z.literal('time'), id: commandId, now: time }).describe("The server's time."),
  bye: z
    .strictObject({ type: z.literal('bye'), reason: z.enum(['restart', 'replaced']) })
    .describe(
      'The socket is about to close. `restart`: connect again at once. `replaced`: the browser was forgotten or became another guest; messages on this socket are ignored.',
    ),
} as const;

export const serverMessage = z.discriminatedUnion('type', [
  serverMessages.hello,
  serverMessages.table,
  serverMessages.changes,
  serverMessages.done,
  serverMessages.refused,
  serverMessages.history,
  serverMessages.here,
  serverMessages.late,
  serverMessages.notice,
  serverMessages.announcements,
  serverMessages.time,
  serverMessages.bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
