/** A review as JSON for other programs: moves in notation, and a version. */

import type { AnyReview } from '@riverstone/bots';
import { formatEntry, withGame } from '@riverstone/rules';

/** The version of the format. */
const REVIEW_VERSION = 1;

/** What `--json` prints, see docs/analysis.md. */
export function reviewJson({ game: id, turns, ...rest }: AnyReview): object {
  return {
    v: REVIEW_VERSION,
    game: id,
    ...rest,
    turns: turns.map(({ moveIndex, assessments, ...turn }) => ({
      at: moveIndex,
      ...turn,
      assessments: assessments.map((assessment) => ({
        ...assessment,
        bestAction: assessment.bestAction && inNotation(id, assessment.seat, assessment.bestAction),
        worthiest: assessment.worthiest && {
          action: inNotation(id, assessment.seat, assessment.worthiest.action),
          points: assessment.worthiest.points,
        },
      })),
    })),
  };
}

function inNotation(id: AnyReview['game'], seat: number, action: object): string {
  return withGame(id, (game) => {
    // The review is of that game, and so is the action.
    return formatEntry(game, { actor: seat, action: action as Parameters<typeof game.formatAction>[0] });
  });
}
