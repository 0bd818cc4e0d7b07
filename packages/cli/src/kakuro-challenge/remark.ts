/** What a review says about a placement or a ruling. */

import { formatKakuro, formatPlacement } from '@riverstone/rules/kakuro-challenge';
import type { AssessmentOf } from '../contract/assessment-of.js';
import { listed } from '../contract/text.js';

type Assessment = AssessmentOf<'kakuro-challenge'>;

export function remark({ detail, missed, bestAction }: Assessment): string {
  switch (detail.type) {
    case 'placement': {
      const flip = detail.flipsLegal ? '' : 'the flip was not allowed';
      return [flip, chanceMissed(detail, missed, bestAction)].filter((part) => part !== '').join('; ');
    }
    case 'claim-struck':
      return `claimed ${detail.claim} for ${detail.points}, and was challenged`;
    case 'false-challenge':
      return 'challenged a claim that was right';
  }
}

/** The better move; empty when nothing was missed. */
function chanceMissed(
  detail: Assessment['detail'] & { readonly type: 'placement' },
  missed: number,
  bestAction: Assessment['bestAction'],
): string {
  if (missed === 0) return detail.scoringMoves === 0 ? `nothing to be had in ${detail.legalMoves} moves` : '';
  return `${missedMove(bestAction)}: ${listed(detail.missedKakuros.map(formatKakuro))}`;
}

function missedMove(action: Assessment['bestAction']): string {
  return action?.type === 'place' ? formatPlacement(action) : '';
}
