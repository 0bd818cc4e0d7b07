/** A table as everybody may see it, its game apart: who is there, who sits where, what is asked. */

import { z } from 'zod';
import { phrases } from '../phrases.js';
import { game, hash, level, member, options, seat, share, tableId, time } from './parts.js';

const seatInRoom = z
  .strictObject({
    member: member.nullable().describe('Who sits here; null when nobody does.'),
    bot: level
      .nullable()
      .describe('The bot that plays: alone, or for the member who is away, removed or has resigned.'),
    name: z.string().describe('The name that stands at the seat; empty when it is free.'),
    shared: z.boolean().describe('Whether the player has given a share of the chance.'),
    resigned: z.boolean(),
    votes: z.array(seat).describe('The seats that want a bot to play here.'),
  })
  .describe('A seat.');

const memberInRoom = z.strictObject({
  id: member,
  name: z.string(),
  muted: z.boolean().describe('The host lets nobody hear what they say.'),
  removed: z.boolean(),
});

const proposal = z.strictObject({
  what: z.enum(['pause', 'resume', 'takeback']),
  by: seat,
  agreed: z.array(seat).describe('The seats that have agreed, who asked among them.'),
});

export const outcome = z.strictObject({
  scores: z.array(z.number()),
  winners: z.array(seat),
  resigned: z.array(seat),
  finished: z.boolean().describe('Whether the game was played to its end, and not given up before.'),
});

export const luckProof = z
  .strictObject({
    commitment: hash.describe('What the server had published when the table was made: the hash of the secret.'),
    secret: hash,
    shares: z
      .array(share.or(z.literal('')))
      .describe("Every seat's share in seat order; empty for a bot, or where none was given."),
    options: options.describe('The options as they were chosen, before lots were drawn.'),
  })
  .describe('Everything needed to check the shuffle.');

export const room = z.strictObject({
  table: tableId,
  game,
  options,
  phase: z.enum(['gathering', 'playing', 'over']),
  host: member.nullable(),
  listed: z.boolean(),
  seats: z.array(seatInRoom),
  members: z.array(memberInRoom),
  commitment: hash.describe('The hash of the secret that the shuffle comes from.'),
  paused: z.boolean(),
  asked: proposal.nullable(),
  undoable: seat.nullable().describe('Whose last action can be taken back, if the others agree.'),
  createdAt: time,
  startedAt: time.nullable(),
  outcome: outcome.nullable(),
  luck: luckProof.nullable().describe('Null until the game is over.'),
  rematch: tableId.nullable().describe('The table where it goes on.'),
  rematchBy: member.nullable().describe('Who has asked for that.'),
  previous: tableId.nullable().describe('The table that this is a rematch of.'),
});
export type Room = z.infer<typeof room>;
export type SeatInRoom = z.infer<typeof seatInRoom>;
export type MemberInRoom = z.infer<typeof memberInRoom>;
export type Proposal = z.infer<typeof proposal>;
export type TableOutcome = z.infer<typeof outcome>;
export type LuckProof = z.infer<typeof luckProof>;

export const chatLine = z.strictObject({
  version: z.int(),
  at: time,
  member: member.nullable(),
  name: z.string(),
  text: z.string().nullable(),
  phrase: z.enum(phrases).nullable(),
});
export type ChatLine = z.infer<typeof chatLine>;
