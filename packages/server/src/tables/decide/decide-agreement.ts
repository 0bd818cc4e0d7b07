/** What the players of a running game settle among themselves: pauses, takebacks, bots for those who are away, giving up. */

import { type Command, limits } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import type { Question, RowContent } from '../log/row-body.js';
import type { Presence } from '../state/presence.js';
import { STAND_IN, type TableState } from '../state/table-state.js';
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
  // A host who only watches sees to it that the others can play on.
  if (command.type === 'stand-in' && phase === 'playing' && by.id === state.host && !plays)
    return voteForBot(state, by, null, command.seat);
  if (seat === null) return refusal('not-seated');
  if (phase !== 'playing') return refusal(phase === 'over' ? 'over' : 'not-begun');
  if (!plays) return refusal('resigned');
  switch (command.type) {
    case 'ask':
      return ask(state, by, seat, command.what);
    case 'answer':
      return answer(state, by, seat, command.agrees);
    case 'stand-in':
      return voteForBot(state, by, seat, command.seat);
    case 'back':
      return state.seats[seat]?.bot === null ? refusal('not-away') : accepted({ do: 'came-back', seat });
    case 'resign':
      return accepted({ do: 'resigned', seat, level: STAND_IN });
  }
}

function ask(state: TableState, by: MemberContext, seat: Seat, what: Question): DecisionResult {
  const refused = cantAsk(state, seat, what);
  if (refused !== null) return refused;
  const { asked } = state;
  // Who had not answered may have left: asked once more, the same is settled by those who are there.
  const agreed = asked?.what === what ? [...asked.agreed, seat] : [seat];
  if (asked !== null && !(asked.what === what && isAgreed(state, by, what, agreed))) return refusal('already-asked');
  return isAgreed(state, by, what, agreed) ? accepted(effectOf(what)) : accepted({ do: 'asked', what, seat });
}

function cantAsk(state: TableState, seat: Seat, what: Question): ReturnType<typeof cantPlay> {
  if (what === 'resume') return state.paused ? null : refusal('not-paused');
  const refused = cantPlay(state, seat);
  if (refused !== null) return refused;
  return what === 'takeback' && state.undoable !== seat ? refusal('nothing-to-take-back') : null;
}

function answer(state: TableState, by: MemberContext, seat: Seat, agrees: boolean): DecisionResult {
  const { asked } = state;
  if (asked === null) return refusal('nothing-asked');
  if (!agrees) return accepted({ do: 'declined', seat });
  if (asked.agreed.includes(seat)) return refusal('nothing-asked');
  const agreed = [...asked.agreed, seat];
  return isAgreed(state, by, asked.what, agreed) ? accepted(effectOf(asked.what)) : accepted({ do: 'agreed', seat });
}

/** A pause needs those who are here: it takes nothing from who is away. Its end and a takeback need everybody. */
function isAgreed(state: TableState, { presence }: MemberContext, what: Question, agreed: readonly Seat[]): boolean {
  const needed = what === 'pause' ? presentPeople(state, presence) : state.people;
  return needed.every((seat) => agreed.includes(seat));
}

function presentPeople(state: TableState, presence: Presence): Seat[] {
  return state.people.filter((seat) => presence.isHere(state.seats[seat]?.member ?? 0));
}

/**
 * What was asked, once everybody whose answer it waited for has agreed, given up, or is played for by a bot; null while somebody
 * may still answer. A pause does not wait for who has been away for long.
 */
export function settledQuestion(state: TableState, presence: Presence, now: number): TableDecision | null {
  const { asked, people } = state;
  if (asked === null) return null;
  const isGone = (seat: Seat): boolean =>
    presence.awayFor(state.seats[seat]?.member ?? 0, now) >= limits.awayBeforeVote;
  const needed = asked.what === 'pause' ? people.filter((seat) => !isGone(seat)) : people;
  const isSettled = needed.length > 0 && needed.every((seat) => asked.agreed.includes(seat));
  return isSettled ? { happened: effectOf(asked.what) } : null;
}

function effectOf(what: Question): RowContent {
  switch (what) {
    case 'pause':
      return { do: 'paused' };
    case 'resume':
      return { do: 'resumed' };
    case 'takeback':
      return { do: 'took-back', entries: 1 };
  }
}

/** `seat` is null for a host who does not play: they have no vote, but their word counts after a time. */
function voteForBot(state: TableState, by: MemberContext, seat: Seat | null, against: Seat): DecisionResult {
  const target = state.seats[against];
  if (target === undefined) return refusal('no-such-seat', { seat: against });
  if (target.member === null || target.bot !== null || by.presence.isHere(target.member)) return refusal('not-away');
  const awayFor = by.presence.awayFor(target.member, by.now);
  if (awayFor < limits.awayBeforeVote) return refusal('not-away', { wait: limits.awayBeforeVote - awayFor });
  if (by.id === state.host && awayFor >= limits.awayBeforeStandIn)
    return accepted({ do: 'stood-in', seat: against, level: STAND_IN });
  if (seat === null) return refusal('not-away', { wait: limits.awayBeforeStandIn - awayFor });
  const votes = [...target.votes, seat];
  const others = presentPeople(state, by.presence).filter((other) => other !== against);
  if (others.every((other) => votes.includes(other)))
    return accepted({ do: 'stood-in', seat: against, level: STAND_IN });
  return target.votes.includes(seat) ? refusal('already-asked') : accepted({ do: 'voted', seat, against });
}
