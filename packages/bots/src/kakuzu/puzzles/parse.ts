/** Reads a puzzle of Kakuzu. */

import { parseSquare, type Square, unwrap } from '@riverstone/rules';
import { parseUncovered, SIZE, type Uncovered } from '@riverstone/rules/kakuzu';
import { unpackBoard } from '../../core/packed-board.js';

export interface StonePuzzle {
  readonly uncovered: Uncovered;
  /** The digit that was drawn. */
  readonly digit: number;
  readonly stone: Square;
}

/** The position and answer of a puzzle; throws if the text is none. */
export function parseStonePuzzle(text: string): StonePuzzle {
  const [uncovered = '', digit = '', stone = ''] = text.split(' ');
  const square = parseSquare(stone, SIZE);
  if (square === undefined) throw new Error(`${stone} is no square`);
  return { uncovered: unwrap(parseUncovered(unpackBoard(uncovered, SIZE))), digit: Number(digit), stone: square };
}
