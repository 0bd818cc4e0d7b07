/** Hints, from weak to strong: the box, the digit and the stones in it that may hide it, the stone itself. */

import type { Square } from '@riverstone/rules';
import { boxOf, columnOf, type KakuzuAction, rowOf, type Uncovered } from '@riverstone/rules/kakuzu';
import type { Hint, HintStrength } from '../core/analysis.js';
import type { KakuzuExplanation } from './explanation.js';
import type { KakuzuMove } from './removal.js';

const SQUARES = Array.from({ length: 81 }, (_, square) => square);

/** A hint at the best move. */
export function hintTo(
  uncovered: Uncovered,
  move: KakuzuMove,
  strength: HintStrength,
): Hint<KakuzuAction, KakuzuExplanation> | null {
  if (move.action.type !== 'remove') return null;
  const { square } = move.action;
  const digit = 'digit' in move.explanation ? move.explanation.digit : null;
  const inBox = SQUARES.filter((other) => boxOf(other) === boxOf(square));
  switch (strength) {
    case 'where':
      return { strength, squares: inBox, digit: null, move: null };
    case 'which':
      return { strength, squares: placesNear(uncovered, square, digit), digit, move: null };
    case 'move':
      return { strength, squares: [square], digit, move };
  }
}

/**
 * The stones of the square's row within its box that can hide the digit. Where that is the square alone, those of the
 * whole box: a hint leaves a choice where there is one.
 */
function placesNear(uncovered: Uncovered, square: Square, digit: number | null): Square[] {
  const inBox = SQUARES.filter(
    (other) => boxOf(other) === boxOf(square) && uncovered[other] === 0 && !isSeen(uncovered, other, digit),
  );
  const inRow = inBox.filter((other) => rowOf(other) === rowOf(square));
  return inRow.length > 1 ? inRow : inBox;
}

/** Whether a digit lies open in the square's row, column or box. */
function isSeen(uncovered: Uncovered, square: Square, digit: number | null): boolean {
  return [rowOf, columnOf, boxOf].some((unitOf) =>
    uncovered.some((open, other) => open > 0 && open === digit && unitOf(other) === unitOf(square)),
  );
}
