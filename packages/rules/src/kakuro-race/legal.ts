/** The actions open to a seat, and to the table. */

import type { LegalActions, Seat } from '../core/game.js';
import { check } from './check.js';
import { isSolo, type RaceAction, type RaceState } from './state.js';
import { status } from './status.js';
import type { RaceView } from './view.js';

const words = ['call', 'withdraw', 'none', 'none-back'] as const;

/** Every legal action except claims and seals of claims, of which there are too many. */
export function legal(view: RaceView, seat: Seat): LegalActions<RaceAction> {
  const actions = words.map((type): RaceAction => ({ type })).filter((action) => check(view, seat, action).ok);
  const { round } = view;
  const mayClaim = round !== null && (view.options.sealed || isSolo(view) || round.caller === seat);
  return { actions, complete: !mayClaim };
}

/** What the table does when a clock has run out. */
export function tableActions(state: RaceState, timerKey?: string): readonly RaceAction[] {
  const timer = status(state).timers.find(({ key, running }) => key === timerKey && running);
  if (timer?.kind === 'hourglass') return [{ type: 'sand' }];
  if (timer?.kind === 'claim' && timer.seat !== null) return [{ type: 'late', seat: timer.seat }];
  return [];
}
