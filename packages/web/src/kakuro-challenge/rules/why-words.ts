/** Why a move makes no Kakuro, in a sentence. */

import type { Square } from '@riverstone/rules';
import type { Board } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeRulesMessages } from '../../messages/generated/kakuro-challenge/rules';
import { whyNoKakuro } from './why-no-kakuro';

export function whyWords({ why }: KakuroChallengeRulesMessages['figure'], board: Board, square: Square): string {
  const lack = whyNoKakuro(board, square);
  if (lack === null) return '';
  switch (lack.type) {
    case 'twice':
      return why.twice({ digit: lack.digit });
    case 'wrongEnd':
      return why.wrongEnd({ sum: lack.sum, total: lack.total });
    default:
      return why[lack.type];
  }
}
