/** The actions open to a seat, and to the table. */

import type { LegalActions, Seat } from '../core/game.js';
import { check } from './check.js';
import { bagOf, digits, type KakuzuAction, type KakuzuState } from './state.js';
import { status } from './status.js';
import type { KakuzuView } from './view.js';

/** Every stone that a seat may remove now, with every digit that it may announce. */
export function legal(view: KakuzuView, seat: Seat): LegalActions<KakuzuAction> {
  const announces = view.options.variant === 'announce' && view.phase !== 'setup';
  const announcements: readonly (number | null)[] = announces ? digits : [null];
  const actions = [...view.uncovered.keys()]
    .flatMap((square) => announcements.map((announced): KakuzuAction => ({ type: 'remove', square, announced })))
    .filter((action) => check(view, seat, action).ok);
  return { actions, complete: true };
}

/** Every draw, created once: `tableActions` picks from these after every move. */
const draws = Array.from({ length: digits.length + 1 }, (_, digit): KakuzuAction => ({ type: 'draw', digit }));

/** A draw from the bag when one is due, or the fall of a flag when a clock has run out. */
export function tableActions(state: KakuzuState, timerKey?: string): readonly KakuzuAction[] {
  if (timerKey === undefined) {
    return state.phase === 'draw' ? bagOf(state).map((digit) => draws[digit] as KakuzuAction) : [];
  }
  const timer = status(state).timers.find(({ key, running }) => key === timerKey && running);
  return timer?.seat === undefined || timer.seat === null ? [] : [{ type: 'flag', seat: timer.seat }];
}
