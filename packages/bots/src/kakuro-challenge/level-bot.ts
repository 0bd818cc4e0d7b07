/** The levels below master: players who overlook things, each to its own degree. */

import type { Rng } from '@riverstone/rules';
import type { ChallengeView, Placement } from '@riverstone/rules/kakuro-challenge';
import { occasionRng } from '../core/occasion-rng.js';
import { acceptAtEnd, type ChallengeDecision, challengeIfWrong, mayAnswer, mustPlace, openTruth } from './answers.js';
import { rankedMoves } from './best-moves.js';
import { claimOccasion, occasionOf, placeOccasion } from './occasions.js';
import { type SeenMove, seenMoves } from './perception.js';
import { type ChallengeBot, placing } from './plain-bot.js';
import type { LevelProfile } from './profiles.js';
import { quietMove } from './quiet-move.js';
import { weighReplies } from './weigh-replies.js';

/**
 * A player with these habits.
 * @example levelBot(levelProfiles.novice).decide({ view, seat: 0, seed: 'table 7' })
 */
export function levelBot(profile: LevelProfile): ChallengeBot {
  return {
    occasion: occasionOf,
    decide({ view, seat, seed }) {
      const answer = mayAnswer(view, seat) ? answerClaim(view, profile, seed) : null;
      if (answer !== null || !mustPlace(view, seat)) return answer;
      return place(view, seat, profile, occasionRng(seed, placeOccasion(view)));
    },
  };
}

/** Counts the claim again, or doubts it without counting, or lets it stand. */
function answerClaim(view: ChallengeView, profile: LevelProfile, seed: string): ChallengeDecision | null {
  const rng = occasionRng(seed, claimOccasion(view));
  const claim = view.open?.claim ?? 0;
  const counts = rng.word() < profile.checksClaim * 2 ** 32;
  const doubts = rng.word() < profile.doubtsClaim * 2 ** 32;
  if (counts) {
    const counted = openTruth(view)?.points ?? 0;
    return challengeIfWrong(view) ?? acceptAtEnd(view, { code: 'claim-holds', claim, counted });
  }
  if (doubts && claim > 0) {
    return { action: { type: 'challenge' }, afterSeconds: 0, explanation: { code: 'doubts-claim', claim } };
  }
  return acceptAtEnd(view, { code: 'claim-unchecked', claim });
}

function place(view: ChallengeView, seat: number, profile: LevelProfile, rng: Rng): ChallengeDecision | null {
  const moves = rankedMoves(view.board, view.hand ?? [], view.options.expert).sort(byPlacement);
  const seen = seenMoves(view.board, moves, profile.eyes, rng);
  if (profile.foresight !== null) return weighReplies(view, seat, moves, seen, profile.foresight);
  if (seen.length > 0) return takeMost(view, seen, rng);
  const quiet = quietMove(view.board, moves, rng);
  return quiet && placing(view, quiet.placement, 0, { code: 'saw-nothing', run: quiet.run });
}

/** The most points of those seen; ties by lot. */
function takeMost(view: ChallengeView, seen: readonly SeenMove[], rng: Rng): ChallengeDecision {
  const most = Math.max(...seen.map(({ points }) => points));
  const best = seen.filter(({ points }) => points === most);
  const { placement } = best[rng.below(best.length)] as SeenMove;
  return placing(view, placement, most, { code: 'saw-points', points: most, scoringMoves: seen.length });
}

/** An order that does not depend on how the moves were found, so that chance falls on the same ones each time. */
function byPlacement(
  { placement: one }: { placement: Placement },
  { placement: other }: { placement: Placement },
): number {
  return (
    one.square - other.square ||
    one.digit - other.digit ||
    one.side.localeCompare(other.side) ||
    one.flips.join().localeCompare(other.flips.join())
  );
}
