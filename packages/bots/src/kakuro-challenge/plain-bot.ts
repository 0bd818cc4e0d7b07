/** The plain bot, a baseline for the others: it takes the most points now, claims honestly and checks every claim. */

import { pick } from '@riverstone/rules';
import type { ChallengeAction, ChallengeView, Placement } from '@riverstone/rules/kakuro-challenge';
import type { Bot, BotQuestion } from '../core/bot.js';
import { occasionRng } from '../core/occasion-rng.js';
import { answerTruly, type ChallengeDecision, mustPlace } from './answers.js';
import { bestMoves } from './board/best-moves.js';
import type { ChallengeExplanation } from './explanation.js';
import { occasionOf, placeOccasion } from './occasion.js';

export type ChallengeBot = Bot<ChallengeView, ChallengeAction, ChallengeExplanation>;

export const plainBot: ChallengeBot = {
  occasion: occasionOf,
  decide(question) {
    const { view, seat } = question;
    const answer = answerTruly(view, seat);
    if (answer !== null || !mustPlace(view, seat)) return answer;
    return placeForMost(question);
  },
};

/** One of the moves that score most, each equally likely. */
function placeForMost(question: BotQuestion<ChallengeView>): ChallengeDecision | null {
  const { view } = question;
  const moves = bestMoves(view.board, view.hand ?? [], view.options.expert);
  if (moves.length === 0) return null;
  const { placement, points } = pick(moves, occasionRng(question, placeOccasion(view)));
  return placing(view, placement, points, { code: 'most-points', points, choices: moves.length });
}

/** The decision to make a placement, with a claim where the table asks for one. */
export function placing(
  view: ChallengeView,
  { digit, side, square, flips }: Placement,
  claim: number,
  explanation: ChallengeExplanation,
): ChallengeDecision {
  const action: ChallengeAction = {
    type: 'place',
    digit,
    side,
    square,
    flips,
    claim: view.options.scoring === 'claim' ? claim : null,
  };
  return { action, afterSeconds: 0, explanation };
}
