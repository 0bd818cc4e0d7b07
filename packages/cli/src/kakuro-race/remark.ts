/** What a review says about a marker and a seat. */

import type { AssessmentOf } from '../contract/assessment-of.js';
import { counted } from '../contract/text.js';

export function remark({ detail, missed }: AssessmentOf<'kakuro-race'>): string {
  const { marker, fate, bestClaim, bestTiles } = detail;
  if (bestClaim === null) return `${marker}: there was nothing to find`;
  const best = `${bestClaim}, ${counted(bestTiles ?? 0, 'tile')}`;
  switch (fate) {
    case 'found':
      return missed === 0 ? `${marker}: found` : `${marker}: found; ${best}`;
    case 'beaten':
      return `${marker}: beaten to ${best}`;
    case 'outbid':
      return `${marker}: would have won with ${best}`;
    case 'gave-up':
      return `${marker}: gave up; ${best}`;
    case 'called-wrongly':
      return `${marker}: called wrongly; ${best}`;
    case 'claimed-wrongly':
      return `${marker}: claimed wrongly; ${best}`;
    case 'unsolved':
      return `${marker}: not seen; ${best}`;
  }
}
