/** The commands that a client can send to a table. An accepted command is on disk before anybody hears of it. */

import { z } from 'zod';
import { limits } from '../limits.js';
import { days, level, member, name, options, phrase, seat, share, textOf } from './parts.js';

export const commands = {
  enter: z.strictObject({ type: z.literal('enter'), name }).describe('Take or change your name. Watching needs none.'),
  sit: z.strictObject({ type: z.literal('sit'), seat }).describe('Before the game: take a free seat, or move to it.'),
  stand: z.strictObject({ type: z.literal('stand') }).describe('Before the game: leave your seat.'),
  share: z
    .strictObject({ type: z.literal('share'), share })
    .describe('Before the game: give your share of the shuffle. Only the first counts.'),
  arrange: z
    .strictObject({ type: z.literal('arrange'), from: seat, to: seat })
    .describe('Host, before the game: swap two seats.'),
  bot: z
    .strictObject({ type: z.literal('bot'), seat, level: level.nullable() })
    .describe('Host, before the game: put a bot into a free seat, change its level, or remove it (null).'),
  plan: z
    .strictObject({
      type: z.literal('plan'),
      seats: z.int().min(1).max(9),
      options,
      days: days
        .nullable()
        .optional()
        .describe(
          'Days for each move, in games with turns; null for no such clock. If left out, the days do not change.',
        ),
    })
    .describe(
      'Host, before the game: change the number of seats, the options and the days. Members in removed seats stand up.',
    ),
  list: z
    .strictObject({ type: z.literal('list'), listed: z.boolean() })
    .describe('Host: show the table in the lobby, or hide it.'),
  'auto-start': z
    .strictObject({ type: z.literal('auto-start'), on: z.boolean() })
    .describe(
      'Host, before the game: whether the game starts by itself once all seats are taken and their players present. Off also stops the countdown, which anybody in a seat may do.',
    ),
  start: z
    .strictObject({
      type: z.literal('start'),
      dropFree: z.boolean().optional().describe('True to remove the free seats first.'),
    })
    .describe('Host: start the game. Every seat must be taken.'),
  remove: z
    .strictObject({ type: z.literal('remove'), member })
    .describe('Host: remove a member. They may watch, but not sit or chat. During a game a bot plays on for them.'),
  host: z
    .strictObject({ type: z.literal('host'), member })
    .describe(
      'Host: make another member the host. Any seated member may take over when the host is away for two minutes (before the game: 30 seconds).',
    ),
  mute: z
    .strictObject({ type: z.literal('mute'), member, muted: z.boolean() })
    .describe('Host: hide what a member says, or show it again.'),
  act: z
    .strictObject({
      type: z.literal('act'),
      action: textOf(1, limits.actionLength).describe('As a record writes it after the seat.'),
      promptKey: textOf(0, limits.promptKeyLength).describe('The prompt that it answers.'),
    })
    .describe('Make a move.'),
  ask: z
    .strictObject({ type: z.literal('ask'), what: z.enum(['pause', 'resume', 'undo']) })
    .describe(
      'Propose to pause, go on, or take back the last action. It happens at once if nobody else has to agree. A pause ends at the latest ten minutes after the first proposal to go on.',
    ),
  answer: z
    .strictObject({ type: z.literal('answer'), agrees: z.boolean() })
    .describe('Answer a proposal. A single no rejects it.'),
  hint: z
    .strictObject({ type: z.literal('hint') })
    .describe('Count a hint before it is shown. Only for a person who has played alone against bots from the start.'),
  'stand-in': z
    .strictObject({ type: z.literal('stand-in'), seat })
    .describe(
      "Vote for a bot to play for somebody who is away. It starts when all others present have voted. After two minutes the host's vote is enough.",
    ),
  back: z.strictObject({ type: z.literal('back') }).describe('Take your seat back from the bot.'),
  resign: z
    .strictObject({ type: z.literal('resign') })
    .describe("Give up. With more than two players a bot plays on; it can't win."),
  rematch: z
    .strictObject({ type: z.literal('rematch') })
    .describe(
      'Players, after the end: make a new table for the same people, spectators included. The game starts when all players have come there.',
    ),
  say: z
    .strictObject({
      type: z.literal('say'),
      text: textOf(1, limits.chatLength).optional(),
      phrase: phrase.optional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), 'either a text or a phrase')
    .describe('Chat: either a text or a phrase.'),
} as const;

export const command = z.discriminatedUnion('type', [
  commands.enter,
  commands.sit,
  commands.stand,
  commands.share,
  commands.arrange,
  commands.bot,
  commands.plan,
  commands.list,
  commands['auto-start'],
  commands.start,
  commands.remove,
  commands.host,
  commands.mute,
  commands.act,
  commands.ask,
  commands.answer,
  commands.hint,
  commands['stand-in'],
  commands.back,
  commands.resign,
  commands.rematch,
  commands.say,
]);
export type Command = z.infer<typeof command>;
