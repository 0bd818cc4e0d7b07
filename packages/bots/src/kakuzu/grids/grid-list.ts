/** A list of complete grids. What a stone would reveal is found by leaving out the grids that it contradicts. */

const SQUARES = 81;
const DIGITS = 9;
const ENTRIES = SQUARES * DIGITS;

/** Grids with their weights. The list grows as needed, and `clear` empties it for reuse. */
export class GridList {
  size = 0;
  /** Grid after grid, the digit (from 1) of each square. */
  cells: Uint8Array;
  /** What each grid stands for. */
  weights: Float64Array;

  constructor(capacity = 64) {
    this.cells = new Uint8Array(capacity * SQUARES);
    this.weights = new Float64Array(capacity);
  }

  clear(): void {
    this.size = 0;
  }

  add(grid: Uint8Array, weight: number): void {
    if (this.size === this.weights.length) this.#grow();
    this.cells.set(grid, this.size * SQUARES);
    this.weights[this.size++] = weight;
  }

  #grow(): void {
    const { cells, weights } = this;
    this.cells = new Uint8Array(2 * cells.length);
    this.cells.set(cells);
    this.weights = new Float64Array(2 * weights.length);
    this.weights.set(weights);
  }
}

/** Sums of weights: at `square * 9 + digit - 1` those of the grids with the digit on the square, and of all grids. */
export interface Shares {
  readonly sums: Float64Array;
  total: number;
}

/** Sums of no grids yet. */
export function newShares(): Shares {
  return { sums: new Float64Array(ENTRIES), total: 0 };
}

/** Adds the grids of a list, from one of them on, to sums. */
export function addShares({ cells, weights, size }: GridList, shares: Shares, from = 0): void {
  const { sums } = shares;
  for (let grid = from, at = from * SQUARES; grid < size; grid++) {
    const weight = weights[grid] as number;
    shares.total += weight;
    for (let entry = -1; entry < ENTRIES - 1; entry += DIGITS, at++) {
      const held = entry + (cells[at] as number);
      sums[held] = (sums[held] as number) + weight;
    }
  }
}
