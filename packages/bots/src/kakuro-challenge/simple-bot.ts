/** A simple player of Kakuro Challenge: takes the most points it can get now, claims honestly, and checks the others. */

import { pick, type Rng } from '@riverstone/rules';
import { type ChallengeAction, type ChallengeView, isWrongClaim, truthOf } from '@riverstone/rules/kakuro-challenge';
import type { SimpleBot } from '../simple-bot.js';
import { bestMoves } from './best-moves.js';

export const simpleBot: SimpleBot<ChallengeView, ChallengeAction> = {
  choose(view, seat, rng) {
    const { open } = view;
    const mayAnswer = open !== null && open.seat !== seat && !open.accepted.includes(seat);
    if (mayAnswer && isWrong(view)) return { type: 'challenge' };
    if (view.turn === seat && (view.hand ?? []).length > 0) return place(view, rng);
    return mayAnswer && isLast(view) ? { type: 'accept' } : null;
  },
};

/** One of the moves that score most, each equally likely. */
function place(view: ChallengeView, rng: Rng): ChallengeAction {
  const { placement, points } = pick(bestMoves(view.board, view.hand ?? [], view.options.expert), rng);
  return { type: 'place', ...placement, claim: view.options.scoring === 'claim' ? points : null };
}

/** Whether the open claim would not stand up to a challenge. */
function isWrong({ open, last, board, options }: ChallengeView): boolean {
  if (open === null || last === null) return false;
  return isWrongClaim(open.claim, truthOf(board, last, options.expert));
}

/** After the last placement the claim is accepted; before it, one simply plays on. */
function isLast({ handSizes }: ChallengeView): boolean {
  return handSizes.every((size) => size === 0);
}
