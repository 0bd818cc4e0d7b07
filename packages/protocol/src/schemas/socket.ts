/** The messages on the socket, both ways. Every request gets exactly one reply, with its `id`. */

import { z } from 'zod';
import { refusalCodes } from '../codes.js';
import { command } from './commands.js';
import { commandId, detail, game, member, seat, tableId, time } from './parts.js';
import { chatLine, room } from './room.js';

/** The version of the protocol: a page that speaks another one must be loaded again. */
export const PROTOCOL_VERSION = 3;

const version = z.int().min(0).describe("Counts what was kept in the table's log: the same number, the same table.");

export const clientMessages = {
  join: z
    .strictObject({
      type: z.literal('join'),
      id: commandId,
      table: tableId,
      watch: z
        .boolean()
        .optional()
        .describe('True to see what a spectator sees, whoever you are: for a screen that others look at.'),
    })
    .describe(
      'Follow a table. The reply is `table`; from then on every change comes as `changes`. A socket follows one table at a time.',
    ),
  leave: z
    .strictObject({ type: z.literal('leave'), id: commandId })
    .describe('Follow no table any more. The reply is `done`.'),
  do: z
    .strictObject({ type: z.literal('do'), id: commandId, command })
    .describe(
      'Do something at the table that is followed. The reply is `changes` with its `id`, or `done` where it was done before, or `refused`.',
    ),
  history: z
    .strictObject({ type: z.literal('history'), id: commandId })
    .describe('Ask for all steps of the game so far. The reply is `history`.'),
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

const view = z
  .record(z.string(), z.unknown())
  .describe('What you may see of the game, as docs/views.md describes it for each game.');
const changedView = z
  .record(z.string(), z.unknown())
  .describe('The fields of the view that have changed; all of them when there was none.');
const clocks = z
  .record(z.string(), z.number())
  .describe(
    'What each clock of the view shows at that time, in milliseconds; those that run go on from there, unless the table is paused.',
  );

const wireStep = z.strictObject({
  number: z.int().min(1).describe('Counts what was done in the game.'),
  at: z.number().describe('Milliseconds since the game began.'),
  actor: seat.or(z.literal('table')),
  events: z.array(z.unknown()).describe('What everybody saw, as events of the rules library.'),
  view: changedView,
});
export type WireStep = z.infer<typeof wireStep>;

const change = z.strictObject({
  version,
  at: time,
  room: room.partial().optional().describe('The fields of the room that have changed.'),
  you: member.nullable().optional().describe('Who you are at this table, when that has changed.'),
  steps: z.array(wireStep).optional(),
  undone: z.int().optional().describe('How many of the last steps were taken back; `view` has what you see now.'),
  view: changedView
    .optional()
    .describe('Changes of the view that come from no step: the game began, or something was taken back.'),
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
      id: commandId.optional().describe('Left out when the server sends it by itself: forget what you had.'),
      version,
      now: time,
      room,
      you: member.nullable().describe('Who you are at this table; null when you have no name here.'),
      view: view.nullable().describe('Null until the game begins.'),
      clocks,
      chat: z.array(chatLine),
      here: z.array(member),
      watchers: z.int(),
    })
    .describe('A table as it stands.'),
  changes: z
    .strictObject({ type: z.literal('changes'), id: commandId.optional(), changes: z.array(change) })
    .describe('What has changed, in order. Where a version is missing in between, join again.'),
  done: z
    .strictObject({ type: z.literal('done'), id: commandId, version: version.optional() })
    .describe('It is done. To a command of somebody who follows the table: it was so before, and nothing has changed.'),
  refused: z
    .strictObject({
      type: z.literal('refused'),
      id: commandId.nullable().describe('Null where the message had no id that could be read.'),
      code: z.enum(refusalCodes).or(z.string().describe('A code of the game.')),
      detail,
    })
    .describe('Nothing was done.'),
  history: z
    .strictObject({
      type: z.literal('history'),
      id: commandId,
      start: view.nullable().describe('What a spectator saw when the game began.'),
      steps: z.array(wireStep),
    })
    .describe('All steps of the game, as a spectator saw them.'),
  here: z
    .strictObject({
      type: z.literal('here'),
      here: z.array(member),
      watchers: z.int().describe('How many watch without a name.'),
    })
    .describe('Who is here now. It is not kept.'),
  late: z
    .strictObject({
      type: z.literal('late'),
      seat,
      by: z.number().describe('Milliseconds after the one that counted.'),
    })
    .describe('The photo finish: somebody did the same too late. It is not kept.'),
  notice: z
    .strictObject({
      type: z.literal('notice'),
      table: tableId,
      game,
      kind: z.enum(['your-turn', 'turn-over', 'started', 'over', 'rematch']),
    })
    .describe('Something at one of your tables, told on every socket of yours that does not follow it.'),
  time: z.strictObject({ type: z.literal('time'), id: commandId, now: time }).describe("The server's time."),
  bye: z
    .strictObject({ type: z.literal('bye'), reason: z.enum(['restart', 'replaced']) })
    .describe(
      'The socket is about to close: come back at once. `replaced`: this browser was forgotten, or is somebody else now, and what it says over this socket is not heard any more.',
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
  serverMessages.time,
  serverMessages.bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
