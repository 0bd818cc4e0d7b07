/** The plain bot of the race, a baseline: always the claim with the most points, then the fewest tiles. */

import { type Claim, laidTiles, type RaceAction, type RaceView, squaresOf } from '@riverstone/rules/kakuro-race';
import type { Bot } from '../core/bot.js';
import { occasionRng } from '../core/occasion-rng.js';
import { actionFor, withinClock } from './action-for.js';
import { bestClaim } from './claims/best-claim.js';
import type { RaceExplanation } from './explanation.js';
import { logNormalSeconds } from './human-time.js';
import { occasionOf, positionOf, type RaceTask, taskOf } from './position.js';
import { PLAIN_TEMPO } from './profiles.js';

/**
 * Takes `bestClaim` whatever it costs, and says *none* only when there is nothing.
 * @example plainBot.decide({ view, seat: 0, seed: 'table 7' })?.action // => { type: 'call' }
 */
export const plainBot: Bot<RaceView, RaceAction, RaceExplanation> = {
  occasion: occasionOf,
  decide({ view, seat, seed }) {
    const task = taskOf(view, seat);
    const position = positionOf(view, seat);
    if (task === null || position === null) return null;
    const claim = bestClaim(position) ?? null;
    const rng = occasionRng({ seed, seat }, occasionOf(view, seat));
    const seconds = logNormalSeconds(typicalSeconds(claim, task), PLAIN_TEMPO.spread, rng);
    const explanation: RaceExplanation = claim === null ? { code: 'none-exists' } : explain(claim);
    return { action: actionFor(task, claim), afterSeconds: withinClock(seconds, view, task), explanation };
  },
};

function explain(claim: Claim): RaceExplanation {
  return { code: 'most-points', points: squaresOf(claim)?.length ?? 0, tiles: laidTiles(claim).length };
}

function typicalSeconds(claim: Claim | null, task: RaceTask): number {
  if (task === 'lay-out') return PLAIN_TEMPO.layingOut;
  if (claim === null) return PLAIN_TEMPO.none;
  const found = PLAIN_TEMPO.line + laidTiles(claim).length * PLAIN_TEMPO.tile;
  return task === 'alone' ? found + PLAIN_TEMPO.layingOut : found;
}
