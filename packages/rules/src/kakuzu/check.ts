/** Whether an action is allowed now, from what its actor can see. */

import { type Actor, commonCodes } from '../core/game.js';
import { formatSquare } from '../core/grid.js';
import { type Detail, ok, type Refusal, type Result, refuse } from '../core/result.js';
import { boxOf, SIZE } from './sheets/sheet.js';
import { hasOpened, isComplete, type KakuzuAction } from './state.js';
import type { KakuzuView } from './view.js';

/** Why an action is refused, in order of precedence. */
export const codes = commonCodes;
export type KakuzuCode = (typeof codes)[number];

/** Why the rules do not let an actor do something now. */
export type KakuzuReason =
  | 'draw-due'
  | 'no-draw-due'
  | 'not-in-bag'
  | 'no-stone'
  | 'box-opened'
  | 'digit-complete'
  | 'clock-not-running';

const notAllowed = (reason: KakuzuReason, detail: Detail = {}): ReturnType<typeof refuse<'not-allowed'>> =>
  refuse('not-allowed', { reason, ...detail });

type Checked = Result<KakuzuAction, Refusal<KakuzuCode>>;

export function check(view: KakuzuView, actor: Actor, action: KakuzuAction): Checked {
  switch (action.type) {
    case 'remove':
      return checkRemove(view, actor, action);
    case 'draw':
      return checkDraw(view, actor, action);
    case 'flag':
      return checkFlag(view, actor, action);
  }
}

function checkRemove(view: KakuzuView, actor: Actor, action: KakuzuAction & { type: 'remove' }): Checked {
  const { square, announced } = action;
  const announces = view.options.variant === 'announce' && view.phase !== 'setup';
  if (announces !== (announced !== null)) {
    return refuse('bad-notation', { what: 'announced', problem: announces ? 'missing' : 'out-of-place' });
  }
  if (view.phase === 'over') return refuse('game-over');
  if (actor !== view.turn) return refuse('not-your-turn', { turn: view.turn });
  if (view.phase === 'draw') return notAllowed('draw-due');
  const named = formatSquare(square, SIZE);
  if (view.uncovered[square] !== 0) return notAllowed('no-stone', { square: named });
  if (view.phase === 'setup' && hasOpened(view.uncovered, boxOf(square))) {
    return notAllowed('box-opened', { square: named });
  }
  if (announced !== null && isComplete(view.uncovered, announced)) {
    return notAllowed('digit-complete', { digit: announced });
  }
  return ok(action);
}

function checkDraw(view: KakuzuView, actor: Actor, action: KakuzuAction & { type: 'draw' }): Checked {
  if (view.phase === 'over') return refuse('game-over');
  if (actor !== 'table' || view.phase !== 'draw') return notAllowed('no-draw-due');
  const { digit } = action;
  return view.bag.includes(digit) ? ok(action) : notAllowed('not-in-bag', { digit, bag: view.bag });
}

function checkFlag(view: KakuzuView, actor: Actor, action: KakuzuAction & { type: 'flag' }): Checked {
  if (view.phase === 'over') return refuse('game-over');
  const clockRuns = view.options.clockMinutes !== 'off' && view.phase === 'remove' && view.turn === action.seat;
  return actor === 'table' && clockRuns ? ok(action) : notAllowed('clock-not-running');
}
