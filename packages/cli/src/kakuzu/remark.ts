/** What a review says about a stone that was lifted. */

import { formatSquare } from '@riverstone/rules';
import { SIZE } from '@riverstone/rules/kakuzu';
import type { AssessmentOf } from '../contract/assessment-of.js';

/** A digit with its article. */
const named = (digit: number): string => `${digit === 8 ? 'an' : 'a'} ${digit}`;
const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

export function remark({ detail, missed }: AssessmentOf<'kakuzu'>): string | null {
  switch (detail.code) {
    case 'removal': {
      if (missed === 0)
        return detail.chance === 1
          ? `${named(detail.wanted)} for certain`
          : `${named(detail.wanted)}, ${percent(detail.chance)}`;
      const better = `${named(detail.bestDigit)} on ${formatSquare(detail.bestSquare, SIZE)} ${percent(detail.bestChance)}`;
      return `${named(detail.wanted)}, ${percent(detail.chance)}; ${better}`;
    }
    case 'zero':
      return 'a zero was drawn';
    case 'next':
      return detail.received ? `the stone of the seat before, ${percent(1 - detail.chance)}` : null;
  }
}
