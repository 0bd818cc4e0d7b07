/** Where the labels of framed squares stand: near their frame, on no other frame, on no other label. */

/** A box on a board, in squares. */
export interface Box {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
}

export interface LabelledBox extends Box {
  readonly label?: string | undefined;
}

/** The middle of a label, in squares. */
interface LabelPlace {
  readonly x: number;
  readonly y: number;
}

interface LabelBoard {
  readonly rows: number;
  readonly columns: number;
  readonly clear?: readonly Box[];
  readonly pieces?: readonly Box[];
}

/** A label's size, in squares of a small board. */
const LETTER = 0.23;
const PADDING = 0.55;
const HEIGHT = 0.66;
/** How much worse than on a frame: on another label or off the board; and on a piece that is in no frame. */
const CROWD = 4;
const PIECE = 0.3;
/** From a frame to its label. */
const GAP = 0.08;

/**
 * A place for each box's label; null for a box without one. Labels avoid the squares in `clear` first, then those in
 * `pieces`.
 */
export function labelPlaces(boxes: readonly LabelledBox[], board: LabelBoard): readonly (LabelPlace | null)[] {
  const { rows, columns, clear = [], pieces = [] } = board;
  const taken: Box[] = [];
  return boxes.map((box) => {
    if (box.label === undefined) return null;
    const width = box.label.length * LETTER + PADDING;
    const costs = candidates(box, width, columns).map((place, rank) => {
      const label = around(place, width);
      const outside = width * HEIGHT - overlap(label, { row: 0, column: 0, width: columns, height: rows });
      const hidden = hiddenBy(label, [...boxes, ...clear]) + PIECE * hiddenBy(label, pieces);
      return { place, cost: hidden + CROWD * (hiddenBy(label, taken) + outside) + rank / 100 };
    });
    const best = costs.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(around(best.place, width));
    return best.place;
  });
}

/** Under a row or above it; under a column, beside it from its middle on, or above it: the better ones first. */
function candidates({ row, column, width, height }: Box, label: number, columns: number): readonly LabelPlace[] {
  const within = (x: number): number => Math.min(Math.max(x, label / 2), columns - label / 2);
  // in the middle, else along one end or the other
  const along = [column + width / 2, column + width - label / 2, column + label / 2].map(within);
  const below = along.map((x) => ({ x, y: row + height + GAP + HEIGHT / 2 }));
  const above = along.map((x) => ({ x, y: row - GAP - HEIGHT / 2 }));
  const sideways = GAP + label / 2;
  const beside = nearMiddle(height).flatMap((step) => [
    { x: column + width + sideways, y: row + step + 0.5 },
    { x: column - sideways, y: row + step + 0.5 },
  ]);
  return height > 1 ? [...below, ...beside, ...above] : [...below, ...above, ...beside];
}

/** Steps along a box, those in its middle first. */
function nearMiddle(length: number): readonly number[] {
  const middle = (length - 1) / 2;
  return Array.from({ length }, (_, step) => step).sort(
    (one, other) => Math.abs(one - middle) - Math.abs(other - middle),
  );
}

function around({ x, y }: LabelPlace, width: number): Box {
  return { row: y - HEIGHT / 2, column: x - width / 2, width, height: HEIGHT };
}

function hiddenBy(label: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(label, other), 0);
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.column + one.width, other.column + other.width) - Math.max(one.column, other.column);
  const height = Math.min(one.row + one.height, other.row + other.height) - Math.max(one.row, other.row);
  return width > 0 && height > 0 ? width * height : 0;
}
