/** Decides what the players of a running game agree on: pauses, undoing, stand-ins, resigning. Pure. */

import { type Command, limits } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import type { ProposalKind, RowContent } from '../log/row.js';
import type { Presence } from '../state/presence.js';
import { STAND_IN_LEVEL, type TableState } from '../state/table-state.js';
import {
  accepted,
  cantPlay,
  type DecisionResult,
  type MemberContext,
  refusal,
  type TableDecision,
} from './decision.js';

type AgreementCommand = Command & { type: 'ask' | 'answer' | 'stand-in' | 'back' | 'resign' };

export function decideAgreement(state: TableState, by: MemberContext, command: AgreementCommand): DecisionResult {
  const { seat } = by;
  const { phase } = state;
  const plays = seat !== null && state.seats[seat]?.resigned === false;
  // A host who only watches may still let a bot play for somebody who is away.
  if (command.type === 'stand-in' && phase === 'playing' && by.id === state.host && !plays)
    return voteForBot(state, by, null, command.seat);
  if (seat === null) return refusal('not-seated');
  if (phase !== 'playing') return refusal(phase === 'over' ? 'over' : 'not-begun');
  if (!plays) return refusal('resigned');
  switch (command.type) {
    case 'ask':
      return propose(state, by, seat, command.what);
    case 'answer':
      return answer(state, by, seat, command.agrees);
    case 'stand-in':
      return voteForBot(state, by, seat, command.seat);
    case 'back':
      return state.seats[seat]?.bot === null ? refusal('not-away') : accepted({ kind: 'came-back', seat });
    case 'resign':
      return accepted({ kind: 'resigned', seat, level: STAND_IN_LEVEL });
  }
}

function propose(state: TableState, by: MemberContext, seat: Seat, what: ProposalKind): DecisionResult {
  const refused = cantPropose(state, seat, what);
  if (refused !== null) return refused;
  const { proposal } = state;
  // Players who had not answered may have left. The same proposal, made again, can then pass.
  const agreed = proposal?.what === what ? [...proposal.agreed, seat] : [seat];
  if (proposal !== null && !(proposal.what === what && isAgreed(state, by, what, agreed)))
    return refusal('already-proposed');
  return isAgreed(state, by, what, agreed)
    ? accepted(rowFor(what, agreed))
    : accepted({ kind: 'proposed', what, seat });
}

function cantPropose(state: TableState, seat: Seat, what: ProposalKind): ReturnType<typeof cantPlay> {
  if (what === 'resume') return state.paused ? null : refusal('not-paused');
  const refused = cantPlay(state, seat);
  if (refused !== null) return refused;
  return what === 'undo' && state.undoable !== seat ? refusal('nothing-to-undo') : null;
}

function answer(state: TableState, by: MemberContext, seat: Seat, agrees: boolean): DecisionResult {
  const { proposal } = state;
  if (proposal === null) return refusal('no-proposal');
  if (!agrees) return accepted({ kind: 'declined', seat });
  if (proposal.agreed.includes(seat)) return refusal('no-proposal');
  const agreed = [...proposal.agreed, seat];
  return isAgreed(state, by, proposal.what, agreed)
    ? accepted(rowFor(proposal.what, agreed))
    : accepted({ kind: 'agreed', seat });
}

/**
 * Starting a pause needs everybody who is connected (with days for each move: all players). Ending it needs those who
 * agreed to it. Taking a move back needs all players.
 */
function isAgreed(
  state: TableState,
  { presence }: MemberContext,
  what: ProposalKind,
  agreed: readonly Seat[],
): boolean {
  const needed = {
    pause: () => (state.days === null ? presentPeople(state, presence) : state.people),
    resume: () => peopleWhoPaused(state),
    undo: () => state.people,
  };
  return needed[what]().every((seat) => agreed.includes(seat));
}

/** Players who were away when the others paused have no say in when it ends. */
function peopleWhoPaused({ people, pausedBy }: TableState): Seat[] {
  return people.filter((seat) => pausedBy.includes(seat));
}

function presentPeople(state: TableState, presence: Presence): Seat[] {
  return state.people.filter((seat) => presence.isHere(state.seats[seat]?.member ?? 0));
}

/**
 * The row that settles the open proposal; null while somebody may still answer. Players who resigned or have a stand-in
 * do not count, and a pause does not wait for those who have been away for long.
 */
export function settledProposal(state: TableState, presence: Presence, now: number): TableDecision | null {
  const { proposal, people } = state;
  if (proposal === null) return null;
  const isGone = (seat: Seat): boolean =>
    presence.awayFor(state.seats[seat]?.member ?? 0, now) >= limits.awayBeforeVote;
  const needed = {
    pause: () => (state.days === null ? people.filter((seat) => !isGone(seat)) : people),
    resume: () => peopleWhoPaused(state),
    undo: () => people,
  }[proposal.what]();
  // A pause needs at least one player who agrees; going on does not.
  const isSettled =
    (needed.length > 0 || proposal.what === 'resume') && needed.every((seat) => proposal.agreed.includes(seat));
  return isSettled ? { content: rowFor(proposal.what, proposal.agreed) } : null;
}

/** The row that ends a pause which has lasted too long since somebody asked to go on; null while it has not. */
export function overduePause({ paused, resumesAt }: TableState, now: number): TableDecision | null {
  return paused && resumesAt !== null && resumesAt <= now ? { content: { kind: 'resumed' } } : null;
}

function rowFor(what: ProposalKind, agreed: readonly Seat[]): RowContent {
  switch (what) {
    case 'pause':
      return { kind: 'paused', seats: agreed };
    case 'resume':
      return { kind: 'resumed' };
    case 'undo':
      return { kind: 'undone', entries: 1 };
  }
}

/** `seat` is null for a host who does not play: they have no vote, but may decide alone after a while. */
function voteForBot(state: TableState, by: MemberContext, seat: Seat | null, against: Seat): DecisionResult {
  const target = state.seats[against];
  if (target === undefined) return refusal('no-such-seat', { seat: against });
  // With days for each move, players need not be connected.
  if (state.days !== null) return refusal('not-away');
  if (target.member === null || target.bot !== null || by.presence.isHere(target.member)) return refusal('not-away');
  const awayFor = by.presence.awayFor(target.member, by.now);
  if (awayFor < limits.awayBeforeVote) return refusal('not-away', { wait: limits.awayBeforeVote - awayFor });
  if (by.id === state.host && awayFor >= limits.awayBeforeStandIn)
    return accepted({ kind: 'stood-in', seat: against, level: STAND_IN_LEVEL });
  if (seat === null) return refusal('not-away', { wait: limits.awayBeforeStandIn - awayFor });
  const votes = [...target.votes, seat];
  const others = presentPeople(state, by.presence).filter((other) => other !== against);
  if (others.every((other) => votes.includes(other)))
    return accepted({ kind: 'stood-in', seat: against, level: STAND_IN_LEVEL });
  return target.votes.includes(seat) ? refusal('already-proposed') : accepted({ kind: 'voted', seat, against });
}
