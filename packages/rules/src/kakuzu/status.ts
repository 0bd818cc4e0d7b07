/** Whose turn it is, whose clock runs, and who has won. */

import type { Status, Timer } from '../core/game.js';
import { memoizeLast } from '../core/memoize-last.js';
import { highestSeats } from '../core/outcome.js';
import type { KakuzuState } from './state.js';

export const status = memoizeLast(statusOf);

function statusOf(state: KakuzuState): Status {
  const { scores, phase, turn } = state;
  if (phase === 'over') {
    return { over: true, scores, winners: highestSeats(scores), awaited: [], allowed: [], tableDue: false, timers: [] };
  }
  const awaited = phase === 'draw' ? [] : [turn];
  const tableDue = phase === 'draw';
  return { over: false, scores, winners: [], awaited, allowed: awaited, tableDue, timers: timers(state) };
}

/** Every seat's clock that has not run out; only that of the seat in turn runs, and not in the set-up. */
function timers(state: KakuzuState): Timer[] {
  const { clockMinutes } = state.options;
  if (clockMinutes === 'off') return [];
  return [...state.scores.keys()]
    .filter((seat) => !state.flagged.includes(seat))
    .map((seat) => ({
      key: `clock:${seat}`,
      kind: 'clock',
      seat,
      seconds: clockMinutes * 60,
      running: state.phase === 'remove' && state.turn === seat,
    }));
}
