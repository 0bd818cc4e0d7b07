/** The field of the race, for small pictures. */

import type { BoardPicture, SquareLook } from '../core/board-picture.js';
import { digitOn, isRed, SUM_SQUARE, squaresOf } from './field.js';
import type { RaceView } from './view.js';

/** The line that was scored last is marked. */
export function picture({ field, scored, round }: Pick<RaceView, 'field' | 'scored' | 'round'>): BoardPicture {
  const last = scored.at(-1);
  const line = last === undefined ? [] : (squaresOf(last) ?? []);
  const squares = field.map((value, square) => ({
    look: lookOf(value),
    digit: value === SUM_SQUARE ? null : digitOn(value),
    isLast: line.includes(square),
  }));
  return { squares, box: null, wanted: round?.marker ?? null };
}

function lookOf(value: number): SquareLook {
  if (value === SUM_SQUARE) return 'sum';
  return isRed(value) ? 'red' : 'silver';
}
