/** The analyst of Kakuzu: ranks moves, gives hints, assesses turns and forecasts games. */

import type { KakuzuTypes } from '@riverstone/rules/kakuzu';
import { type Analyst, assessmentSeed } from '../core/analysis.js';
import { Effort } from '../core/effort.js';
import { assess } from './assess.js';
import { forecast } from './forecast.js';
import { hintTo } from './hint.js';
import { foresight } from './profiles.js';
import { rankMoves } from './rank.js';
import type { KakuzuBotTypes } from './types.js';

export const analyst: Analyst<KakuzuTypes, KakuzuBotTypes> = {
  rank(question, effort = new Effort()) {
    const moves = rankMoves(question, effort.orNodes(foresight.nodes));
    // What comes after a removal is always estimated, so only an empty ranking is exact.
    return { moves, exact: moves.length === 0 };
  },
  hint(question, strength, effort = new Effort()) {
    // As a review will judge it.
    const [best] = rankMoves({ ...question, seed: assessmentSeed }, effort.orNodes(foresight.nodes));
    return best === undefined ? null : hintTo(question.view.uncovered, best, strength);
  },
  assess,
  forecast,
};
