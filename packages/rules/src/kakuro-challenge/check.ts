/** Whether an action is allowed now, from what its actor can see. */

import { type Actor, commonCodes } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { checkPlacement, flipCodes, judgePlacement, placementCodes } from './board/placement.js';
import { areFlipsInOrder, formatPlacement } from './notation.js';
import type { ChallengeAction } from './state.js';
import type { ChallengeView } from './view.js';

/** Why an action is refused, in order of precedence. */
export const codes = [...commonCodes, ...placementCodes, ...flipCodes] as const;
export type ChallengeCode = (typeof codes)[number];

/** Why the rules do not let an actor do something now. */
export type ChallengeReason = 'no-move-clock' | 'no-open-claim' | 'not-an-opponent' | 'accepted' | 'not-last';

const notAllowed = (reason: ChallengeReason): ReturnType<typeof refuse<'not-allowed'>> =>
  refuse('not-allowed', { reason });

type Checked = Result<ChallengeAction, Refusal<ChallengeCode>>;

/** For the table's own actions, `view` is that of the seat in turn. */
export function check(view: ChallengeView, actor: Actor, action: ChallengeAction): Checked {
  switch (action.type) {
    case 'place':
      return checkPlace(view, actor, action);
    case 'place-by-clock':
      return checkClock(view, actor, action);
    case 'challenge':
    case 'accept':
      return checkAnswer(view, actor, action);
    case 'close':
      return checkClose(view, actor, action);
  }
}

function checkPlace(view: ChallengeView, actor: Actor, action: ChallengeAction & { type: 'place' }): Checked {
  const { options } = view;
  const claimed = action.claim !== null;
  if (claimed !== (options.scoring === 'claim')) {
    return refuse('bad-notation', { what: 'claim', problem: claimed ? 'out-of-place' : 'missing' });
  }
  if (!areFlipsInOrder(action.flips)) {
    return refuse('bad-notation', { what: 'move', problem: 'flip-order', text: formatPlacement(action) });
  }
  const inTurn = checkTurn(view, actor);
  if (!inTurn.ok) return inTurn;
  const hand = view.hand ?? [];
  // Only referee games refuse a wrong flip. In claim games the opponents have to challenge it; in strict games it costs
  // the points of the move.
  const ruling =
    options.scoring === 'referee'
      ? judgePlacement(view.board, action, { expert: options.expert, hand })
      : checkPlacement(view.board, action, hand);
  return ruling.ok ? ok(action) : ruling;
}

function checkClock(view: ChallengeView, actor: Actor, action: ChallengeAction & { type: 'place-by-clock' }): Checked {
  const inTurn = checkTurn(view, action.seat);
  if (!inTurn.ok) return inTurn;
  const { moveSeconds, timeUp } = view.options;
  if (actor !== 'table' || moveSeconds === 'off' || timeUp !== 'move') return notAllowed('no-move-clock');
  const possible = checkPlacement(view.board, { ...action, flips: [] }, view.hand ?? []);
  return possible.ok ? ok(action) : possible;
}

/** After the last placement there is nothing left to lay, even while its claim is open. */
function checkTurn(view: ChallengeView, actor: Actor): Result<true, Refusal<ChallengeCode>> {
  if (lastPlacementMade(view)) return refuse('game-over');
  return actor === view.turn ? ok(true) : refuse('not-your-turn', { turn: view.turn });
}

function lastPlacementMade(view: ChallengeView): boolean {
  return view.handSizes.every((size) => size === 0);
}

/** A challenge, or an opponent's word that the last claim may stand. */
function checkAnswer(
  view: ChallengeView,
  actor: Actor,
  action: ChallengeAction & { type: 'challenge' | 'accept' },
): Checked {
  const { open, status } = view;
  if (status.over) return refuse('game-over');
  if (open === null) return notAllowed('no-open-claim');
  if (actor === 'table' || actor === open.seat || view.handSizes[actor] === undefined)
    return notAllowed('not-an-opponent');
  if (open.accepted.includes(actor)) return notAllowed('accepted');
  if (action.type === 'accept' && !lastPlacementMade(view)) return notAllowed('not-last');
  return ok(action);
}

function checkClose(view: ChallengeView, actor: Actor, action: ChallengeAction & { type: 'close' }): Checked {
  if (view.status.over) return refuse('game-over');
  return actor === 'table' && lastPlacementMade(view) ? ok(action) : notAllowed('not-last');
}
