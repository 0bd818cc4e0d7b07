/**
 * The kinds of rows in a table's log, and the fields of each. Rows that come from the store are parsed by these
 * schemas.
 */

import { botLevels, moveDays, phrases } from '@riverstone/protocol';
import { type GameId, gameIds } from '@riverstone/rules';
import { z } from 'zod';

const seat = z.int().min(0);
export const memberId = z.int().min(1);
const level = z.enum(botLevels);
const record = z.record(z.string(), z.unknown());
/** Days for each move; null without such a clock. */
const days = z.literal(moveDays).nullable();
/** Games of a match that somebody has won. */
const wins = z.int().min(0);
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).readonly();
/** Game actions, formatted as in a record, with their actor: `0:e5`. */
const entries = list(z.string());

export const rowShapes = {
  created: {
    table: z.string(),
    game: z.enum(gameIds as readonly [GameId, ...GameId[]]),
    options: record,
    /** `wins`: of a bot in this match. */
    seats: list(z.strictObject({ bot: level.nullable(), member: memberId.nullable(), wins })),
    /** At a rematch, those who were removed from the first table stay removed. */
    members: list(z.strictObject({ guest: z.string(), name: z.string(), wins, removed: z.boolean().optional() })),
    host: memberId,
    listed: z.boolean(),
    autoStart: z.boolean(),
    days,
    /** The shuffle is derived from it. Only its hash leaves the server before the end of the game. */
    secret: z.string(),
    /** The table that this one is a rematch of. */
    previous: z.string().nullable(),
  },
  joined: { guest: z.string(), name: z.string() },
  renamed: { member: memberId, name: z.string() },
  removed: { member: memberId },
  /** A member had their data deleted. Earlier rows do not name them any more. */
  forgotten: { member: memberId },
  muted: { member: memberId, muted: z.boolean() },
  'took-seat': { member: memberId, seat },
  'left-seat': { seat },
  'swapped-seats': { from: seat, to: seat },
  'changed-bot': { seat, level: level.nullable() },
  'changed-plan': { seats: z.int().min(1), options: record, days },
  /** The seats that nobody has taken are gone. */
  'dropped-free-seats': { options: record },
  'changed-listing': { listed: z.boolean() },
  'changed-host': { member: memberId },
  'changed-auto-start': { on: z.boolean() },
  /** The game starts by itself after the countdown; or not, because somebody has left. */
  'countdown-began': {},
  'countdown-ended': {},
  /** A member's contribution to the seed of the game. */
  shared: { member: memberId, share: z.string() },
  /** The deal, and the draws before the first move. */
  started: { deal: z.strictObject({ options: record, chance: record }), entries },
  /** What a seat or a clock did, and the draws that follow from it. */
  played: { entries },
  undone: { entries: z.int().min(1) },
  proposed: { what: z.enum(['pause', 'resume', 'undo']), seat },
  agreed: { seat },
  declined: { seat },
  /** `seats` have agreed to it. */
  paused: { seats: list(seat) },
  resumed: {},
  /** A hint was given. */
  hinted: { seat },
  voted: { seat, against: seat },
  'stood-in': { seat, level },
  'came-back': { seat },
  /** A player resigned. If no member caused the row, the days for their move were over. */
  resigned: { seat, level },
  rematched: { table: z.string() },
  /** The node that owned the table died, and another took it over: from here on, rows of the old one conflict. */
  'taken-over': {},
  said: { member: memberId, text: z.string().nullable(), phrase: z.enum(phrases).nullable() },
} as const satisfies Readonly<Record<string, z.ZodRawShape>>;
