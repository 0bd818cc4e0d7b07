/** Decides on a command: the row that it adds to the log, or why it is refused. Pure. */

import { type Command, limits } from '@riverstone/protocol';
import { ok } from '@riverstone/rules';
import { checkOptions } from '../game/server-game.js';
import type { MemberId } from '../log/row.js';
import type { TableState } from '../state/table-state.js';
import { decideAgreement } from './decide-agreement.js';
import { decideRematch } from './decide-rematch.js';
import {
  accepted,
  type CommandContext,
  cantPlay,
  type DecisionResult,
  type MemberContext,
  noChange,
  played,
  refusal,
} from './decision.js';
import { isSameName, plainText, readName } from './names.js';

/** All commands that are decided at once. To start a game takes a deal. */
type PlainCommand = Exclude<Command, { type: 'start' }>;

export function decide(state: TableState, context: CommandContext, command: PlainCommand): DecisionResult {
  const id = state.memberOf(context.guest);
  const member = id === null ? undefined : state.member(id);
  if (member?.removed === true) return refusal('removed');
  if (command.type === 'enter') return enter(state, context, id, command.name);
  if (id === null || member === undefined) return refusal('not-a-member');
  const { guest, now, presence, words } = context;
  const by = { guest, now, presence, words, id, member, seat: state.seatOf(id) };
  switch (command.type) {
    case 'say':
      return say(state, by, command);
    case 'act':
      return act(state, by, command);
    case 'sit':
    case 'stand':
    case 'share':
      return decideGathering(state, by, command);
    case 'auto-start':
      return mayChangeStart(state, by, command.on) ? decideAsHost(state, command) : refusal('not-host');
    case 'rematch':
      return decideRematch(state, by);
    case 'host':
      return changeHost(state, by, command.member);
    case 'hint':
      return hint(state, by);
    case 'ask':
    case 'answer':
    case 'stand-in':
    case 'back':
    case 'resign':
      return decideAgreement(state, by, command);
    default:
      return by.id === state.host ? decideAsHost(state, command) : refusal('not-host');
  }
}

function enter(state: TableState, { guest, words }: CommandContext, id: MemberId | null, raw: string): DecisionResult {
  const name = readName(raw);
  if (name === null) return refusal('bad-name');
  const before = state.member(id ?? 0);
  if (before?.name === name) return noChange;
  // A muted member could otherwise talk through their name.
  if (before?.muted === true) return refusal('muted');
  if (words.hits(name)) return refusal('bad-words');
  const isTaken = state.members.some(
    (other, index) => index + 1 !== id && !other.removed && isSameName(other.name, name),
  );
  if (isTaken) return refusal('name-taken', { name });
  if (id !== null) return accepted({ kind: 'renamed', member: id, name });
  if (state.members.filter(({ removed }) => !removed).length >= limits.members)
    return refusal('table-full', { most: limits.members });
  return accepted({ kind: 'joined', guest, name });
}

function say(
  state: TableState,
  { id, member, words }: MemberContext,
  { text, phrase }: Command & { type: 'say' },
): DecisionResult {
  if (member.muted) return refusal('muted');
  // Every line stays in the log, which is read whole when the table is loaded.
  if (state.said >= limits.chatLinesInAll || state.saidAfterEnd >= limits.chatLinesAfterEnd)
    return refusal('chat-full');
  const plain = text === undefined ? null : plainText(text);
  if (plain === '') return refusal('bad-message', { field: 'text' });
  // The word list is for tables in the lobby. At other tables only people with the link can read the chat.
  if (plain !== null && state.listed && words.hits(plain)) return refusal('bad-words');
  return accepted({ kind: 'said', member: id, text: plain, phrase: phrase ?? null });
}

function act(
  state: TableState,
  { seat, now }: MemberContext,
  { action, promptKey }: Command & { type: 'act' },
): DecisionResult {
  if (seat === null) return refusal('not-seated');
  const refused = cantPlay(state, seat);
  if (refused !== null) return refused;
  const game = state.requireGame();
  const wait = state.time.countInLeft(now);
  if (wait > 0) return refusal('too-early', { wait });
  const move = game.attempt({ seat, action, promptKey }, state.time.at(now));
  return move.ok ? ok(played(game, move.value)) : move;
}

/** Allows hints only to a person who plays alone with bots, and only if the options do. Counts all their devices. */
function hint(state: TableState, { seat }: MemberContext): DecisionResult {
  if (seat === null) return refusal('not-seated');
  const refused = cantPlay(state, seat);
  if (refused !== null) return refused;
  const people = state.seats.filter(({ member }) => member !== null);
  const isFair = people.length === 1 && state.requireGame().allowsHints;
  return isFair ? accepted({ kind: 'hinted', seat }) : refusal('no-hints');
}

