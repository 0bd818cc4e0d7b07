/** The field of the race on a small board, with its printed Sum squares above and to the left. */

import type { Square } from '@riverstone/rules';
import {
  digitOn,
  FIELD_SIZE,
  isRed,
  type Line,
  type RaceField,
  SUM_SQUARE,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { FramedBox } from '../../figures/small-board';
import type { KakuroRaceRulesMessages } from '../../messages/generated/kakuro-race/rules';
import { digitsOf, sumWords } from '../words/claim-words';
import { NumberTile, SumSquare } from './race-tiles';

/** A row of the shown board: a printed Sum square, then the field. */
export const SHOWN_COLUMNS = FIELD_SIZE + 1;

/** A square of the shown board as a square of the field; null for a printed Sum square. */
export function fieldSquare(shown: number): Square | null {
  const row = Math.floor(shown / SHOWN_COLUMNS) - 1;
  const column = (shown % SHOWN_COLUMNS) - 1;
  return row < 0 || column < 0 ? null : row * FIELD_SIZE + column;
}

export const shownSquare = (square: Square): number =>
  (Math.floor(square / FIELD_SIZE) + 1) * SHOWN_COLUMNS + (square % FIELD_SIZE) + 1;

export function FieldPiece({ field, shown }: { readonly field: RaceField; readonly shown: number }) {
  const square = fieldSquare(shown);
  if (square === null) return shown === 0 ? null : <SumSquare arrows={shown < SHOWN_COLUMNS ? 'down' : 'right'} />;
  const value = field[square] ?? SUM_SQUARE;
  if (value === SUM_SQUARE) return <SumSquare />;
  return <NumberTile digit={digitOn(value)} face={isRed(value) ? 'red' : 'silver'} />;
}

/** What lies on a square of the shown board, in words. */
export function squareInWords(
  spoken: KakuroRaceRulesMessages['figure']['spoken'],
  field: RaceField,
  shown: number,
): string {
  const square = fieldSquare(shown);
  const value = square === null ? SUM_SQUARE : (field[square] ?? SUM_SQUARE);
  if (value === SUM_SQUARE) return shown === 0 ? '' : spoken.sumSquare;
  return isRed(value) ? spoken.red({ digit: digitOn(value) }) : spoken.silver({ digit: digitOn(value) });
}

/** The frame of a line; the sum stands beside a valid one. */
export function lineFrame(field: RaceField, line: Line, isValid: boolean): FramedBox {
  const squares = squaresOf(line) ?? [];
  const isDown = line.last - line.first >= FIELD_SIZE;
  return {
    row: Math.floor(line.first / FIELD_SIZE) + 1,
    column: (line.first % FIELD_SIZE) + 1,
    width: isDown ? 1 : squares.length,
    height: isDown ? squares.length : 1,
    isWrong: !isValid,
    label: isValid ? sumWords(digitsOf(field, line)) : undefined,
  };
}
