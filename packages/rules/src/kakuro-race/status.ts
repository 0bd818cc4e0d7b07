/** Who searches, which timers run, and who has won. */

import type { Seat, Status, Timer } from '../core/game.js';
import { memoizeLast } from '../core/memoize-last.js';
import { highestSeats } from '../core/outcome.js';
import { type RaceState, type Round, searching } from './state.js';

export const status = memoizeLast(statusOf);

function statusOf(state: RaceState): Status {
  const { round, scores } = state;
  if (round === null) {
    return { over: true, scores, winners: winners(state), awaited: [], allowed: [], tableDue: false, timers: [] };
  }
  return { over: false, scores, winners: [], ...actors(state, round), tableDue: false, timers: timers(state, round) };
}

/** Most points win; a tie goes to the larger reserve of Action tiles; a further tie is shared. */
export function winners(state: Pick<RaceState, 'scores' | 'tiles'>): Seat[] {
  const tied = highestSeats(state.scores);
  const reserve = (seat: Seat): number => state.tiles[seat]?.length ?? 0;
  const mostTiles = Math.max(...tied.map(reserve));
  return tied.filter((seat) => reserve(seat) === mostTiles);
}

function actors(state: RaceState, round: Round): Pick<Status, 'awaited' | 'allowed'> {
  const seats = [...state.scores.keys()];
  if (state.options.sealed) {
    const awaited = seats.filter((seat) => !round.sealed.some((sealed) => sealed.seat === seat));
    return { awaited, allowed: seats };
  }
  if (round.caller !== null) return { awaited: [round.caller], allowed: [round.caller] };
  const allowed = searching(round, seats.length);
  return { awaited: allowed.filter((seat) => !round.none.includes(seat)), allowed };
}

function timers(state: RaceState, round: Round): Timer[] {
  const { caller, hourglass, number, calls } = round;
  const { hourglassSeconds, claimSeconds } = state.options;
  const result: Timer[] = [];
  if (hourglass) {
    const running = caller === null;
    result.push({ key: `hourglass:${number}`, kind: 'hourglass', seat: null, seconds: hourglassSeconds, running });
  }
  if (caller !== null) {
    result.push({ key: `claim:${number}:${calls}`, kind: 'claim', seat: caller, seconds: claimSeconds, running: true });
  }
  return result;
}