type GatheringCommand = Command & { type: 'sit' | 'stand' | 'share' };

function decideGathering(
  state: TableState,
  { id, member, seat }: MemberContext,
  command: GatheringCommand,
): DecisionResult {
  if (state.phase !== 'gathering') return refusal('begun');
  switch (command.type) {
    case 'sit': {
      const wanted = state.seats[command.seat];
      if (wanted === undefined) return refusal('no-such-seat', { seat: command.seat });
      if (wanted.member !== null || wanted.bot !== null) return refusal('seat-taken', { seat: command.seat });
      return accepted({ kind: 'took-seat', member: id, seat: command.seat });
    }
    case 'stand':
      return seat === null ? refusal('not-seated') : accepted({ kind: 'left-seat', seat });
    case 'share':
      // Only the first share counts, so that nobody can change theirs after seeing others'.
      return member.share === null
        ? accepted({ kind: 'shared', member: id, share: command.share })
        : refusal('already-shared');
  }
}

/** The host hands the table over. If the host has been away for long, anyone with a seat may take over. */
function changeHost(state: TableState, by: MemberContext, to: MemberId): DecisionResult {
  const target = state.member(to);
  if (target === undefined || target.removed) return refusal('no-such-member', { member: to });
  const { host } = state;
  const longEnough = state.phase === 'gathering' ? limits.awayBeforeTakeOver : limits.awayBeforeStandIn;
  const isHostAway = host === null || by.presence.awayFor(host, by.now) >= longEnough;
  const takesOver = to === by.id && by.seat !== null && isHostAway;
  if (by.id !== host && !takesOver) return refusal('not-host');
  return to === host ? noChange : accepted({ kind: 'changed-host', member: to });
}

/** The host decides; but whoever has a seat may stop a countdown, because they need another moment. */
function mayChangeStart(state: TableState, { id, seat }: MemberContext, on: boolean): boolean {
  return id === state.host || (!on && seat !== null && state.startsAt !== null);
}

type HostCommand = Command & { type: 'arrange' | 'bot' | 'plan' | 'auto-start' | 'list' | 'remove' | 'mute' };

function decideAsHost(state: TableState, command: PlainCommand): DecisionResult {
  switch (command.type) {
    case 'list':
      if (command.listed && state.isKeptOutOfLobby) return refusal('unlisted');
      return state.listed === command.listed ? noChange : accepted({ kind: 'changed-listing', listed: command.listed });
    case 'remove':
    case 'mute':
      return changeMember(state, command);
    case 'arrange':
    case 'bot':
    case 'plan':
    case 'auto-start':
      return state.phase === 'gathering' ? changeSetup(state, command) : refusal('begun');
    default:
      return refusal('bad-message', { field: 'type' });
  }
}

function changeMember(state: TableState, command: HostCommand & { type: 'remove' | 'mute' }): DecisionResult {
  const target = state.member(command.member);
  if (target === undefined || target.removed || command.member === state.host)
    return refusal('no-such-member', { member: command.member });
  if (command.type === 'remove') return accepted({ kind: 'removed', member: command.member });
  if (target.muted === command.muted) return noChange;
  return accepted({ kind: 'muted', member: command.member, muted: command.muted });
}

type SetupCommand = HostCommand & { type: 'arrange' | 'bot' | 'plan' | 'auto-start' };

function changeSetup(state: TableState, command: SetupCommand): DecisionResult {
  switch (command.type) {
    case 'auto-start':
      return state.autoStart === command.on ? noChange : accepted({ kind: 'changed-auto-start', on: command.on });
    case 'arrange': {
      const { from, to } = command;
      const missing = [from, to].find((seat) => state.seats[seat] === undefined);
      if (missing !== undefined) return refusal('no-such-seat', { seat: missing });
      return from === to ? noChange : accepted({ kind: 'swapped-seats', from, to });
    }
    case 'bot': {
      const seat = state.seats[command.seat];
      if (seat === undefined) return refusal('no-such-seat', { seat: command.seat });
      if (seat.member !== null) return refusal('seat-taken', { seat: command.seat });
      return seat.bot === command.level
        ? noChange
        : accepted({ kind: 'changed-bot', seat: command.seat, level: command.level });
    }
    case 'plan': {
      const { seats, options, days = state.days } = command;
      if (days !== null && !state.hasTurns) return refusal('bad-options', { days });
      const checked = checkOptions(state.gameId, seats, options);
      return checked.ok ? accepted({ kind: 'changed-plan', seats, options, days }) : checked;
    }
  }
}
