/** Carries actions out: placements, challenges, and the end of the game. */

import type { Actor, Seat, Transition } from '../core/game.js';
import { highestSeats } from '../core/outcome.js';
import { ok, type Refusal, type Result } from '../core/result.js';
import { withEarlierEvents } from '../core/transition.js';
import { type Board, cellAt, withMove } from './board/board.js';
import { type Placement, type ScoredPlacement, scorePlacement } from './board/placement.js';
import { type ChallengeCode, check } from './check.js';
import { isWrongClaim, truthOf } from './claim.js';
import type { ChallengeAction, ChallengeEvent, ChallengeState, LastMove } from './state.js';
import { challengers, isOver } from './status.js';
import type { ChallengeTypes } from './types.js';
import { view } from './view.js';

type Progress = Transition<ChallengeTypes>;

/** The state after an action, and what everybody saw; or why it is refused. */
export function apply(
  state: ChallengeState,
  actor: Actor,
  action: ChallengeAction,
): Result<Progress, Refusal<ChallengeCode>> {
  const seat = actor === 'table' ? state.turn : actor; // the table acts with the eyes of the seat in turn
  const checked = check(view(state, seat), actor, action);
  return checked.ok ? ok(ended(carryOut(state, seat, action))) : checked;
}

function carryOut(state: ChallengeState, seat: Seat, action: ChallengeAction): Progress {
  switch (action.type) {
    case 'place':
      return place(state, { ...action, seat, byClock: false }, action.claim);
    case 'place-by-clock':
      return place(state, { ...action, flips: [], byClock: true }, null);
    case 'challenge':
      return challenge(state, seat);
    case 'accept':
      return accept(state, seat);
    case 'close':
      return closeClaim(state);
  }
}

/** Lays the tile, credits the claim or (without one) the true points, draws, and passes the turn on. */
function place(
  before: ChallengeState,
  move: Placement & { seat: Seat; byClock: boolean },
  claim: number | null,
): Progress {
  const closed = closeClaim(before);
  const { state } = closed;
  const { seat, byClock, digit, side, square } = move;
  const made = scorePlacement(state.board, move);
  const truth = truthOf(made.board, move, state.options.expert);
  // In a strict game a wrong flip turns back at once. In a claim game it stays until somebody challenges it.
  const turnedBack = state.options.scoring === 'strict' && !truth.flipsLegal ? move.flips : [];
  const scored = turnedBack.length === 0 ? made : withoutFlips(made.board, move);
  const flips = turnedBack.length === 0 ? move.flips : [];
  const last: LastMove = { seat, byClock, digit, side, square, flips, credited: claim ?? scored.points };
  const [drawn] = state.bag;
  const hand = without(state.hands[seat] ?? [], digit);
  const hands = state.hands.with(seat, drawn === undefined ? hand : [...hand, drawn]);
  const events: ChallengeEvent[] = [
    ...closed.events,
    { type: 'placed', move: last, kakuros: claim === null ? scored.kakuros : null, turnedBack },
  ];
  if (drawn !== undefined) events.push({ type: 'drew', seat });
  return {
    state: {
      ...state,
      board: scored.board,
      hands,
      bag: state.bag.slice(1),
      scores: credit(state.scores, seat, last.credited),
      // The last tiles are placed in order, one per seat, so the next seat has a tile as long as anybody has one.
      turn: (seat + 1) % hands.length,
      last,
      open: claim === null ? null : { seat, claim, truth, accepted: [] },
    },
    events,
  };
}

/**
 * A move whose flips broke the rules: the placed tile stays, the flipped ones turn back, and what was right in it
 * scores nothing.
 */
function withoutFlips(after: Board, { square, flips }: Placement): ScoredPlacement {
  return { board: withMove(after, square, cellAt(after, square), flips), kakuros: [], points: 0 };
}

/** Rules on the open claim and closes it. */
function challenge(state: ChallengeState, challenger: Seat): Progress {
  const { open, last } = state;
  if (open === null || last === null) throw new Error('no claim is open');
  const upheld = isWrongClaim(open.claim, open.truth);
  const penalty = upheld ? 0 : state.options.falseChallenge;
  const event: ChallengeEvent = {
    type: 'challenged',
    seat: challenger,
    mover: open.seat,
    upheld,
    truth: open.truth,
    penalty,
  };
  if (!upheld) {
    return { state: { ...state, scores: credit(state.scores, challenger, -penalty), open: null }, events: [event] };
  }
  const { board } = withoutFlips(state.board, last);
  const scores = credit(state.scores, open.seat, -open.claim);
  return { state: { ...state, board, scores, last: { ...last, flips: [], credited: 0 }, open: null }, events: [event] };
}

function accept(state: ChallengeState, seat: Seat): Progress {
  const { open } = state;
  if (open === null) throw new Error('no claim is open');
  const accepted: ChallengeState = { ...state, open: { ...open, accepted: [...open.accepted, seat] } };
  const event: ChallengeEvent = { type: 'accepted', seat };
  if (challengers(accepted).length > 0) return { state: accepted, events: [event] };
  return withEarlierEvents([event], closeClaim(accepted));
}

/** An open claim that nobody challenged stands, right or wrong, and its truth may be known now. */
function closeClaim(state: ChallengeState): Progress {
  const { open } = state;
  if (open === null) return { state, events: [] };
  const { seat, claim, truth } = open;
  return { state: { ...state, open: null }, events: [{ type: 'claim-stood', seat, claim, truth }] };
}

function ended(progress: Progress): Progress {
  const { state, events } = progress;
  if (!isOver(state)) return progress;
  return { state, events: [...events, { type: 'ended', scores: state.scores, winners: highestSeats(state.scores) }] };
}

function without(hand: readonly number[], digit: number): number[] {
  return hand.toSpliced(hand.indexOf(digit), 1);
}

function credit(scores: readonly number[], seat: Seat, points: number): number[] {
  return scores.with(seat, (scores[seat] ?? 0) + points);
}
