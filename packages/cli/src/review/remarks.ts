/** The remarks on each turn of a review. */

import type { AnyReview } from '@riverstone/bots';
import type { GameId, Seat } from '@riverstone/rules';
import type { AssessmentOf } from '../contract/assessment-of.js';
import { cliGames } from '../games.js';

/** One line of a review: what a turn brought to one seat. */
export interface TurnRemark {
  readonly turn: Pick<AnyReview['turns'][number], 'moveIndex' | 'actor' | 'entry' | 'chances'>;
  readonly seat: Seat;
  readonly scored: number;
  readonly best: number;
  readonly remark: string;
}

interface Remarks<Assessment> {
  /** Null where there is nothing to add. */
  remark(assessment: Assessment): string | null;
}

/** Every turn that gained or missed something. */
export function turnRemarks(review: AnyReview): TurnRemark[] {
  return remarksBy<AssessmentOf<GameId>>(review.turns, cliGames[review.game]);
}

interface Assessed {
  readonly seat: Seat;
  readonly scored: number;
  readonly best: number;
}

function remarksBy<Assessment extends Assessed>(
  turns: readonly (TurnRemark['turn'] & { readonly assessments: readonly Assessment[] })[],
  { remark }: Remarks<Assessment>,
): TurnRemark[] {
  return turns.flatMap((turn) =>
    turn.assessments.flatMap((assessment) => {
      const { seat, scored, best } = assessment;
      const words = remark(assessment);
      return words === null ? [] : [{ turn, seat, scored, best, remark: words }];
    }),
  );
}
