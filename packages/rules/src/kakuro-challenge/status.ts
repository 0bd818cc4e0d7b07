/** Whose move it is, which timers run, and who has won. */

import type { Seat, Status, Timer } from '../core/game.js';
import { memoizeLast } from '../core/memoize-last.js';
import { highestSeats } from '../core/outcome.js';
import { allPlaced, type ChallengeState, tilesOn } from './state.js';

/** After the last placement of a claim game: how long the opponents have to challenge it. */
export const RESULT_SECONDS = 20;

/** The game is over when every tile is on the board and no claim is open. */
export function isOver(state: ChallengeState): boolean {
  return allPlaced(state) && state.open === null;
}

export const status = memoizeLast(statusOf);

function statusOf(state: ChallengeState): Status {
  const { scores } = state;
  if (isOver(state)) {
    return { over: true, scores, winners: highestSeats(scores), awaited: [], allowed: [], tableDue: false, timers: [] };
  }
  const awaited = allPlaced(state) ? challengers(state) : [state.turn];
  const allowed = [...new Set([...awaited, ...challengers(state)])].sort((a, b) => a - b);
  return { over: false, scores, winners: [], awaited, allowed, tableDue: false, timers: timers(state) };
}

/** The seats that may challenge the open claim: every opponent of the mover who has not accepted it. */
export function challengers(state: ChallengeState): Seat[] {
  const { open } = state;
  if (open === null) return [];
  return [...state.hands.keys()].filter((seat) => seat !== open.seat && !open.accepted.includes(seat));
}

function timers(state: ChallengeState): Timer[] {
  if (allPlaced(state)) return [{ key: 'result', kind: 'result', seat: null, seconds: RESULT_SECONDS, running: true }];
  const { moveSeconds, timeUp } = state.options;
  if (moveSeconds === 'off') return [];
  const kind = timeUp === 'move' ? 'move' : 'reminder';
  return [{ key: `move:${tilesOn(state.board)}`, kind, seat: state.turn, seconds: moveSeconds, running: true }];
}
