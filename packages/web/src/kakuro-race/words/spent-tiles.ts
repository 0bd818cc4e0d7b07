/** How many Action tiles a reviewed claim cost. */

import { isObject } from '@riverstone/rules';
import { laidTiles, parseClaim } from '@riverstone/rules/kakuro-race';

/** Of the details of an assessment, whose type is not known here; 0 where the seat claimed nothing. */
export function spentTiles(detail: unknown): number {
  if (!isObject(detail) || detail.fate !== 'found' || typeof detail.claim !== 'string') return 0;
  const claim = parseClaim(detail.claim);
  return claim.ok ? laidTiles(claim.value).length : 0;
}
