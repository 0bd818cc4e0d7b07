/**
 * The field of the race as text: ` 6 ` is silver, `#` a Sum square. A red number says in which direction it was scored:
 * `-6 ` across, `|6 ` down, `+6 ` both. A star marks the line scored last.
 */

import { columnName, rowName, type Square } from '@riverstone/rules';
import {
  digitOn,
  directionOf,
  FIELD_SIZE,
  isRed,
  type RaceView,
  SUM_SQUARE,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { TerminalColors } from '../contract/colors.js';

/** What the field shows of the scored lines. */
interface Scored {
  readonly across: ReadonlySet<Square>;
  readonly down: ReadonlySet<Square>;
  readonly fresh: readonly Square[];
}

export function boardText(view: RaceView, colors: TerminalColors): string[] {
  const scored = scoredSquares(view);
  const columns = Array.from({ length: FIELD_SIZE }, (_, column) => ` ${columnName(column)} `).join('');
  const rows = Array.from({ length: FIELD_SIZE }, (_, row) => {
    const squares = Array.from({ length: FIELD_SIZE }, (_, column) => row * FIELD_SIZE + column);
    return `${colors.dim(rowName(row))} ${squares.map((square) => cellText(view.field[square] ?? 0, square, scored, colors)).join('')}`;
  });
  return [`  ${colors.dim(columns)}`, ...rows];
}

function scoredSquares({ scored }: RaceView): Scored {
  const squaresIn = (direction: 'across' | 'down'): Set<Square> =>
    new Set(scored.filter((line) => directionOf(line) === direction).flatMap((line) => squaresOf(line) ?? []));
  const last = scored.at(-1);
  return { across: squaresIn('across'), down: squaresIn('down'), fresh: (last && squaresOf(last)) ?? [] };
}

function cellText(value: number, square: Square, { across, down, fresh }: Scored, colors: TerminalColors): string {
  if (value === SUM_SQUARE) return colors.bold(' # ');
  const star = fresh.includes(square) ? '*' : ' ';
  if (!isRed(value)) return colors.silver(` ${digitOn(value)}${star}`);
  const mark = across.has(square) ? (down.has(square) ? '+' : '-') : '|';
  return colors.red(`${mark}${digitOn(value)}${star}`);
}
