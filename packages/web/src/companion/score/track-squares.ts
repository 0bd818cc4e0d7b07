/** Where the hundred squares of a track lie: round a square of 26 by 26, from the top left corner clockwise. */

export const TRACK_SIDE = 26;
const EDGE = TRACK_SIDE - 1;

/** The column and row of a square of the track. */
export function trackPlace(square: number): { readonly column: number; readonly row: number } {
  const along = square % EDGE;
  switch (Math.floor(square / EDGE)) {
    case 0:
      return { column: along, row: 0 };
    case 1:
      return { column: EDGE, row: along };
    case 2:
      return { column: EDGE - along, row: EDGE };
    default:
      return { column: 0, row: EDGE - along };
  }
}
