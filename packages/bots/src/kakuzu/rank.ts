/** Ranks the moves of a seat, for the analyst and for master. */

import { type Rng, shuffled } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { BotQuestion } from '../core/bot.js';
import type { Effort } from '../core/effort.js';
import { occasionRng } from '../core/occasion-rng.js';
import type { KakuzuExplanation } from './explanation.js';
import { isToRemove, occasion } from './occasion.js';
import { type Posterior, posteriorOf } from './posterior.js';
import { prospects, type StoneProspect } from './prospects.js';
import { type KakuzuMove, removal } from './removal.js';

/** The moves of a seat, the best first; none when it is not its turn. */
export function rankMoves({ view, seat, seed }: BotQuestion<KakuzuView>, effort: Effort): KakuzuMove[] {
  if (!isToRemove(view, seat)) return [];
  const rng = occasionRng({ seed, seat }, occasion(view));
  if (view.phase === 'setup') return rankSetup(kakuzu.legal(view, seat).actions, rng);
  return movesFrom(view, posteriorOf(view.uncovered, rng, effort), effort);
}

/** The stones of the set-up go to nobody and help everybody alike, so their order is random. */
function rankSetup(actions: readonly KakuzuAction[], rng: Rng): KakuzuMove[] {
  const explanation: KakuzuExplanation = { code: 'setup-by-lot', equals: actions.length };
  return shuffled(actions, rng).map((action) => ({ action, points: 0, worth: 0, explanation }));
}

/** The moves of the seat in turn, for a given posterior. */
export function movesFrom(view: KakuzuView, posterior: Posterior, effort: Effort): KakuzuMove[] {
  const found = prospects(view, posterior, effort);
  const likeliest = found.reduce((most, { chance }) => Math.max(most, chance), 0);
  return found.map((prospect, place) => {
    const explanation = explain(prospect, place === 0, likeliest, posterior);
    const { action } = removal(view, prospect.square, prospect.digit, explanation);
    return { action, points: prospect.chance, worth: prospect.worth, explanation };
  });
}

function explain(
  prospect: StoneProspect,
  isFirst: boolean,
  likeliest: number,
  posterior: Posterior,
): KakuzuExplanation {
  const { digit, chance, worth } = prospect;
  const { grids, exact } = posterior;
  if (exact && chance === 1) return { code: 'certain', digit, grids };
  const weighed = { digit, chance, grids, exact, worth };
  if (chance === likeliest) return { code: 'likeliest', ...weighed };
  return { code: isFirst ? 'prospect' : 'lesser', likeliest, ...weighed };
}
