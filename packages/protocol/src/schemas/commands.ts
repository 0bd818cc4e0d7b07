/** What somebody can do at a table. Whatever is accepted is on disk before anybody hears of it. */

import { z } from 'zod';
import { limits } from '../limits.js';
import { phrases } from '../phrases.js';
import { level, member, name, options, seat, share, textOf } from './parts.js';

export const commands = {
  enter: z
    .strictObject({ type: z.literal('enter'), name })
    .describe('Take a name at this table, or another one. Watching needs none.'),
  sit: z
    .strictObject({ type: z.literal('sit'), seat })
    .describe('Take a free seat before the game begins; who sat elsewhere moves.'),
  stand: z.strictObject({ type: z.literal('stand') }).describe('Leave the seat before the game begins.'),
  share: z
    .strictObject({ type: z.literal('share'), share })
    .describe('Give your own chance for the shuffle, before the game begins. The first one you give counts.'),
  arrange: z
    .strictObject({ type: z.literal('arrange'), from: seat, to: seat })
    .describe('Host, before the game begins: swap what is in two seats.'),
  bot: z
    .strictObject({ type: z.literal('bot'), seat, level: level.nullable() })
    .describe('Host, before the game begins: put a bot into a free seat, change its level, or take it away (null).'),
  plan: z
    .strictObject({ type: z.literal('plan'), seats: z.int().min(1).max(9), options })
    .describe('Host, before the game begins: change the number of seats and the options. Who has no seat left stands.'),
  list: z
    .strictObject({ type: z.literal('list'), listed: z.boolean() })
    .describe('Host: show the table in the open lobby, or no longer.'),
  start: z.strictObject({ type: z.literal('start') }).describe('Host: begin. Every seat must be taken.'),
  remove: z
    .strictObject({ type: z.literal('remove'), member })
    .describe(
      'Host: remove somebody. They may watch, but not sit or talk any more; in a game a bot plays on for them.',
    ),
  host: z
    .strictObject({ type: z.literal('host'), member })
    .describe(
      'Host: hand the table over. Where the host is away for two minutes, anybody who sits may take it over for themselves.',
    ),
  mute: z
    .strictObject({ type: z.literal('mute'), member, muted: z.boolean() })
    .describe('Host: nobody hears what they say, or everybody again.'),
  act: z
    .strictObject({
      type: z.literal('act'),
      action: textOf(1, limits.actionLength).describe(
        'What you do, as a record writes it after the seat: `y4c6`, `call`, `e5`.',
      ),
      promptKey: textOf(0, limits.promptKeyLength).describe(
        'What it answers: `promptKey(view, seat)` of the rules library for the view you saw. When that is no longer asked, it is refused as `stale`.',
      ),
    })
    .describe('Play.'),
  ask: z
    .strictObject({ type: z.literal('ask'), what: z.enum(['pause', 'resume', 'takeback']) })
    .describe(
      'Ask the others for a pause, to go on, or to take back the last action. Where nobody need be asked it is done at once.',
    ),
  answer: z
    .strictObject({ type: z.literal('answer'), agrees: z.boolean() })
    .describe('Answer what was asked. One no is a no.'),
  'stand-in': z
    .strictObject({ type: z.literal('stand-in'), seat })
    .describe(
      'Vote to let a bot play for somebody who is away. When all others who are here have voted, or the host after two minutes, it does.',
    ),
  back: z.strictObject({ type: z.literal('back') }).describe('Play again yourself instead of the bot.'),
  resign: z
    .strictObject({ type: z.literal('resign') })
    .describe('Give up. With more than two at the table a bot plays on, and can not win.'),
  rematch: z
    .strictObject({ type: z.literal('rematch') })
    .describe('After the end: a new table with the same people, whoever watches included.'),
  say: z
    .strictObject({
      type: z.literal('say'),
      text: textOf(1, limits.chatLength).optional(),
      phrase: z.enum(phrases).optional(),
    })
    .refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined), 'either a text or a phrase')
    .describe('Say something to everybody, in own words or by a quick phrase.'),
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
  commands.start,
  commands.remove,
  commands.host,
  commands.mute,
  commands.act,
  commands.ask,
  commands.answer,
  commands['stand-in'],
  commands.back,
  commands.resign,
  commands.rematch,
  commands.say,
]);
export type Command = z.infer<typeof command>;
