/**
 * Whether an action is allowed now, from what its actor can see. A claim may be wrong: that is a wrong call, not a
 * refusal.
 */

import type { Actor, Seat } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { isSolo, isTableAction, type RaceAction, type RaceSeatAction, type RaceTableAction } from './state.js';
import type { RaceView, RoundView } from './view.js';

/** Why an action is refused, in order of precedence. */
export const codes = ['bad-notation', 'game-over', 'not-allowed'] as const;
export type RaceCode = (typeof codes)[number];

/** Why the rules do not let an actor do something now. */
export type RaceReason =
  | 'not-sealed-game'
  | 'sealed-game'
  | 'solo-game'
  | 'no-call'
  | 'call-open'
  | 'sits-out'
  | 'said-none'
  | 'not-said-none'
  | 'no-hourglass'
  | 'not-a-seat'
  | 'not-the-table';

export function check(view: RaceView, actor: Actor, action: RaceAction): Result<RaceAction, Refusal<RaceCode>> {
  const { round } = view;
  if (round === null) return refuse('game-over');
  const reason = reasonAgainst(view, round, actor, action);
  return reason === null ? ok(action) : refuse('not-allowed', { reason });
}

/** Why an action is not allowed now; null when it is. */
function reasonAgainst(view: RaceView, round: RoundView, actor: Actor, action: RaceAction): RaceReason | null {
  if (isTableAction(action)) return actor === 'table' ? reasonAgainstTable(round, action) : 'not-the-table';
  if (actor === 'table' || view.tiles[actor] === undefined) return 'not-a-seat';
  if (view.options.sealed) return reasonAgainstSealed(round, action);
  return isSolo(view) ? reasonAgainstSolo(action) : reasonAgainstOpen(round, actor, action);
}

function reasonAgainstTable(round: RoundView, action: RaceTableAction): RaceReason | null {
  if (action.type === 'late') return round.caller === action.seat ? null : 'no-call';
  if (!round.hourglass) return 'no-hourglass';
  return round.caller === null ? null : 'call-open';
}

/** Alone there is nobody to call before: a line is claimed, or *none* is said, and either closes the marker. */
function reasonAgainstSolo(action: RaceSeatAction): RaceReason | null {
  if (action.type === 'claim' || action.type === 'none') return null;
  return action.type === 'seal' ? 'not-sealed-game' : 'solo-game';
}

/** In an open race nobody else can act while a call is open, and seats that sit out can only wait. */
function reasonAgainstOpen(round: RoundView, seat: Seat, action: RaceSeatAction): RaceReason | null {
  if (action.type === 'seal') return 'not-sealed-game';
  if (action.type === 'claim' || action.type === 'withdraw') return round.caller === seat ? null : 'no-call';
  if (round.caller !== null) return 'call-open';
  if (round.out.includes(seat)) return 'sits-out';
  const saidNone = round.none.includes(seat);
  if (action.type === 'none' && saidNone) return 'said-none';
  if (action.type === 'none-back' && !saidNone) return 'not-said-none';
  return null;
}

/** In a sealed game there are no calls; a seal may replace anything, *none* may replace a seal. */
function reasonAgainstSealed(round: RoundView, action: RaceSeatAction): RaceReason | null {
  if (action.type === 'seal') return null;
  if (action.type !== 'none') return 'sealed-game';
  return round.ownSeal !== null && round.ownSeal.claim === null ? 'said-none' : null;
}
