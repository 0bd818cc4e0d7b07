/** Where the fields of the score track lie: a ring of 100 round the board, from the top left corner clockwise. */

/** A box in hundredths of the board's width. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const FIELDS = 100;
/** How thick the ring is. */
export const RING = 3.2;
const SIDE = FIELDS / 4;
/** From a pawn to the next on the same field. */
const APART = RING * 0.75;
/** A side has a corner and 24 fields, which share what the corners leave. */
const FIELD = (100 - 2 * RING) / (SIDE - 1);

/** The box of a field. */
export function fieldBox(field: number): Box {
  const side = Math.floor(field / SIDE);
  const index = field % SIDE;
  const from = index === 0 ? 0 : RING + (index - 1) * FIELD;
  const length = index === 0 ? RING : FIELD;
  const far = 100 - RING;
  switch (side) {
    case 0:
      return { x: from, y: 0, width: length, height: RING };
    case 1:
      return { x: far, y: from, width: RING, height: length };
    case 2:
      return { x: 100 - from - length, y: far, width: length, height: RING };
    default:
      return { x: 0, y: 100 - from - length, width: RING, height: length };
  }
}

/** The middle of a field. */
export function fieldCentre(field: number): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = fieldBox(field);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Where pawns that share a field stand, the first of `count` to the left or above: along their side of the ring, and
 * never past its end, where a narrow screen ends too.
 */
export function pawnCentre(field: number, index: number, count: number): { readonly x: number; readonly y: number } {
  const { x, y } = fieldCentre(field);
  const half = ((count - 1) / 2) * APART;
  const along = (centre: number): number => {
    const middle = Math.min(Math.max(centre, RING / 2 + half), 100 - RING / 2 - half);
    return middle - half + index * APART;
  };
  const isUpright = Math.floor(field / SIDE) % 2 === 1;
  return isUpright ? { x, y: along(y) } : { x: along(x), y };
}

/** Every field that a pawn walks over from one score to another, both included. */
export function walk(from: number, to: number): readonly number[] {
  const step = to < from ? -1 : 1;
  const length = Math.abs(to - from) + 1;
  return Array.from({ length }, (_, index) => (((from + index * step) % FIELDS) + FIELDS) % FIELDS);
}
