/** Where the sums of new Kakuros are spelled out: beside their lines, on the side with fewer tiles. */

import { type Board, cellAt, isEmpty, type Kakuro, SIZE } from '@riverstone/rules/kakuro-challenge';
import { spelledOut } from '../words/kakuro-words';

/** A box of squares, in squares from the top left. */
interface Span {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

export interface RibbonPlace {
  readonly kakuro: Kakuro;
  /** Its middle, and its edge beside the line, in squares. */
  readonly middle: number;
  readonly edge: number;
  readonly isAbove: boolean;
}

/** The height of a ribbon and the width of one of its letters, in squares. */
const RIBBON = 0.6;
const LETTER = 0.18;

/** The squares of a Kakuro as a box. */
export function spanOf({ total, last, direction }: Kakuro): Span {
  const row = Math.floor(total / SIZE);
  const column = total % SIZE;
  const length = direction === 'across' ? last - total + 1 : (last - total) / SIZE + 1;
  return direction === 'across' ? { row, column, width: length, height: 1 } : { row, column, width: 1, height: length };
}

/** Those that hang from the same edge go on below each other, or above. */
export function ribbonPlaces(kakuros: readonly Kakuro[], board: Board): readonly RibbonPlace[] {
  const places: (RibbonPlace & { readonly line: string })[] = [];
  for (const kakuro of kakuros) {
    const { row, column, width, height } = spanOf(kakuro);
    const middle = column + width / 2;
    const foot = row + height;
    const half = (spelledOut(board, kakuro).length * LETTER) / 2;
    const isAbove = tilesIn(board, row - 1, middle, half) < tilesIn(board, foot, middle, half);
    const line = isAbove ? `above ${row}` : `below ${foot}`;
    const shift = places.filter((place) => place.line === line).length * RIBBON;
    places.push({ kakuro, middle, edge: isAbove ? row - shift : foot + shift, isAbove, line });
  }
  return places;
}

/** How many tiles lie in a row within a distance of a point; more than any row has, where there is no such row. */
function tilesIn(board: Board, row: number, middle: number, half: number): number {
  if (row < 0 || row >= SIZE) return SIZE + 1;
  const from = Math.max(0, Math.floor(middle - half));
  const to = Math.min(SIZE, Math.ceil(middle + half));
  let tiles = 0;
  for (let column = from; column < to; column++) if (!isEmpty(cellAt(board, row * SIZE + column))) tiles++;
  return tiles;
}
