/** What the odds would be once a stone is lifted, for each digit that could lie under it. */

import type { Square } from '@riverstone/rules';
import { type GridList, newShares, type Shares } from './grid-list.js';

const DIGITS = 9;
const SQUARES = 81;
const ENTRIES = SQUARES * DIGITS;

/** What a stone may reveal: the chance of each digit (1 to 9), and the odds after that. */
export interface Reveal {
  readonly digit: number;
  readonly chance: number;
  readonly odds: Float64Array;
}

/** Everything that lifting a stone can reveal. `stride` thins out a long list of grids. */
export function reveals(list: GridList, square: Square, stride = 1): Reveal[] {
  const byDigit: (Shares | null)[] = new Array<Shares | null>(DIGITS).fill(null);
  const { cells, weights, size } = list;
  let total = 0;
  for (let grid = 0; grid < size; grid += stride) {
    const from = grid * SQUARES;
    const weight = weights[grid] as number;
    const digit = (cells[from + square] as number) - 1;
    byDigit[digit] ??= newShares();
    const shares = byDigit[digit] as Shares;
    add(shares.sums, cells, from, weight);
    shares.total += weight;
    total += weight;
  }
  return byDigit.flatMap((shares, index) => {
    if (shares === null) return [];
    const { sums } = shares;
    for (let entry = 0; entry < ENTRIES; entry++) sums[entry] = (sums[entry] as number) / shares.total;
    return [{ digit: index + 1, chance: shares.total / total, odds: sums }];
  });
}

function add(sums: Float64Array, cells: Uint8Array, from: number, weight: number): void {
  for (let at = from, entry = -1; entry < ENTRIES - 1; entry += DIGITS, at++) {
    const held = entry + (cells[at] as number);
    sums[held] = (sums[held] as number) + weight;
  }
}
