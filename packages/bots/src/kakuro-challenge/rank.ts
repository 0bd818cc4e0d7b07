/** Ranks the moves of a position, for the analyst and for master. */

import type { ChallengeAction, ChallengeView } from '@riverstone/rules/kakuro-challenge';
import type { RankedMove, Ranking } from '../core/analysis.js';
import type { BotQuestion } from '../core/bot.js';
import { Effort } from '../core/effort.js';
import { occasionRng } from '../core/occasion-rng.js';
import { mustPlace } from './answers.js';
import { unpacked } from './board/best-moves.js';
import { positionOf } from './board/position.js';
import type { ChallengeExplanation } from './explanation.js';
import { placeOccasion } from './occasion.js';
import { placing } from './plain-bot.js';
import { masterProfile } from './profiles.js';
import { type SearchResult, search } from './search.js';

export type ChallengeRanking = Ranking<ChallengeAction, ChallengeExplanation>;
type RankedChallengeMove = RankedMove<ChallengeAction, ChallengeExplanation>;

/** Every legal move of the seat in turn, the best first; none for other seats. */
export function rank({ view, seat, seed }: BotQuestion<ChallengeView>, effort = new Effort()): ChallengeRanking {
  if (!mustPlace(view, seat)) return { moves: [], exact: false };
  const rng = occasionRng({ seed, seat }, placeOccasion(view));
  const found = search(positionOf(view, seat), rng, effort.orNodes(masterProfile.nodes));
  return { moves: found.candidates.map((_, index) => rankedMove(view, found, index)), exact: found.solved };
}

function rankedMove(view: ChallengeView, found: SearchResult, index: number): RankedChallengeMove {
  const candidate = found.candidates[index];
  if (candidate === undefined) throw new RangeError(`there is no move ${index}`);
  const { placement, points } = unpacked(candidate.move);
  const { action, explanation } = placing(view, placement, points, explained(found, index));
  return { action, points, worth: candidate.worth, explanation };
}

/**
 * Explains the rank of a move. For the first, `lead` is the lead over the second; for the others it is negative: how
 * far they are behind the first.
 */
function explained({ candidates, solved }: SearchResult, index: number): ChallengeExplanation {
  const candidate = candidates[index];
  if (candidate === undefined) throw new RangeError(`there is no move ${index}`);
  const { points, worth, reply, depth, continuations } = candidate;
  const rival = candidates[index === 0 ? 1 : 0];
  const lead = rival === undefined ? 0 : worth - rival.worth;
  if (solved) return { code: 'solved-end', points, worth, lead };
  return { code: 'looked-ahead', points, expectedReply: reply, worth, lead, depth, continuations };
}
