import { createRng, pick, type Rng, seedFromNumber, shuffled, unwrap } from '@riverstone/rules';
import {
  type ActionTile,
  actionTiles,
  type ClaimPosition,
  checkClaim,
  formatClaim,
  formatLine,
  type Line,
  laidTiles,
  parseField,
  RED,
  SUM_SQUARE,
} from '@riverstone/rules/kakuro-race';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOfAllClaims, fewestTilesByLine, isBetter, type Worth } from '../../../test/race-naive.js';
import { bestClaim, prospects } from './best-claim.js';
import { layOut } from './lay-out.js';

const numbers = Array.from({ length: 72 }, (_, index) => 1 + (index % 9));

function randomHand(most: number, rng: Rng): ActionTile[] {
  // As many Doubles and Exchanges as New numbers, as in the standard pile.
  const kinds: readonly ActionTile[] = ['d', 'x', pick(actionTiles.slice(2), rng), pick(actionTiles.slice(2), rng)];
  return Array.from({ length: rng.below(most + 1) }, () => pick(kinds, rng));
}

/** A field after up to so many claims, taken at random from all there are. */
function playedPosition(claims: number, most: number, rng: Rng): ClaimPosition {
  let position = freshPosition(6, rng);
  for (let left = rng.below(claims + 1); left > 0; left--) {
    const all = prospects(position);
    if (all.length > 0) {
      const { field, scored } = unwrap(checkClaim(position, layOut(position, pick(all, rng))));
      position = { ...position, field, scored };
    }
    position = { ...position, marker: 3 + rng.below(38), tiles: randomHand(6, rng) };
  }
  return { ...position, tiles: randomHand(most, rng) };
}

function freshPosition(most: number, rng: Rng): ClaimPosition {
  const field = shuffled(numbers, rng).slice(0, 64);
  return { field, scored: [], marker: 3 + rng.below(38), tiles: randomHand(most, rng) };
}

/** A corner of a field with few numbers, some of them red; low markers, since lines are short. */
function smallPosition(most: number, rng: Rng): ClaimPosition {
  const field = Array.from({ length: 64 }, (_, square) => {
    const inside = square % 8 < 4 && square < 24 && rng.below(6) > 0;
    return inside ? pick([1, 2, 3, 4, 5, 9], rng) + (rng.below(5) === 0 ? RED : 0) : SUM_SQUARE;
  });
  return { field, scored: [], marker: 3 + rng.below(20), tiles: randomHand(most, rng) };
}

/** Two rows with the same few numbers over and over, many of them red, and a hand full of Doubles. */
function monotonousPosition(rng: Rng): ClaimPosition {
  const field = Array.from({ length: 64 }, (_, square) => {
    const inside = square < 16 && rng.below(12) > 0;
    return inside ? pick([1, 1, 1, 2, 3], rng) + (rng.below(3) === 0 ? RED : 0) : SUM_SQUARE;
  });
  const tiles: ActionTile[] = ['d', 'd', 'd', 'd', 'd', 'd', ...randomHand(3, rng)];
  return { field, scored: [], marker: 3 + rng.below(14), tiles };
}

/** What the claim found is worth, after the referee has agreed to it. */
function worthOfBest(position: ClaimPosition): Worth | undefined {
  const claim = bestClaim(position);
  if (claim === undefined) return undefined;
  const effect = unwrap(checkClaim(position, claim));
  return { points: effect.points, tiles: laidTiles(claim).length };
}

/** The same from the naive list of all lines. */
function worthOfLines(lines: readonly (Line & Worth)[]): Worth | undefined {
  const best = lines.reduce<Worth | undefined>((former, line) => (isBetter(line, former) ? line : former), undefined);
  return best && { points: best.points, tiles: best.tiles };
}

const inOrder = (lines: readonly (Line & Worth)[]): string[] =>
  lines.map((line) => `${formatLine(line)} ${line.points} ${line.tiles}`).sort();

function forSeeds(runs: number, check: (rng: Rng) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => check(createRng(seedFromNumber(seed)))),
    { numRuns: runs },
  );
}

const FRESH = unwrap(parseField('92943562/73286451/12673364/75892513/67159688/63499717/23421758/54279483'));

describe('the best claim', () => {
  it.each([
    [36, [], 'a2-h2'],
    [40, [], undefined],
    [40, ['d', 'd'], 'a4-h4 d'],
    [40, ['d', 'd', 'x'], 'a2-h2 x:g2,a1'],
    [9, ['n4'], 'a3-c3 #d3(n4)'],
  ] as const)('for %i with %j is %s', (marker, tiles, expected) => {
    const claim = bestClaim({ field: FRESH, scored: [], marker, tiles });
    expect(claim && formatClaim(claim)).toBe(expected);
  });

  it('is worth as much as the best of all claims there are', () => {
    forSeeds(40, (rng) => {
      const position = smallPosition(3, rng);
      expect(worthOfBest(position)).toEqual(bestOfAllClaims(position));
    });
  });

  it.each([
    ['fresh fields', 6, (rng: Rng) => freshPosition(2, rng)],
    ['fields in play', 12, (rng: Rng) => playedPosition(18, 3, rng)],
    ['small fields', 100, (rng: Rng) => smallPosition(6, rng)],
    ['monotonous fields', 100, (rng: Rng) => monotonousPosition(rng)],
  ])('and what every line takes are what trying every step finds, on %s', (_, runs, make) => {
    forSeeds(runs, (rng) => {
      const position = make(rng);
      const lines = fewestTilesByLine(position);
      expect(inOrder(prospects(position))).toEqual(inOrder(lines));
      expect(worthOfBest(position)).toEqual(worthOfLines(lines));
    });
  });

  it('is the best of the prospects, each of which is a valid claim worth what it says, with any hand', () => {
    forSeeds(200, (rng) => {
      const position = playedPosition(24, rng.below(2) === 0 ? 12 : 60, rng);
      const all = prospects(position);
      for (const prospect of all) {
        const claim = layOut(position, prospect);
        const { points } = unwrap(checkClaim(position, claim));
        expect({ points, tiles: laidTiles(claim).length }).toEqual({ points: prospect.points, tiles: prospect.tiles });
      }
      expect(worthOfBest(position)).toEqual(worthOfLines(all));
    });
  });

  it('is found with two hundred tiles in hand, too', () => {
    forSeeds(20, (rng) => {
      const { field, scored, marker } = playedPosition(24, 0, rng);
      const tiles = Array.from({ length: 200 }, () => pick(actionTiles, rng));
      const position = { field, scored, marker, tiles };
      expect(worthOfBest(position)).toEqual(worthOfLines(prospects(position)));
    });
  });

  it('is the same each time, whatever was searched before', () => {
    forSeeds(20, (rng) => {
      const position = playedPosition(12, 8, rng);
      const first = bestClaim(position);
      bestClaim(freshPosition(8, rng));
      expect(bestClaim(position)).toEqual(first);
    });
  });

  it('of equal ones is the first across, then in board order', () => {
    const field = Array.from({ length: 64 }, (_, square) => 1 + ((square + Math.floor(square / 8)) % 9));
    const position: ClaimPosition = { field, scored: [], marker: 36, tiles: ['d', 'x', 'n9'] };
    const claim = bestClaim(position);
    const equal = prospects(position).filter(({ points, tiles }) => points === 8 && tiles === 0);
    expect(equal.length).toBeGreaterThan(1);
    expect(claim && formatClaim(claim)).toBe('a1-h1');
  });
});
