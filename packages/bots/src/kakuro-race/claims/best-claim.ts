/** The best claim, and the tiles that every line would take: exact, for any hand of Action tiles. */

import type { Claim, ClaimPosition } from '@riverstone/rules/kakuro-race';
import { bestProspect, type ClaimProspect, everyProspect, loadPosition } from './claim-search.js';
import { layOut } from './lay-out.js';
import { MAX_LINE_LENGTH, MIN_LINE_LENGTH } from './lines.js';

export type { ClaimProspect } from './claim-search.js';
export { layOut } from './lay-out.js';

/**
 * A valid claim with the most points and, among those, the fewest Action tiles; undefined proves that there is none.
 *
 * Ties are broken in a fixed order: across before down, then the line that starts first in board order, then the
 * numbers with the fewest repetitions, then the lowest numbers; the rest is up to `layOut`.
 * @example formatClaim(bestClaim(position)) // => 'a2-h2'
 */
export function bestClaim(position: ClaimPosition): Claim | undefined {
  loadPosition(position);
  for (let count = MAX_LINE_LENGTH; count >= MIN_LINE_LENGTH; count--) {
    const prospect = bestProspect(count);
    if (prospect !== undefined) return layOut(position, prospect);
  }
  return undefined;
}

/**
 * Every line that can be made valid, with the fewest tiles that it takes: the longest first, in a fixed order. `layOut`
 * turns one into a claim.
 * @example prospects(position)[0] // => { tiles: 0, … }
 */
export function prospects(position: ClaimPosition): ClaimProspect[] {
  loadPosition(position);
  const all: ClaimProspect[] = [];
  for (let count = MAX_LINE_LENGTH; count >= MIN_LINE_LENGTH; count--) all.push(...everyProspect(count));
  return all;
}
