/**
 * The board of Kakuro Challenge as text: an addend is ` 6 `, a total `Σ8 `; a star marks what the last move laid or
 * turned.
 */

import { columnName, rowName } from '@riverstone/rules';
import { type ChallengeView, digitOf, isEmpty, isRed, SIZE } from '@riverstone/rules/kakuro-challenge';
import type { TerminalColors } from '../contract/colors.js';

export function boardText(view: ChallengeView, colors: TerminalColors): string[] {
  const columns = Array.from({ length: SIZE }, (_, column) => ` ${columnName(column)} `).join('');
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) => cellText(view, row * SIZE + column, colors));
    return `${colors.dim(rowName(row))} ${cells.join('')}`;
  });
  return [`  ${colors.dim(columns)}`, ...rows];
}

function cellText({ board, last }: ChallengeView, square: number, colors: TerminalColors): string {
  const cell = board[square] ?? 0;
  if (isEmpty(cell)) return colors.dim(' · ');
  const isFresh = last !== null && (last.square === square || last.flips.includes(square));
  const text = `${isRed(cell) ? 'Σ' : ' '}${digitOf(cell)}${isFresh ? '*' : ' '}`;
  return isRed(cell) ? colors.red(text) : colors.yellow(text);
}
