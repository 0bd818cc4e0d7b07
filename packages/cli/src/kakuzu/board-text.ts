/** The board of Kakuzu as text: `o` is a stone, digits are open, `*` marks the last one; lines separate the boxes. */

import { columnName, rowName } from '@riverstone/rules';
import type { KakuzuView } from '@riverstone/rules/kakuzu';
import type { TerminalColors } from '../contract/colors.js';

const SIZE = 9;
const BOX = 3;

export function boardText(view: KakuzuView, colors: TerminalColors): string[] {
  const rows = Array.from({ length: SIZE }, (_, row) => `${colors.dim(rowName(row))} ${rowText(view, row, colors)}`);
  const parting = `  ${colors.dim(inBoxes(new Array<string>(SIZE).fill('---'), '+'))}`;
  const columns = inBoxes(
    Array.from({ length: SIZE }, (_, column) => ` ${columnName(column)} `),
    ' ',
  );
  return [`  ${colors.dim(columns)}`, ...rows.slice(0, 3), parting, ...rows.slice(3, 6), parting, ...rows.slice(6)];
}

/** Shows the sheet at the end. Digits that were never uncovered are marked as stones. */
function rowText({ uncovered, sheet, last }: KakuzuView, row: number, colors: TerminalColors): string {
  const cells = Array.from({ length: SIZE }, (_, column) => {
    const square = row * SIZE + column;
    const open = uncovered[square] ?? 0;
    if (open > 0) return colors.yellow(` ${open}${square === last?.square ? '*' : ' '}`);
    return colors.dim(sheet === null ? ' o ' : `o${sheet[square]} `);
  });
  return inBoxes(cells, colors.dim('|'));
}

function inBoxes(cells: readonly string[], between: string): string {
  const boxes = [0, 1, 2].map((box) => cells.slice(box * BOX, (box + 1) * BOX).join(''));
  return boxes.join(between);
}
