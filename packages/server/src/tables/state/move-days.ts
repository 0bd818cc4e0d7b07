/**
 * Days for each move: a clock of the table, in place of the game's own times. It starts again with every move of its
 * seat. When it has run out, the game does what it does when its own timer has; where it has none, the player resigns.
 */

import type { Seat, Timer } from '@riverstone/rules';
import type { AppliedRow } from './applied-row.js';
import type { TableState } from './table-state.js';

const DAY_SECONDS = 24 * 60 * 60;
const SECOND = 1000;
const KEY = /^days:(\d)$/;

/** The timers that run at a table: those of the game, or the days for each move. */
export function timersAt(state: TableState): readonly Timer[] {
  const { phase, game, days } = state;
  if (phase !== 'playing' || game === null) return [];
  const { timers, awaited } = game.status;
  if (days === null) return timers;
  const seconds = days * DAY_SECONDS;
  const own = timers
    .filter(({ running, kind, seat }) => running && kind !== 'reminder' && (seat === null || state.isPerson(seat)))
    .map((timer) => ({ ...timer, seconds }));
  const isTimed = (seat: Seat): boolean => own.some((timer) => timer.seat === null || timer.seat === seat);
  const others = awaited
    .filter((seat) => state.isPerson(seat) && !isTimed(seat))
    .map((seat): Timer => ({ key: `days:${seat}`, kind: 'move', seat, seconds, running: true }));
  return [...own, ...others];
}

/** Gives a seat its full days again after it has moved. */
export function restartDays(state: TableState, { at, steps }: AppliedRow): void {
  if (state.days === null) return;
  for (const { key, seat, seconds } of timersAt(state))
    if (steps.some(({ entry }) => entry.actor === seat)) state.clocks.set(key, seconds * SECOND, at);
}

/** The seat whose days are over, by the key of its timer; null for a timer of the game. */
export function seatOfDays(timerKey: string): Seat | null {
  const seat = KEY.exec(timerKey)?.[1];
  return seat === undefined ? null : Number(seat);
}
