/** Hints, from weak to strong: the line, the tile and part of the line, the move itself. */

import type { Square } from '@riverstone/rules';
import {
  type Board,
  type ChallengeAction,
  type ChallengeView,
  containsSquare,
  type Placement,
  SIZE,
  scorePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { assessmentSeed, type Hint, type HintStrength, type RankedMove } from '../core/analysis.js';
import type { BotQuestion } from '../core/bot.js';
import type { Effort } from '../core/effort.js';
import { largestKakuro, leadingKakuros } from './board/leading-kakuros.js';
import type { ChallengeExplanation } from './explanation.js';
import { rank } from './rank.js';

const STEP = { across: 1, down: SIZE } as const;

/**
 * A hint at the best move, as a review will judge it; null when it is not the seat's turn.
 * @example
 * // A row or a column.
 * hint({ view, seat: 0, seed: 'table 7' }, 'where')?.squares.length // => 9
 */
export function hint(
  question: BotQuestion<ChallengeView>,
  strength: HintStrength,
  effort?: Effort,
): Hint<ChallengeAction, ChallengeExplanation> | null {
  const [move] = rank({ ...question, seed: assessmentSeed }, effort).moves;
  return move === undefined ? null : hintTo(question.view.board, move, strength);
}

/** A hint at this move; null when it places nothing. */
export function hintTo(
  board: Board,
  move: RankedMove<ChallengeAction, ChallengeExplanation>,
  strength: HintStrength,
): Hint<ChallengeAction, ChallengeExplanation> | null {
  const { action } = move;
  if (action.type !== 'place') return null;
  const areas = areasOf(board, action);
  return {
    strength,
    squares: areas[strength],
    digit: strength === 'where' ? null : action.digit,
    move: strength === 'move' ? move : null,
  };
}

/** The squares of a hint. Each stronger hint has some of the squares of the weaker one. */
function areasOf(board: Board, placement: Placement): Record<HintStrength, readonly Square[]> {
  const touched = [placement.square, ...placement.flips];
  // The hint points at the largest Kakuro that contains all placed and flipped tiles, if there is one.
  const kakuro = largestKakuro(leadingKakuros(scorePlacement(board, placement).kakuros, placement));
  const direction = kakuro?.direction ?? 'across';
  const where = lineThrough(placement.square, direction);
  const isNear = (square: Square): boolean => Math.abs(square - placement.square) <= STEP[direction];
  const which = where.filter((square) => (kakuro === null ? isNear(square) : containsSquare(kakuro, square)));
  return { where, which, move: touched.toSorted((one, other) => one - other) };
}

/** The nine squares of a row or a column. */
function lineThrough(square: Square, direction: 'across' | 'down'): Square[] {
  const start = direction === 'across' ? square - (square % SIZE) : square % SIZE;
  return Array.from({ length: SIZE }, (_, index) => start + index * STEP[direction]);
}
