/** A simple player of the race: finds the best claim there is, but takes a human time to see it. */

import type { Rng, Seat } from '@riverstone/rules';
import { type Claim, type RaceAction, type RaceView, spentTiles } from '@riverstone/rules/kakuro-race';
import type { SimpleBot } from '../simple-bot.js';
import { bestClaim } from './best-claim.js';

/** Half of all searches take longer than this. */
const TYPICAL = { line: 25, tile: 12, none: 45, layingOut: 3 } as const;
/** How far searches differ: about two in three lie between the typical time divided and multiplied by e to this power. */
const SPREAD = 0.5;

export const simpleBot: SimpleBot<RaceView, RaceAction> = {
  choose(view, seat) {
    const { round } = view;
    if (round === null) return null;
    if (view.options.sealed) return round.sealed.includes(seat) ? null : seal(view, seat);
    if (round.caller !== null) return round.caller === seat ? layOut(view, seat) : null;
    if (round.out.includes(seat)) return null;
    if (claimOf(view, seat) !== undefined) return { type: 'call' };
    return round.none.includes(seat) ? null : { type: 'none' };
  },
  tempo: {
    occasion({ round }, seat) {
      return round === null ? 'over' : `${round.number}${round.caller === seat ? ':laying-out' : ''}`;
    },
    reactionSeconds(view, seat, rng) {
      if (view.round?.caller === seat) return spread(TYPICAL.layingOut, rng);
      const claim = claimOf(view, seat);
      if (claim === undefined) return spread(TYPICAL.none, rng);
      return spread(TYPICAL.line + spentTiles(claim).length * TYPICAL.tile, rng);
    },
  },
};

function seal(view: RaceView, seat: Seat): RaceAction {
  const claim = claimOf(view, seat);
  return claim === undefined ? { type: 'none' } : { type: 'seal', claim };
}

/** What it called for. The field can't have changed since; were it otherwise, it would take the call back. */
function layOut(view: RaceView, seat: Seat): RaceAction {
  const claim = claimOf(view, seat);
  return claim === undefined ? { type: 'withdraw' } : { type: 'claim', claim };
}

function claimOf({ field, scored, tiles, round }: RaceView, seat: Seat): Claim | undefined {
  return round === null ? undefined : bestClaim({ field, scored, marker: round.marker, tiles: tiles[seat] ?? [] });
}

/** A time around the typical one: its logarithm is normal (Box and Muller), as human reaction times roughly are. */
function spread(typical: number, rng: Rng): number {
  const even = (): number => (rng.word() + 0.5) / 2 ** 32;
  const normal = Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
  return typical * Math.exp(SPREAD * normal);
}
