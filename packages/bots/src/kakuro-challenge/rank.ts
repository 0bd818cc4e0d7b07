/** The moves of a position as analysis and master see them, the worthiest first. */

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

/** Every legal move of the seat to move, the worthiest first; none when it is not to move. */
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
 * Why a move stands where it stands. Its lead is over the next move; for all but the first it is below 0, by as much as
 * they are behind.
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
