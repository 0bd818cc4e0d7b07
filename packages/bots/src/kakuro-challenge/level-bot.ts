/** The levels below master. They overlook things, each to its own degree. */

import type { Rng } from '@riverstone/rules';
import type { ChallengeView, Placement } from '@riverstone/rules/kakuro-challenge';
import type { BotQuestion } from '../core/bot.js';
import { occasionRng } from '../core/occasion-rng.js';
import { withProbability } from '../core/with-probability.js';
import { acceptAtEnd, type ChallengeDecision, challengeIfWrong, mayAnswer, mustPlace, openTruth } from './answers.js';
import { rankedMoves } from './board/best-moves.js';
import { quietMove } from './board/quiet-move.js';
import { claimOccasion, occasionOf, placeOccasion } from './occasion.js';
import { type SeenMove, seenMoves } from './perception.js';
import { type ChallengeBot, placing } from './plain-bot.js';
import type { LevelProfile } from './profiles.js';
import { weighReplies } from './weigh-replies.js';

/** A bot with this profile. */
export function levelBot(profile: LevelProfile): ChallengeBot {
  return {
    occasion: occasionOf,
    decide(question) {
      const { view, seat } = question;
      const answer = mayAnswer(view, seat) ? answerClaim(question, profile) : null;
      if (answer !== null || !mustPlace(view, seat)) return answer;
      return place(view, seat, profile, occasionRng(question, placeOccasion(view)));
    },
  };
}

/** Checks the claim, or challenges it on a guess, or lets it stand. */
function answerClaim(question: BotQuestion<ChallengeView>, profile: LevelProfile): ChallengeDecision | null {
  const { view } = question;
  const rng = occasionRng(question, claimOccasion(view));
  const claim = view.open?.claim ?? 0;
  const counts = withProbability(profile.checksClaim, rng);
  const doubts = withProbability(profile.doubtsClaim, rng);
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
  const seen = seenMoves(view.board, moves, profile.perception, rng);
  if (profile.foresight !== null) return weighReplies(view, seat, moves, seen, profile.foresight);
  if (seen.length > 0) return takeMost(view, seen, rng);
  const quiet = quietMove(view.board, moves, rng);
  return quiet && placing(view, quiet.placement, 0, { code: 'saw-nothing', run: quiet.run });
}

/** The seen move with the most points; ties at random. */
function takeMost(view: ChallengeView, seen: readonly SeenMove[], rng: Rng): ChallengeDecision {
  const most = Math.max(...seen.map(({ points }) => points));
  const best = seen.filter(({ points }) => points === most);
  const { placement } = best[rng.below(best.length)] as SeenMove;
  return placing(view, placement, most, { code: 'saw-points', points: most, scoringMoves: seen.length });
}

/** An order that does not depend on how the moves were found, so that random choices are reproducible. */
function byPlacement(
  { placement: one }: { placement: Placement },
  { placement: other }: { placement: Placement },
): number {
  return (
    one.square - other.square ||
    one.digit - other.digit ||
    byText(one.side, other.side) ||
    byText(one.flips.join(), other.flips.join())
  );
}

/** Compares by code units, independent of the locale. */
function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
