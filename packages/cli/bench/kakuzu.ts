/** Kakuzu figures: grids counted a second, and odds answered a second to an error of 0.02, by squares uncovered. */

import { countGrids, sampleGrids } from '@riverstone/bots/kakuzu';
import { createRng, type Rng, seedFromNumber, shuffled } from '@riverstone/rules';
import { boxOf, columnOf, randomSheet, rowOf, type Sheet } from '@riverstone/rules/kakuzu';
import type { Figure } from './figure.js';
import { processorSeconds } from './processor-time.js';

/** How many squares are uncovered, and in how many positions that is measured. */
const counted = new Map([17, 18, 19, 20, 21, 22, 23, 24, 26].map((uncovered) => [uncovered, uncovered < 20 ? 12 : 40]));
const sampled = [9, 12, 15, 18, 20];
const SAMPLED_POSITIONS = 6;
const LIMIT = 1_000_000;
/** The plain search is slow: it counts less. */
const PLAIN_LIMIT = 300;
const PLAIN_POSITIONS = 3;
/** The odds after the set-up must be there in this many milliseconds. */
const GOAL_MS = 1500;

/** Measures by processor time. */
export function* kakuzuFigures(): Generator<Figure> {
  countGrids(new Uint8Array(81), LIMIT); // warms the code up
  for (const [uncovered, positions] of counted) {
    const rng = createRng(seedFromNumber(uncovered));
    const tables = Array.from({ length: positions }, () => afterSetup(randomSheet(rng), uncovered, rng));
    yield {
      name: `kakuzu.exactCount ${uncovered}`,
      perSecond: gridsPerSecond(tables, (table) => countGrids(table, LIMIT).grids),
      plainPerSecond: gridsPerSecond(tables.slice(0, PLAIN_POSITIONS), (table) =>
        countByTrying([...table], PLAIN_LIMIT),
      ),
    };
  }
  for (const uncovered of sampled) {
    const times = Array.from({ length: SAMPLED_POSITIONS }, (_, position) => samplingMs(uncovered, position));
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const figure = { name: `kakuzu.samplerTo0.02 ${uncovered}`, perSecond: 1000 / mean, worstMs: Math.max(...times) };
    yield uncovered === 9 ? { ...figure, goal: 1000 / GOAL_MS } : figure;
  }
}

function gridsPerSecond(tables: readonly (readonly number[])[], count: (table: readonly number[]) => number): number {
  const start = processorSeconds();
  const grids = tables.reduce((sum, table) => sum + count(table), 0);
  return grids / (processorSeconds() - start);
}

function samplingMs(uncovered: number, position: number): number {
  const rng = createRng(seedFromNumber(700 + position));
  const table = afterSetup(randomSheet(rng), uncovered, rng);
  const start = processorSeconds();
  sampleGrids(table, createRng(seedFromNumber(position)), { halfWidth: 0.02, maxDescents: 1_000_000 });
  return (processorSeconds() - start) * 1000;
}

/** One square of each box and then any others, until so many are uncovered. */
function afterSetup(sheet: Sheet, uncovered: number, rng: Rng): number[] {
  const squares = shuffled([...sheet.keys()], rng);
  const first = Array.from({ length: 9 }, (_, box) => squares.find((square) => boxOf(square) === box) as number);
  const rest = squares.filter((square) => !first.includes(square));
  const open = new Set([...first, ...rest].slice(0, uncovered));
  return sheet.map((digit, square) => (open.has(square) ? digit : 0));
}

/** The plain search: the open square with the fewest digits left, each of them in turn. */
function countByTrying(grid: number[], limit: number): number {
  const open = grid.flatMap((digit, square) => (digit === 0 ? [square] : []));
  if (open.length === 0) return 1;
  const choices = open.map((square) => digitsFor(grid, square));
  const fewest = choices.reduce(
    (best, { length }, index) => (length < (choices[best]?.length ?? 10) ? index : best),
    0,
  );
  const square = open[fewest] as number;
  let grids = 0;
  for (const digit of choices[fewest] ?? []) {
    grid[square] = digit;
    grids += countByTrying(grid, limit - grids);
    if (grids >= limit) break;
  }
  grid[square] = 0;
  return grids;
}

function digitsFor(grid: readonly number[], square: number): number[] {
  const sees = (other: number): boolean =>
    rowOf(other) === rowOf(square) || columnOf(other) === columnOf(square) || boxOf(other) === boxOf(square);
  const seen = new Set(grid.filter((_, other) => sees(other)));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}
