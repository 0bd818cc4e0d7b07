/** Race figures: best claims a second, early, midway and late in a game, with 0 to 8 Action tiles in hand. */

import { bestClaim } from '@riverstone/bots/kakuro-race';
import { createRng, pick, type Rng, seedFromNumber, shuffled, unwrap } from '@riverstone/rules';
import { type ActionTile, actionTiles, type ClaimPosition, checkClaim } from '@riverstone/rules/kakuro-race';
import { bestOfAllClaims } from '../../bots/test/race-naive.js';
import type { Figure } from './figure.js';
import { processorSeconds } from './processor-time.js';

/** After how many markers of a game the field is taken. */
const stages = { early: 2, mid: 8, late: 16 } as const;
const MAX_TILES = 8;
const POSITIONS = 200;
/** With more tiles than this, trying every claim takes too long to measure. */
const PLAIN_TILES = 1;
const PLAIN_POSITIONS = 3;
const UNSOLVED_LIMIT = 3;

const markers = [...numbers(3, 40), ...numbers(9, 15)];
const numberTiles = numbers(0, 71).map((index) => 1 + (index % 9));
const actions: readonly ActionTile[] = actionTiles.flatMap((tile) =>
  Array(tile === 'd' || tile === 'x' ? 11 : 2).fill(tile),
);

/**
 * Measures `bestClaim` for `seconds` of processor time in each of 27 settings.
 * @example raceFigures(0.2)[0] // { name: 'race.best early 0', perSecond: 400000, worstMs: 0.1 }
 */
export function raceFigures(seconds: number): Figure[] {
  const rng = createRng(seedFromNumber(3));
  const figures: Figure[] = [];
  for (const [stage, count] of Object.entries(stages)) {
    const tables = tablesAfter(count, rng);
    for (const tiles of numbers(0, MAX_TILES)) {
      const positions = tables.map((table) => ({
        ...table,
        marker: pick(markers, rng),
        tiles: shuffled(actions, rng).slice(0, tiles),
      }));
      const figure = { name: `race.best ${stage} ${tiles}`, ...measure(positions, seconds) };
      figures.push(tiles > PLAIN_TILES ? figure : { ...figure, plainPerSecond: plainRate(positions) });
    }
  }
  return figures;
}

function measure(positions: readonly ClaimPosition[], seconds: number): Pick<Figure, 'perSecond' | 'worstMs'> {
  const solveAll = (): void => {
    for (const position of positions) bestClaim(position);
  };
  const warmUntil = processorSeconds() + seconds / 2;
  while (processorSeconds() < warmUntil) solveAll();

  let solved = 0;
  let spent = 0;
  const start = processorSeconds();
  while (spent < seconds) {
    solveAll();
    solved += positions.length;
    spent = processorSeconds() - start;
  }
  return { perSecond: solved / spent, worstMs: Math.max(...positions.map(milliseconds)) };
}

/** How often a second every claim there is can be put before the rules. */
function plainRate(positions: readonly ClaimPosition[]): number {
  const some = positions.slice(0, PLAIN_POSITIONS);
  const start = processorSeconds();
  for (const position of some) bestOfAllClaims(position);
  return some.length / (processorSeconds() - start);
}

/** The fastest of a few times, so that what else the machine does is not counted. */
function milliseconds(position: ClaimPosition): number {
  const times = numbers(1, 3).map(() => {
    const start = performance.now();
    bestClaim(position);
    return performance.now() - start;
  });
  return Math.min(...times);
}

type Table = Pick<ClaimPosition, 'field' | 'scored'>;

/** Tables after so many markers of games for two in which everybody sees everything. */
function tablesAfter(count: number, rng: Rng): readonly Table[] {
  const tables: Table[] = [];
  while (tables.length < POSITIONS) {
    const table = playMarkers(count, rng);
    if (table !== undefined) tables.push(table);
  }
  return tables;
}

/** One such game; undefined when it was over more than two markers before. */
function playMarkers(count: number, rng: Rng): Table | undefined {
  let table: Table = { field: shuffled(numberTiles, rng).slice(0, 64), scored: [] };
  const pile = shuffled(actions, rng);
  // One seat begins with three tiles as usual, the other with none, so that there are short claims as well as long
  // ones.
  const hands: (readonly ActionTile[])[] = [[], pile.splice(0, 3)];
  let unsolved = 0;
  for (const [played, marker] of shuffled(markers, rng).slice(0, count).entries()) {
    if (unsolved === UNSOLVED_LIMIT) return played < count - 2 ? undefined : table;
    const finder = shuffled([0, 1], rng).find((seat) => {
      const position = { ...table, marker, tiles: hands[seat] ?? [] };
      const claim = bestClaim(position);
      if (claim === undefined) return false;
      const { field, scored, tiles } = unwrap(checkClaim(position, claim));
      table = { field, scored };
      hands[seat] = tiles;
      return true;
    });
    if (finder === undefined) unsolved++;
    if (marker % 2 === 0 && hands.some((hand) => hand.length > 0)) continue;
    for (const seat of finder === 1 ? [1, 0] : [0, 1]) hands[seat] = [...(hands[seat] ?? []), ...pile.splice(0, 1)];
  }
  return table;
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
