/** Master for the race: sees everything, and weighs what a claim leaves for the rest of the game. */

import type { RaceAction, RaceView } from '@riverstone/rules/kakuro-race';
import type { Bot, BotQuestion } from '../core/bot.js';
import { Effort } from '../core/effort.js';
import { occasionRng } from '../core/occasion-rng.js';
import { actionFor, withinClock } from './action-for.js';
import type { Candidate } from './claims/candidates.js';
import type { RaceExplanation } from './explanation.js';
import { logNormalSeconds } from './human-time.js';
import { type RatedClaim, weigh } from './master-search.js';
import { markerOccasion, occasionOf, type RaceTask, taskOf } from './position.js';
import { CALL_SHARE, MASTER_NODES, MASTER_TEMPO } from './profiles.js';

/**
 * Weighs every plausible claim. A part of the effort decides whether to call, all of it which line to lay out: the call
 * only has to be right about whether the marker is worth having.
 */
export const masterBot: Bot<RaceView, RaceAction, RaceExplanation> = {
  occasion: occasionOf,
  decide(question, effort = new Effort()) {
    const { view, seat, seed } = question;
    const task = taskOf(view, seat);
    if (task === null) return null;
    const ranking = consider(question, effort, task);
    const chosen = task === 'lay-out' ? bestClaimOf(ranking) : ranking[0];
    const candidate = chosen?.candidate ?? null;
    const rng = occasionRng({ seed, seat }, occasionOf(view, seat));
    const seconds = logNormalSeconds(typicalSeconds(candidate, task), MASTER_TEMPO.spread, rng);
    return {
      action: actionFor(task, candidate?.claim ?? null),
      afterSeconds: withinClock(seconds, view, task),
      explanation: explain(chosen, ranking),
    };
  },
};

/** Everything that master considers, the best first. */
export function consider({ view, seat, seed }: BotQuestion<RaceView>, effort: Effort, task: RaceTask): RatedClaim[] {
  const rng = occasionRng({ seed, seat }, markerOccasion(view));
  return weigh(view, seat, rng, effort.orNodes(MASTER_NODES), task === 'search' ? CALL_SHARE : 1);
}

function bestClaimOf(ranking: readonly RatedClaim[]): RatedClaim | undefined {
  return ranking.find(({ candidate }) => candidate !== null);
}

/** Explains the choice of a claim from a ranking. */
export function explain(chosen: RatedClaim | undefined, ranking: readonly RatedClaim[]): RaceExplanation {
  const candidate = chosen?.candidate ?? bestClaimOf(ranking)?.candidate;
  if (chosen === undefined || candidate === null || candidate === undefined) return { code: 'none-exists' };
  const { worth, futures } = chosen;
  const { points, tiles, value } = candidate;
  const considered = ranking.length - 1;
  if (chosen.candidate === null) return { code: 'not-worth-it', points, tiles, worth, futures, considered };
  if (futures === 0) return { code: 'first-sight', points, tiles, value, considered };
  return { code: 'worthiest', points, tiles, worth, futures, considered };
}

function typicalSeconds(candidate: Candidate | null, task: RaceTask): number {
  if (task === 'lay-out') return MASTER_TEMPO.layingOut;
  if (candidate === null) return MASTER_TEMPO.none;
  const found = MASTER_TEMPO.line + candidate.tiles * MASTER_TEMPO.tile;
  return task === 'alone' ? found + MASTER_TEMPO.layingOut : found;
}
