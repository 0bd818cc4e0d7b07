/** Hints, from weak to strong: the box, the digit and the row within the box, the stone itself. */

import type { Square } from '@riverstone/rules';
import { boxOf, type KakuzuAction, rowOf } from '@riverstone/rules/kakuzu';
import type { Hint, HintStrength } from '../core/analysis.js';
import type { KakuzuExplanation } from './explanation.js';
import type { KakuzuMove } from './removal.js';

const SQUARES = Array.from({ length: 81 }, (_, square) => square);

/** A hint at the best move. */
export function hintTo(move: KakuzuMove, strength: HintStrength): Hint<KakuzuAction, KakuzuExplanation> | null {
  if (move.action.type !== 'remove') return null;
  const { square } = move.action;
  const digit = 'digit' in move.explanation ? move.explanation.digit : null;
  const inBox = SQUARES.filter((other) => boxOf(other) === boxOf(square));
  switch (strength) {
    case 'where':
      return { strength, squares: inBox, digit: null, move: null };
    case 'which':
      return { strength, squares: inBox.filter(isInRowOf(square)), digit, move: null };
    case 'move':
      return { strength, squares: [square], digit, move };
  }
}

const isInRowOf =
  (square: Square) =>
  (other: Square): boolean =>
    rowOf(other) === rowOf(square);
