/** The board of Kakuzu, for small pictures. */

import type { BoardPicture } from '../core/board-picture.js';
import type { KakuzuView } from './view.js';

const BOX = 3;

export function picture({ uncovered, phase, drawn, last }: KakuzuView): BoardPicture {
  const squares = uncovered.map((digit, square) => ({
    look: digit === 0 ? ('stone' as const) : ('paper' as const),
    digit: digit === 0 ? null : digit,
    isLast: last?.square === square,
  }));
  return { squares, box: BOX, wanted: phase === 'remove' ? (drawn.at(-1) ?? null) : null };
}
