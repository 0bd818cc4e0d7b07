/** Where the sums of new Kakuros are spelled out: beside their lines, on the side with the fewest tiles. */

import { type Board, cellAt, isEmpty, type Kakuro, SIZE } from '@riverstone/rules/kakuro-challenge';
import { spelledOut } from '../words/kakuro-words';

/** A box of squares, in squares from the top left. */
interface Span {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

type RibbonSide = 'below' | 'above' | 'right' | 'left';

export interface RibbonPlace {
  readonly kakuro: Kakuro;
  readonly side: RibbonSide;
  /** Its middle, or its end at the line. In squares. */
  readonly anchor: number;
  /** Its upper edge below a line, its lower edge above one, its middle beside one. In squares. */
  readonly edge: number;
}

/** The height of a ribbon and the width of one of its letters, in squares of a narrow screen, where it is widest. */
const RIBBON = 0.6;
const LETTER = 0.25;

/** The squares of a Kakuro as a box. */
export function spanOf({ total, last, direction }: Kakuro): Span {
  const row = Math.floor(total / SIZE);
  const column = total % SIZE;
  const length = direction === 'across' ? last - total + 1 : (last - total) / SIZE + 1;
  return direction === 'across' ? { row, column, width: length, height: 1 } : { row, column, width: 1, height: length };
}

/** Those in the same place go on below each other, or above. */
export function ribbonPlaces(kakuros: readonly Kakuro[], board: Board): readonly RibbonPlace[] {
  const places: RibbonPlace[] = [];
  const taken = new Map<string, number>();
  for (const kakuro of kakuros) {
    const length = spelledOut(board, kakuro).length * LETTER;
    const costs = candidates(kakuro).map((place) => ({ place, tiles: tilesUnder(board, place, length) }));
    const fewest = Math.min(...costs.map(({ tiles }) => tiles));
    const place = costs.find(({ tiles }) => tiles === fewest)?.place;
    if (place === undefined) continue;
    const line = `${place.side} ${place.edge}`;
    const others = taken.get(line) ?? 0;
    taken.set(line, others + 1);
    places.push({ ...place, edge: place.edge + others * (place.side === 'above' ? -RIBBON : RIBBON) });
  }
  return places;
}

/** Where it may hang, the best first. */
function candidates(kakuro: Kakuro): readonly RibbonPlace[] {
  const { row, column, width, height } = spanOf(kakuro);
  const middle = column + width / 2;
  const edge = row + height / 2;
  return [
    { kakuro, side: 'below', anchor: middle, edge: row + height },
    { kakuro, side: 'above', anchor: middle, edge: row },
    { kakuro, side: 'right', anchor: column + width, edge },
    { kakuro, side: 'left', anchor: column, edge },
  ];
}

/** How many tiles it would cover; more than any row has, where it would leave the board. */
function tilesUnder(board: Board, { side, anchor, edge }: RibbonPlace, length: number): number {
  const row = side === 'above' ? edge - 1 : Math.floor(edge);
  const start = side === 'right' ? anchor : side === 'left' ? anchor - length : anchor - length / 2;
  const isOutside = (side === 'right' || side === 'left') && (start < 0 || start + length > SIZE);
  if (row < 0 || row >= SIZE || isOutside) return SIZE + 1;
  const from = Math.max(0, Math.floor(start));
  const to = Math.min(SIZE, Math.ceil(start + length));
  let tiles = 0;
  for (let column = from; column < to; column++) if (!isEmpty(cellAt(board, row * SIZE + column))) tiles++;
  return tiles;
}
