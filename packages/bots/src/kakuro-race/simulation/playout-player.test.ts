import { createRng, pick, type Rng, seedFromNumber, shuffled, unwrap } from '@riverstone/rules';
import {
  type ActionTile,
  actionTiles,
  type Claim,
  type ClaimPosition,
  checkClaim,
  digitOn,
  RED,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import { layOut, prospects } from '../claims/best-claim.js';
import { type ClaimOption, claimOptions } from '../claims/claim-options.js';
import { lineOf, startSquare } from '../claims/lines.js';
import { SOLO_TILE_VALUES } from '../profiles.js';
import { FastTable, KINDS, kindOf } from './fast-table.js';
import { PlayoutPlayer } from './playout-player.js';

const numbers = Array.from({ length: 72 }, (_, index) => 1 + (index % 9));
const rngOf = (seed: number) => createRng(seedFromNumber(seed));
const kinds: readonly ActionTile[] = ['d', 'd', 'x', 'x', ...actionTiles.slice(2)];

function hand(most: number, rng: Rng): ActionTile[] {
  return Array.from({ length: rng.below(most + 1) }, () => pick(kinds, rng));
}

/** A field after some claims, taken at random. */
function position(seed: number, most = 6): ClaimPosition {
  const rng = rngOf(seed);
  let result: ClaimPosition = { field: shuffled(numbers, rng).slice(0, 64), scored: [], marker: 0, tiles: [] };
  for (let left = rng.below(16); left >= 0; left--) {
    result = { ...result, marker: 3 + rng.below(38), tiles: hand(most, rng) };
    const all = prospects(result);
    if (all.length === 0 || left === 0) continue;
    const { field, scored } = unwrap(checkClaim(result, layOut(result, pick(all, rng))));
    result = { ...result, field, scored };
  }
  return result;
}

const seeds = Array.from({ length: 150 }, (_, seed) => seed);
const fieldOf = ({ values }: FastTable): number[] =>
  Array.from({ length: 64 }, (_, square) => values[startSquare[square] as number] as number);
const loaded = (from: ClaimPosition): FastTable => {
  const table = new FastTable();
  table.load(from, [from.tiles]);
  return table;
};

/** The fast table after a valid claim is the one that the rules leave. */
function expectSame(from: ClaimPosition, claim: Claim): void {
  const effect = unwrap(checkClaim(from, claim));
  const table = loaded(from);
  table.apply(0, claim);
  const expected = loaded({ ...from, ...effect });
  expected.scores[0] = effect.points;
  expect(table).toEqual(expected);
}

describe('a fast table', () => {
  test('carries claims out as the rules do', () => {
    for (const seed of seeds) {
      const from = position(seed);
      const all = prospects(from);
      if (all.length === 0) continue;
      expectSame(from, layOut(from, pick(all, rngOf(seed))));
    }
  });

  test('carries out claims with more Doubles than they need as the rules do', () => {
    let surplus = 0;
    for (const seed of seeds) {
      const few = position(seed);
      const [prospect] = prospects(few);
      if (prospect === undefined) continue;
      const claim = layOut(few, prospect);
      for (const more of [1, 2]) {
        // People may lay what they have.
        const from = { ...few, tiles: [...few.tiles, ...new Array<ActionTile>(more).fill('d')] };
        expectSame(from, { ...claim, doubles: claim.doubles + more });
        surplus++;
      }
    }
    expect(surplus).toBeGreaterThan(seeds.length);
  });
});

/** Whether an option brings a number into its line that stands there already. */
function repeats({ field }: ClaimPosition, option: ClaimOption): boolean {
  return (squaresOf(option) ?? []).some((square) => digitOn(field[square] as number) === option.to);
}

describe('the playout player', () => {
  test('finds the most worthy of all options that add no repetition', () => {
    let found = 0;
    for (const seed of seeds) {
      const from = position(seed);
      const options = claimOptions(from, SOLO_TILE_VALUES).filter((option) => !repeats(from, option));
      const player = new PlayoutPlayer();
      player.choose(loaded(from), 0, from.marker, SOLO_TILE_VALUES);
      if (options.length === 0) continue;
      found++;
      expect(player.worth).toBeCloseTo(Math.max(...options.map(({ value }) => value)), 9);
    }
    expect(found).toBeGreaterThan(seeds.length / 2);
  });

  test('takes only what the exact search can make valid too, and lays it out by the rules', () => {
    const player = new PlayoutPlayer();
    for (const seed of seeds) {
      const from = position(seed);
      const table = loaded(from);
      if (!player.choose(table, 0, from.marker, SOLO_TILE_VALUES)) continue;
      const line = lineOf(player.line);
      const prospect = prospects(from).find(({ first, last }) => first === line.first && last === line.last);
      expect(prospect).toBeDefined();
      player.take(table, 0, SOLO_TILE_VALUES);
      const squares = squaresOf(line) ?? [];
      const after = fieldOf(table);
      const digits = squares.map((square) => (after[square] as number) - RED);
      expect(digits.reduce((sum, digit) => sum + digit, 0)).toBe(from.marker);
      expect(table.scores[0]).toBe(squares.length);
      expect(from.tiles.length - (table.totals[0] as number)).toBeGreaterThanOrEqual(prospect?.tiles ?? 99);
      expect(handIsPossible(table)).toBe(true);
      expect(recounted(table)).toEqual([...table.silver]);
    }
  });

  test('finds two changed numbers where one is not enough', () => {
    const field = new Array<number>(64).fill(0);
    for (const [square, digit] of [1, 2, 3].entries()) field[square] = digit;
    for (const [index, digit] of [9, 8].entries()) field[16 + 2 * index] = digit;
    const from = { field, scored: [], marker: 20, tiles: ['x', 'x'] as const };
    const table = loaded(from);
    const player = new PlayoutPlayer();
    expect(player.choose(table, 0, 20, SOLO_TILE_VALUES)).toBe(true);
    player.take(table, 0, SOLO_TILE_VALUES);
    expect(fieldOf(table).slice(0, 3).sort()).toEqual([RED + 3, RED + 8, RED + 9]);
    expect(table.totals[0]).toBe(0);
  });

  test('declines what is worth less than its least', () => {
    const from = position(4);
    const player = new PlayoutPlayer();
    expect(player.choose(loaded(from), 0, from.marker, SOLO_TILE_VALUES)).toBe(true);
    expect(player.choose(loaded(from), 0, from.marker, { ...SOLO_TILE_VALUES, least: 9 })).toBe(false);
  });

  test('counts a kind of tile once', () => {
    expect(new Set(actionTiles.map(kindOf)).size).toBe(KINDS);
  });
});

function handIsPossible({ hands, totals }: FastTable): boolean {
  const own = [...hands.slice(0, KINDS)];
  return own.every((count) => count >= 0) && own.reduce((sum, count) => sum + count, 0) === totals[0];
}

function recounted(table: FastTable): number[] {
  const field = fieldOf(table);
  return Array.from({ length: 10 }, (_, digit) => field.filter((value) => value === digit && digit > 0).length);
}
