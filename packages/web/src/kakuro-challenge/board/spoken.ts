/** The label of a square for screen readers: what lies there, what can be done, and the lines around it. */

import type { Square } from '@riverstone/rules';
import { type Board, type Cell, cellAt, digitOf, isEmpty, SIZE, sideOf } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import { nameOf } from '../words/kakuro-words';
import type { ChallengeSquareDisplay } from './square-display';

/** A square and its marks: `c6, addend 4, can flip`. */
export function spokenSquare(text: KakuroChallengeMessages, square: Square, display: ChallengeSquareDisplay): string {
  const { spoken } = text;
  const parts = [nameOf(square), isEmpty(display.cell) ? spoken.empty : spokenTile(text, display.cell)];
  if (display.ready === 'laid') parts.push(spoken.staged);
  if (display.ready === 'turned') parts.push(spoken.turned);
  if (display.open) parts.push(spoken.open);
  if (display.flippable) parts.push(spoken.flippable);
  if (display.last === 'laid') parts.push(spoken.laidLast);
  if (display.last === 'turned') parts.push(spoken.turnedLast);
  if (display.last === 'turned-back') parts.push(spoken.turnedBack);
  if (display.stone) parts.push(spoken.stone);
  if (display.hinted) parts.push(spoken.hinted);
  return parts.join(', ');
}

function spokenTile({ spoken }: KakuroChallengeMessages, cell: Cell): string {
  return spoken[sideOf(cell)]({ digit: digitOf(cell) });
}

const directions = [
  { side: 'left', step: -1 },
  { side: 'right', step: 1 },
  { side: 'above', step: -SIZE },
  { side: 'below', step: SIZE },
] as const;

/** The unbroken tiles on the four sides of a square, in reading order; '' for a square that touches none. */
export function spokenLines(text: KakuroChallengeMessages, board: Board, square: Square): string {
  const sentences = directions.flatMap(({ side, step }) => {
    const tiles = tilesFrom(board, square, step).map((cell) => spokenInLine(text, cell));
    if (tiles.length === 0) return [];
    const inOrder = step < 0 ? tiles.reverse() : tiles;
    return [text.spoken[side]({ tiles: inOrder.join(', ') })];
  });
  return sentences.join(' ');
}

/** In a line an addend is just its digit. */
function spokenInLine({ spoken }: KakuroChallengeMessages, cell: Cell): string {
  return sideOf(cell) === 'red' ? spoken.red({ digit: digitOf(cell) }) : String(digitOf(cell));
}

function tilesFrom(board: Board, square: Square, step: number): Cell[] {
  const tiles: Cell[] = [];
  for (let next = square + step; isSameLine(square, next, step); next += step) {
    const cell = cellAt(board, next);
    if (isEmpty(cell)) break;
    tiles.push(cell);
  }
  return tiles;
}

function isSameLine(square: Square, next: Square, step: number): boolean {
  if (next < 0 || next >= SIZE * SIZE) return false;
  return Math.abs(step) === SIZE || Math.floor(next / SIZE) === Math.floor(square / SIZE);
}
