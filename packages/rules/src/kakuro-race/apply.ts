/** Carries actions out: calls, claims, votes, seals, and the end of a marker with its draw. */

import type { Actor, Seat, Transition } from '../core/game.js';
import { ok, type Refusal, type Result } from '../core/result.js';
import { withEarlierEvents } from '../core/transition.js';
import { check, type RaceCode } from './check.js';
import { type ClaimEffect, checkClaim } from './claim.js';
import { closeMarker } from './close-marker.js';
import type { Claim } from './field.js';
import {
  isTableAction,
  type OpenedSeal,
  type RaceAction,
  type RaceEvent,
  type RaceSeatAction,
  type RaceState,
  type RaceTableAction,
  type Round,
  searching,
  type WrongCall,
} from './state.js';
import type { RaceTypes } from './types.js';
import { view } from './view.js';

type Progress = Transition<RaceTypes>;

/** The state after an action, and what everybody saw; or why it is refused. */
export function apply(state: RaceState, actor: Actor, action: RaceAction): Result<Progress, Refusal<RaceCode>> {
  const checked = check(view(state, actor === 'table' ? 'spectator' : actor), actor, action);
  if (!checked.ok) return checked;
  const { round } = state;
  if (round === null) throw new Error('the game is over');
  if (isTableAction(action)) return ok(runOut(state, round, action));
  if (actor === 'table') throw new Error('the table does not play');
  return ok(carryOut(state, round, actor, action));
}

/** A clock has run out. */
function runOut(state: RaceState, round: Round, action: RaceTableAction): Progress {
  if (action.type === 'late') return wrongCall(state, round, action.seat, 'late', null);
  return state.options.sealed ? openSeals(state, round) : closeMarker(state, round, null);
}

function carryOut(state: RaceState, round: Round, seat: Seat, action: RaceSeatAction): Progress {
  switch (action.type) {
    case 'call': {
      const called = { ...round, caller: seat, calls: round.calls + 1 };
      return { state: { ...state, round: called }, events: [{ type: 'called', seat }] };
    }
    case 'claim':
      return claim(state, round, seat, action.claim);
    case 'withdraw':
      return wrongCall(state, round, seat, 'withdrawn', null);
    case 'none':
      return state.options.sealed ? seal(state, round, seat, null) : sayNone(state, round, seat);
    case 'none-back': {
      const none = round.none.filter((other) => other !== seat);
      return { state: { ...state, round: { ...round, none } }, events: [{ type: 'took-none-back', seat }] };
    }
    case 'seal':
      return seal(state, round, seat, action.claim);
  }
}

function claim(state: RaceState, round: Round, seat: Seat, claimed: Claim): Progress {
  const judged = judge(state, round, seat, claimed);
  if (!judged.ok) return wrongCall(state, round, seat, judged.error.code, claimed);
  return solve(state, round, seat, claimed, judged.value);
}

function judge(state: RaceState, round: Round, seat: Seat, claimed: Claim): ReturnType<typeof checkClaim> {
  const { field, scored } = state;
  return checkClaim({ field, scored, marker: round.marker, tiles: state.tiles[seat] ?? [] }, claimed);
}

/** A valid claim happens: its effect, its points, and the marker is dealt with. */
function solve(state: RaceState, round: Round, seat: Seat, claimed: Claim, effect: ClaimEffect): Progress {
  const { points } = effect;
  const solved: RaceState = {
    ...state,
    field: effect.field,
    scored: [...state.scored, { first: claimed.first, last: claimed.last, marker: round.marker }],
    tiles: state.tiles.with(seat, effect.tiles),
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + points),
  };
  const event: RaceEvent = { type: 'solved', seat, marker: round.marker, claim: claimed, points };
  return withEarlierEvents([event], closeMarker(solved, round, seat));
}

/** The caller sits out. If everybody is out, the marker is unsolved; else the votes of the others are counted. */
function wrongCall(state: RaceState, round: Round, seat: Seat, reason: WrongCall, claimed: Claim | null): Progress {
  const event: RaceEvent = { type: 'wrong-call', seat, reason, claim: claimed };
  const out = [...round.out, seat].sort((a, b) => a - b);
  return withEarlierEvents([event], countVotes(state, { ...round, out, caller: null }));
}

function sayNone(state: RaceState, round: Round, seat: Seat): Progress {
  const none = [...round.none, seat].sort((a, b) => a - b);
  return withEarlierEvents([{ type: 'said-none', seat }], countVotes(state, { ...round, none }));
}

/**
 * Counts *none* among those still searching, after every *none* and whenever somebody has to sit out: all of them (or
 * nobody left to search) closes the marker, half of them start the hourglass.
 */
function countVotes(state: RaceState, round: Round): Progress {
  const searchers = searching(round, state.scores.length);
  const votes = searchers.filter((seat) => round.none.includes(seat)).length;
  if (votes === searchers.length) return closeMarker(state, round, null);
  const starts = !round.hourglass && votes * 2 >= searchers.length;
  if (!starts) return { state: { ...state, round }, events: [] };
  return { state: { ...state, round: { ...round, hourglass: true } }, events: [{ type: 'hourglass-started' }] };
}

/** Seals a claim or *none* (null), and replaces an earlier seal of the seat. The last seal opens all of them. */
function seal(state: RaceState, round: Round, seat: Seat, claimed: Claim | null): Progress {
  const sealed = [...round.sealed.filter((other) => other.seat !== seat), { seat, claim: claimed }];
  const next = { ...round, sealed };
  const event: RaceEvent = { type: 'sealed', seat };
  if (sealed.length < state.scores.length) return { state: { ...state, round: next }, events: [event] };
  return withEarlierEvents([event], openSeals(state, next));
}

/**
 * The valid claim with the most points happens, of equal ones the one sealed first; with none the marker is unsolved.
 */
function openSeals(state: RaceState, round: Round): Progress {
  const judged = round.sealed.map(({ seat, claim: claimed }) => ({
    seat,
    claimed,
    result: claimed && judge(state, round, seat, claimed),
  }));
  const seals = judged.map(
    ({ seat, claimed, result }): OpenedSeal => ({
      seat,
      claim: claimed,
      points: result?.ok ? result.value.points : 0,
      void: result && !result.ok ? result.error.code : null,
    }),
  );
  const most = Math.max(0, ...seals.map(({ points }) => points));
  const winner = judged.find(({ result }) => result?.ok && result.value.points === most);
  const opened: RaceEvent = { type: 'seals-opened', seals };
  if (!winner?.claimed || !winner.result?.ok) return withEarlierEvents([opened], closeMarker(state, round, null));
  return withEarlierEvents([opened], solve(state, round, winner.seat, winner.claimed, winner.result.value));
}
