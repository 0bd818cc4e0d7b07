/** What there is to say about each turn of a review, in words. */

import type { AnyReview } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import { remark as challengeRemark } from '../kakuro-challenge/remark.js';
import { remark as raceRemark } from '../kakuro-race/remark.js';
import { remark as kakuzuRemark } from '../kakuzu/remark.js';

/** One line of a review: what a turn brought to one seat. */
export interface TurnRemark {
  readonly turn: Pick<AnyReview['turns'][number], 'at' | 'actor' | 'entry' | 'chances'>;
  readonly seat: Seat;
  readonly scored: number;
  readonly best: number;
  readonly remark: string;
}

/** Every turn that brought somebody something, or could have. */
export function turnRemarks(review: AnyReview): TurnRemark[] {
  switch (review.game) {
    case 'kakuro-challenge':
      return remarksBy(review.turns, challengeRemark);
    case 'kakuro-race':
      return remarksBy(review.turns, raceRemark);
    case 'kakuzu':
      return remarksBy(review.turns, kakuzuRemark);
  }
}

interface Assessed {
  readonly seat: Seat;
  readonly scored: number;
  readonly best: number;
}

/** A game's remark on an assessment is null where a line of its own would say nothing new. */
function remarksBy<Assessment extends Assessed>(
  turns: readonly (TurnRemark['turn'] & { readonly assessments: readonly Assessment[] })[],
  remark: (assessment: Assessment) => string | null,
): TurnRemark[] {
  return turns.flatMap((turn) =>
    turn.assessments.flatMap((assessment) => {
      const { seat, scored, best } = assessment;
      const words = remark(assessment);
      return words === null ? [] : [{ turn, seat, scored, best, remark: words }];
    }),
  );
}
