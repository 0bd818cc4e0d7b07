/** Hints, from weak to strong: the row or column, the line, the claim. */

import type { Square } from '@riverstone/rules';
import {
  type Claim,
  directionOf,
  FIELD_SIZE,
  type RaceAction,
  type RaceView,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { Hint, HintStrength, RankedMove } from '../core/analysis.js';
import type { BotQuestion } from '../core/bot.js';
import { Effort } from '../core/effort.js';
import type { RaceExplanation } from './explanation.js';
import { bestForReview } from './rank.js';

/** A hint at the best claim, as a review judges it. Without squares it says that the marker is better left alone. */
export function hint(
  question: BotQuestion<RaceView>,
  strength: HintStrength,
  effort = new Effort(),
): Hint<RaceAction, RaceExplanation> | null {
  const best = bestForReview(question, effort);
  return best === null ? null : hintTo(best, strength);
}

/** A hint at this claim, or at *none*. */
export function hintTo(
  best: RankedMove<RaceAction, RaceExplanation>,
  strength: HintStrength,
): Hint<RaceAction, RaceExplanation> {
  const squares = 'claim' in best.action ? areaOf(best.action.claim, strength) : [];
  return { strength, squares, digit: null, move: strength === 'move' ? best : null };
}

function areaOf(claim: Claim, strength: HintStrength): readonly Square[] {
  const { first, last } = claim;
  if (strength !== 'where') return squaresOf({ first, last }) ?? [];
  const across = directionOf(claim) === 'across';
  const start = across ? first - (first % FIELD_SIZE) : first % FIELD_SIZE;
  return Array.from({ length: FIELD_SIZE }, (_, index) => start + index * (across ? 1 : FIELD_SIZE));
}
