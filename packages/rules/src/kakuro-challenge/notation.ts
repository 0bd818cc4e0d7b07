/** Boards and placements as text, both ways: `C93B5.../…`, `y7g4/g2`. */

import { formatSquare, parseSquare, type Square } from '../core/grid.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';
import { formatRows, parseRows } from '../core/rows.js';
import { type Board, type Cell, digitOf, isRed, RED, SIZE } from './board/board.js';
import type { Kakuro } from './board/kakuro.js';
import type { Placement } from './board/placement.js';

type Parsed<T> = Result<T, Refusal<'bad-notation'>>;

const CELLS = '.123456789';
const RED_CELLS = '.ABCDEFGHI';

/**
 * A board as nine rows joined by `/`: `.` empty, `1`-`9` yellow, `A`-`I` red.
 * @example formatBoard(emptyBoard).slice(0, 10) // => '........./'
 */
export function formatBoard(board: Board): string {
  return formatRows(board, SIZE, formatCell);
}

/**
 * A board from its text.
 * @example parseBoard('...') // => { ok: false, error: { code: 'bad-notation', … } }
 */
export function parseBoard(text: string): Parsed<Board> {
  return parseRows(text, SIZE, 'board', parseCell);
}

function formatCell(cell: Cell): string {
  return isRed(cell) ? RED_CELLS.charAt(digitOf(cell)) : CELLS.charAt(cell);
}

function parseCell(character: string): Cell | undefined {
  const yellow = CELLS.indexOf(character);
  if (yellow >= 0) return yellow;
  const red = RED_CELLS.indexOf(character);
  return red > 0 ? RED + red : undefined;
}

/**
 * A Kakuro's line, from its total to its last addend.
 * @example formatKakuro({ total: 37, last: 40, direction: 'across', sum: 18 }) // => 'b5-e5'
 */
export function formatKakuro(kakuro: Kakuro): string {
  return `${formatSquare(kakuro.total, SIZE)}-${formatSquare(kakuro.last, SIZE)}`;
}

/**
 * A placement without a claim.
 * @example formatPlacement({ digit: 7, side: 'yellow', square: 33, flips: [15] }) // => 'y7g4/g2'
 */
export function formatPlacement(placement: Placement): string {
  const flips = placement.flips.map((square) => `/${formatSquare(square, SIZE)}`).join('');
  return `${placement.side.charAt(0)}${placement.digit}${formatSquare(placement.square, SIZE)}${flips}`;
}

const PLACEMENT = /^([yr])([1-9])([^/]{2})((?:\/[^/]{2})*)$/;

/**
 * A placement from its text; flips stand in board order, each once.
 * @example parsePlacement('y7g4/g2') // => { ok: true, value: { digit: 7, side: 'yellow', square: 33, flips: [15] } }
 */
export function parsePlacement(text: string): Parsed<Placement> {
  const [, side, digit, square, flipped] = PLACEMENT.exec(text) ?? [];
  const named = [square ?? '', ...(flipped ?? '').split('/').slice(1)].map((name) => parseSquare(name, SIZE));
  const [placed, ...flips] = named.filter((each) => each !== undefined);
  if (placed === undefined || flips.length + 1 < named.length) return refuse('bad-notation', { what: 'move', text });
  if (!areFlipsInOrder(flips)) return refuse('bad-notation', { what: 'move', problem: 'flip-order', text });
  return ok({ side: side === 'r' ? 'red' : 'yellow', digit: Number(digit), square: placed, flips });
}

/** Whether flips stand in board order, each once: there is one way to write a move. */
export function areFlipsInOrder(flips: readonly Square[]): boolean {
  return flips.every((flip, index) => index === 0 || flip > (flips[index - 1] as Square));
}
