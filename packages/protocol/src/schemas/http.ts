/** The bodies of HTTP requests and responses. */

import { z } from 'zod';
import { refusalCodes } from '../codes.js';
import { limits } from '../limits.js';
import { days, detail, game, ifOfItsType, level, member, name, options, seat, tableId, textOf, time } from './parts.js';
import { outcome } from './room.js';

export const refusalBody = z
  .strictObject({ error: z.strictObject({ code: z.enum(refusalCodes), message: z.string(), detail }) })
  .describe('Why the request was refused.');

export const newTable = z.strictObject({
  game,
  seats: z
    .array(level.nullable())
    .min(1, ifOfItsType)
    .max(9, ifOfItsType)
    .describe('One for each seat: the level of a bot, or null for a person.'),
  options,
  listed: z.boolean().describe('Whether the open lobby shows it.'),
  autoStart: z
    .boolean()
    .optional()
    .describe('Whether the game starts by itself when every seat is taken and everybody is here; true if left out.'),
  days: days.optional().describe('Days for each move, in games with turns. Without it nobody has a deadline.'),
  name: name.describe('The name of the maker, who becomes the host and takes the first seat for a person.'),
});
export type NewTable = z.infer<typeof newTable>;

export const madeTable = z.strictObject({ table: tableId });

export const tableSummary = z
  .strictObject({
    table: tableId,
    game,
    options,
    phase: z.enum(['gathering', 'playing', 'over']),
    seats: z.array(z.strictObject({ name: z.string(), bot: level.nullable() })),
    host: z.string().describe('The name of the host, or empty.'),
    listed: z.boolean(),
    paused: z.boolean(),
    days: days.nullable().describe('Days for each move; null where there is no such clock.'),
    dueAt: time.nullable().describe('When the time for the next move is over; only where there are days for it.'),
    awaited: z.array(seat).describe('The seats that the game waits for; none during a pause.'),
    outcome: outcome.nullable(),
    touchedAt: time,
  })
  .describe('A table in a list.');
export type TableSummary = z.infer<typeof tableSummary>;

export const myTable = tableSummary.extend({
  mySeat: seat.nullable().describe('Your seat; null when you watch.'),
  myTurn: z.boolean(),
});
export type MyTable = z.infer<typeof myTable>;

export const me = z.strictObject({
  known: z.boolean().describe('Whether this browser has been here before.'),
  tables: z.array(myTable),
});
export type Me = z.infer<typeof me>;

export const lobbyTable = tableSummary.extend({
  hostHere: z.boolean().describe('Whether the host is connected to the table.'),
});
export type LobbyTable = z.infer<typeof lobbyTable>;

export const lobby = z.strictObject({ tables: z.array(lobbyTable) });
export type Lobby = z.infer<typeof lobby>;

export const deviceCode = z.strictObject({ code: z.string(), until: time });
export type DeviceCode = z.infer<typeof deviceCode>;

export const devices = z
  .strictObject({
    devices: z.array(
      z.strictObject({
        device: z.string().describe('Names it; opens nothing.'),
        since: time.describe('When it became me.'),
        isThis: z.boolean().describe('The one that asks.'),
      }),
    ),
  })
  .describe('The browsers that are me, the oldest first.');
export type Devices = z.infer<typeof devices>;

export const usedCode = z.strictObject({ code: textOf(1, 24) });

export const pushSubscription = z
  .strictObject({
    endpoint: textOf(1, limits.endpointLength).describe('The address at the push service of the browser.'),
    keys: z.strictObject({
      p256dh: z.string().regex(/^B[A-Za-z0-9_-]{86}$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
    }),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .describe('The language that the pushes are for.'),
  })
  .describe('As the browser gives it, without padding.');

export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

export const dailyScore = z.strictObject({
  score: z.int().min(0).max(limits.dailyScore).describe('What the first try made.'),
});

export const dailyScores = z
  .strictObject({
    scores: z.array(
      z.strictObject({ score: z.int(), players: z.int().min(1).describe('How many players made that score.') }),
    ),
  })
  .describe('How the results of a day are spread, the lowest score first. Nobody has a name.');
export type DailyScores = z.infer<typeof dailyScores>;

/** Why somebody is reported. */
export const reportReasons = ['insult', 'name', 'cheating', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const newReport = z
  .strictObject({
    member: member.describe('Who is reported.'),
    reason: z.enum(reportReasons),
    line: z.int().min(1).optional().describe('The version of the chat line that it is about.'),
    text: textOf(0, limits.reportLength).describe('In the words of the reporter; may be empty.'),
  })
  .describe('The server keeps it with the last chat lines of the table.');
export type NewReport = z.infer<typeof newReport>;

export const serverInfo = z.strictObject({
  name: z.literal('riverstone'),
  v: z.int(),
  addresses: z.array(z.string()).describe('The addresses of this server for links and QR codes, the best one first.'),
  pushKey: z.string().nullable().describe('The key to subscribe to pushes with; null if the server sends none.'),
});
export type ServerInfo = z.infer<typeof serverInfo>;
