/** Carries actions out: the set-up removals, draws, turns and the end of the game. */

import type { Actor, Seat, Transition } from '../core/game.js';
import { highestSeats } from '../core/outcome.js';
import { ok, type Refusal, type Result } from '../core/result.js';
import { withEarlierEvents } from '../core/transition.js';
import { check, type KakuzuCode } from './check.js';
import { changed, isComplete, type KakuzuAction, type KakuzuEvent, type KakuzuState, liftedStones } from './state.js';
import type { KakuzuTypes } from './types.js';
import { view } from './view.js';

type Progress = Transition<KakuzuTypes>;
type RemoveAction = KakuzuAction & { readonly type: 'remove' };

/** The set-up removes one stone from each of the nine boxes. */
const SETUP_REMOVALS = 9;
/** In announce games a turn keeps at most three stones. */
const ANNOUNCE_LIMIT = 3;

/** The state after an action, and what everybody saw; or why it is refused. */
export function apply(state: KakuzuState, actor: Actor, action: KakuzuAction): Result<Progress, Refusal<KakuzuCode>> {
  const checked = check(view(state, actor === 'table' ? 'spectator' : actor), actor, action);
  if (!checked.ok) return checked;
  switch (action.type) {
    case 'remove':
      return ok(state.phase === 'setup' ? removeInSetup(state, action) : removeInTurn(state, action));
    case 'draw':
      return ok(draw(state, action.digit));
    case 'flag':
      return ok(endTurn(changed(state, { flagged: [...state.flagged, action.seat].sort((a, b) => a - b) }), 'flag'));
  }
}

/** A stone that belongs to nobody; after the ninth the first seat's turn begins. */
function removeInSetup(state: KakuzuState, { square }: RemoveAction): Progress {
  const { state: opened, events } = uncover(state, square, null, null);
  const isLast = liftedStones(opened.uncovered) === SETUP_REMOVALS;
  if (isLast) return { state: beginTurn(opened, opened.first), events };
  return { state: changed(opened, { turn: (opened.turn + 1) % opened.scores.length }), events };
}

/** A match keeps the stone and goes on; a miss gives it to the next seat and ends the turn. */
function removeInTurn(state: KakuzuState, { square, announced }: RemoveAction): Progress {
  const wanted = announced ?? state.drawn.at(-1) ?? null;
  const matched = state.sheet[square] === wanted;
  const removed = uncover(state, square, wanted, matched ? state.turn : nextSeat(state));
  if (liftedStones(removed.state.uncovered) === state.sheet.length)
    return withEarlierEvents(removed.events, end(removed.state));
  if (!matched) return withEarlierEvents(removed.events, endTurn(removed.state, 'missed'));
  return withEarlierEvents(removed.events, goOn(changed(removed.state, { kept: state.kept + 1 }), wanted as number));
}

/** After a match: the next draw, the same digit again, or another announcement. */
function goOn(state: KakuzuState, matched: number): Progress {
  switch (state.options.variant) {
    case 'bag':
      return { state: changed(state, { phase: 'draw' }), events: [] };
    case 'same-digit':
      return isComplete(state.uncovered, matched) ? endTurn(state, 'ninth') : { state, events: [] };
    case 'announce':
      return state.kept === ANNOUNCE_LIMIT ? endTurn(state, 'third-match') : { state, events: [] };
  }
}

function draw(state: KakuzuState, digit: number): Progress {
  const event: KakuzuEvent = { type: 'drew', seat: state.turn, digit };
  if (digit === 0) return withEarlierEvents([event], endTurn(state, 'zero'));
  return { state: changed(state, { phase: 'remove', drawn: [...state.drawn, digit] }), events: [event] };
}

/** Who gets a missed stone: the next seat, its clock run out or not; alone, nobody. */
function nextSeat(state: KakuzuState): Seat | null {
  return state.scores.length === 1 ? null : (state.turn + 1) % state.scores.length;
}

/** Lifts a stone off the sheet and hands it to `to`. */
function uncover(state: KakuzuState, square: number, wanted: number | null, to: Seat | null): Progress {
  const digit = state.sheet[square] as number;
  const uncovered = state.uncovered.slice();
  uncovered[square] = digit;
  const scores = to === null ? state.scores : state.scores.map((stones, seat) => (seat === to ? stones + 1 : stones));
  const { turn: seat } = state;
  const events: KakuzuEvent[] = [{ type: 'removed', seat, square, digit, wanted, to }];
  if (isComplete(uncovered, digit)) events.push({ type: 'completed', digit });
  return { state: changed(state, { uncovered, scores, last: { seat, square, digit, wanted, to } }), events };
}

type Ending = (KakuzuEvent & { readonly type: 'turn-ended' })['reason'];

/** Passes the turn to the next seat that has time left; if there is none, the game ends. */
function endTurn(state: KakuzuState, reason: Ending): Progress {
  const event: KakuzuEvent = { type: 'turn-ended', seat: state.turn, reason };
  const seats = state.scores.length;
  for (let step = 1; step <= seats; step++) {
    const seat = (state.turn + step) % seats;
    if (!state.flagged.includes(seat)) return { state: beginTurn(state, seat), events: [event] };
  }
  return withEarlierEvents([event], end(state));
}

/** All drawn digits go back into the bag (it holds what is neither drawn nor complete), and the next draw is due. */
function beginTurn(state: KakuzuState, seat: Seat): KakuzuState {
  const phase = state.options.variant === 'announce' ? 'remove' : 'draw';
  return changed(state, { phase, turn: seat, drawn: [], kept: 0 });
}

function end(state: KakuzuState): Progress {
  const over = changed(state, { phase: 'over', drawn: [], kept: 0 });
  return { state: over, events: [{ type: 'ended', scores: over.scores, winners: highestSeats(over.scores) }] };
}
