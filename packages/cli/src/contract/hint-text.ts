/** Hints in words: where to look, what it is about, or the move. */

import type { Hint } from '@riverstone/bots';
import { columnName, formatSquare, rowName, type Square } from '@riverstone/rules';

/** How a game names what its hints are about. */
export interface HintWords<Action> {
  /** How many squares a row of the board has. */
  readonly size: number;
  move(action: Action): string;
  /** What a move brings. */
  gain(points: number): string;
}

/** A hint as a sentence. */
export function hintText<Action>(hint: Hint<Action, unknown> | null, { size, move, gain }: HintWords<Action>): string {
  if (hint === null) return 'There is nothing to hint at now.';
  if (hint.move !== null) return `Perhaps ${move(hint.move.action)}${gain(hint.move.points)}.`;
  if (hint.squares.length === 0) return 'There may be nothing to find.';
  const area = areaOf(hint.squares, size);
  return hint.digit === null ? `Look at ${area}.` : `Look at ${area}, for a ${hint.digit}.`;
}

function areaOf(squares: readonly Square[], size: number): string {
  const rows = new Set(squares.map((square) => Math.floor(square / size)));
  const columns = new Set(squares.map((square) => square % size));
  const [first = 0] = squares;
  const last = squares.at(-1) ?? first;
  if (squares.length === size && rows.size === 1) return `row ${rowName(Math.floor(first / size))}`;
  if (squares.length === size && columns.size === 1) return `column ${columnName(first % size)}`;
  const isWhole = squares.length === rows.size * columns.size && squares.length > 2;
  if (isWhole) return `${formatSquare(first, size)} to ${formatSquare(last, size)}`;
  return squares.map((square) => formatSquare(square, size)).join(', ');
}
