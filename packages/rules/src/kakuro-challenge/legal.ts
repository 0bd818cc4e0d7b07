/** The actions open to a seat, and to the table. */

import type { LegalActions, Seat } from '../core/game.js';
import { isReminder } from '../core/timer.js';
import { isPlaceable, sides } from './board/board.js';
import { legalMoves } from './board/moves.js';
import { check } from './check.js';
import type { ChallengeAction, ChallengeState } from './state.js';
import { status } from './status.js';
import type { ChallengeView } from './view.js';

/**
 * Every action of a seat. In claim games a player may claim anything and flip anything, in strict games flip anything:
 * there only the honest moves (flips by the rules, claimed at their true points) and the answers to an open claim are
 * listed.
 */
export function legal(view: ChallengeView, seat: Seat): LegalActions<ChallengeAction> {
  const answers = (['challenge', 'accept'] as const)
    .map((type): ChallengeAction => ({ type }))
    .filter((action) => check(view, seat, action).ok);
  const mayPlace = view.turn === seat && (view.hand ?? []).length > 0;
  const { scoring } = view.options;
  const moves = mayPlace ? legalMoves(view.board, view.hand ?? [], view.options.expert) : [];
  const placements = moves.map(
    ({ placement, points }): ChallengeAction => ({
      type: 'place',
      ...placement,
      claim: scoring === 'claim' ? points : null,
    }),
  );
  return { actions: [...answers, ...placements], complete: scoring === 'referee' || !mayPlace };
}

/** What the table does when a clock has run out: take the result, or one of all placements of the seat in turn. */
export function tableActions(state: ChallengeState, timerKey?: string): readonly ChallengeAction[] {
  const timer = status(state).timers.find(({ key }) => key === timerKey);
  if (timer === undefined || isReminder(timer)) return [];
  if (timer.kind === 'result') return [{ type: 'close' }];
  const { turn: seat, board } = state;
  const digits = [...new Set(state.hands[seat])];
  const squares = [...board.keys()].filter((square) => isPlaceable(board, square));
  return squares.flatMap((square) =>
    digits.flatMap((digit) =>
      sides.map((side): ChallengeAction => ({ type: 'place-by-clock', seat, digit, side, square })),
    ),
  );
}
