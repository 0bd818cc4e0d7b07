/** The exact best claim of every seat. Loaded when the first marker is closed. */

import { bestClaim } from '@riverstone/bots/kakuro-race';
import type { Seat } from '@riverstone/rules';
import type { Claim, RaceView } from '@riverstone/rules/kakuro-race';

/** Solves for the best claim of each seat; exact. */
export type BestClaims = (view: RaceView) => readonly { readonly seat: Seat; readonly claim: Claim }[];

export const bestClaims: BestClaims = ({ field, scored, tiles, round }) =>
  tiles.flatMap((own, seat) => {
    const claim = round && bestClaim({ field, scored, marker: round.marker, tiles: own });
    return claim ? [{ seat, claim }] : [];
  });
