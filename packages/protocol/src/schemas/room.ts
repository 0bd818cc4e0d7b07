/** What everybody may see of a table apart from its game: members, seats, proposals. */

import { z } from 'zod';
import { days, game, hash, level, member, options, phrase, seat, share, tableId, time } from './parts.js';

const seatInRoom = z
  .strictObject({
    member: member.nullable().describe('Who sits here.'),
    bot: level.nullable().describe('The bot that plays here, for itself or for the member.'),
    name: z.string().describe('Empty when the seat is free.'),
    shared: z.boolean().describe('Whether the player has given a share.'),
    resigned: z.boolean(),
    outOfTime: z.boolean().describe('Whether they resigned because their days for a move were over.'),
    hints: z.int().min(0).describe('How many hints were given here.'),
    votes: z.array(seat).describe('Who voted for a stand-in here.'),
    wins: z.int().min(0).describe('How many games the player has won, at this table and at those it is a rematch of.'),
  })
  .describe('A seat and who plays it.');

const memberInRoom = z.strictObject({
  id: member,
  name: z.string(),
  muted: z.boolean().describe('The host hides what they say.'),
  removed: z.boolean(),
});

const proposal = z.strictObject({
  what: z.enum(['pause', 'resume', 'undo']),
  by: seat,
  agreed: z.array(seat).describe('Who has agreed, the proposer included.'),
});

export const outcome = z.strictObject({
  scores: z.array(z.number()),
  winners: z.array(seat),
  resigned: z.array(seat),
  removed: z
    .array(seat)
    .optional()
    .describe('Seats of people whom the host removed during the game; nobody got a win.'),
  finished: z.boolean().describe('False when resigning ended the game.'),
});

export const luckProof = z
  .strictObject({
    commitment: hash.describe('As published in the room.'),
    secret: hash,
    shares: z.array(share.or(z.literal(''))).describe('One for each seat; empty for bots and where none was given.'),
    options: options.describe('As chosen, before lots were drawn.'),
  })
  .describe('Everything needed to check the shuffle.');

export const room = z.strictObject({
  table: tableId,
  game,
  options,
  phase: z.enum(['gathering', 'playing', 'over']),
  host: member.nullable(),
  listed: z.boolean(),
  days: days.nullable().describe('Days for each move; null where there is no such clock.'),
  seats: z.array(seatInRoom),
  members: z.array(memberInRoom),
  commitment: hash.describe('The hash of the secret behind the shuffle.'),
  autoStart: z
    .boolean()
    .describe('Whether the game starts by itself once all seats are taken and their players present.'),
  startsAt: time.nullable().describe('When the game will start by itself; null while there is no countdown.'),
  paused: z.boolean(),
  pausedBy: z
    .array(seat)
    .describe('The seats that agreed to the pause. The game goes on when they all agree to go on.'),
  resumesAt: time.nullable().describe('When the pause ends in any case; null until somebody proposes to go on.'),
  proposal: proposal.nullable(),
  undoable: seat.nullable().describe('Whose last action can be taken back if the others agree.'),
  createdAt: time,
  startedAt: time.nullable(),
  playFrom: time
    .nullable()
    .describe('In a race: when the count-in ends and everybody may act. Null if there was none.'),
  calmUntil: time
    .nullable()
    .describe('In a race: until when nobody may call, after a new marker. Null if there was none.'),
  outcome: outcome.nullable(),
  luck: luckProof.nullable().describe('Null until the game is over.'),
  rematch: tableId.nullable(),
  rematchBy: member.nullable().describe('Who asked for it.'),
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
  phrase: phrase.nullable(),
});
export type ChatLine = z.infer<typeof chatLine>;
