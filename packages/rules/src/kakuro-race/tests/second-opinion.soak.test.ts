/** Rulings against a second, naive reading of the rules, on claims from whole games and claims spoilt in every way. */

import { expect, it } from 'vitest';
import { naiveRuling } from '../../../test/kakuro-race/naive.js';
import { claimPosition, playAtRandom } from '../../../test/kakuro-race/play.js';
import { judge } from '../../../test/kakuro-race/ruling.js';
import { findClaims } from '../../../test/kakuro-race/search.js';
import { createRng, pick, type Rng, seedFromNumber } from '../../core/rng.js';
import { claimCodes } from '../claim.js';
import { type ActionTile, actionTiles, squareName } from '../field.js';
import { formatClaim, formatField, formatLine } from '../notation.js';

interface Position {
  readonly field: string;
  readonly scored: readonly string[];
  readonly marker: number;
  readonly tiles: readonly ActionTile[];
}

/** Doubles and Exchanges are what most claims take. */
const fronts: readonly ActionTile[] = [...actionTiles, 'd', 'd', 'd', 'd', 'd', 'd', 'x', 'x', 'x'];

/** Positions that games came through, each with claims that the search says are valid; hands are made larger. */
function* positions(rng: Rng): Generator<{ position: Position; claims: readonly string[] }> {
  for (let seed = 0; seed < 12; seed++) {
    for (const { before, entry } of playAtRandom(2, {}, seed).moves) {
      if (entry.action.type !== 'claim') continue;
      const tiles = Array.from({ length: rng.below(7) }, () => pick(fronts, rng));
      const asked = { ...claimPosition(before, 0), tiles };
      const { field, scored, marker } = asked;
      const position = { field: formatField(field), scored: scored.map(formatLine), marker, tiles };
      yield { position, claims: findClaims(asked).map(formatClaim) };
    }
  }
}

const anySquare = (rng: Rng): string => squareName(rng.below(64));
const words: readonly ((rng: Rng) => string)[] = [
  (rng) => `x:${anySquare(rng)},${anySquare(rng)}`,
  (rng) => `#${anySquare(rng)}(${pick(actionTiles, rng)})`,
  (rng) => `n${1 + rng.below(9)}:${anySquare(rng)}`,
  () => 'd',
];
const kindOf = (word: string): number => ['x', '#', 'n', 'd'].indexOf(word.charAt(0));

/** A claim with a word too many or too few, another line, another square somewhere, or a line that was scored. */
function spoilt(claim: string, scored: readonly string[], rng: Rng): string {
  const [line = '', ...rest] = claim.split(' ');
  const moved = line.replace(/.\d$/, anySquare(rng));
  const left = rng.below(1 + rest.length);
  const without = rest.filter((_, index) => index !== left);
  const more = [...rest, pick(words, rng)(rng)].sort((one, other) => kindOf(one) - kindOf(other));
  const shifted = rest.map((word) => (rng.below(2) === 0 ? word.replace(/[a-h][1-8]/, anySquare(rng)) : word));
  const old = scored.length > 0 && rng.below(10) === 0 ? pick(scored, rng) : line;
  const ways = [
    [moved, rest],
    [line, without],
    [line, more],
    [line, shifted],
    [old, []],
  ] as const;
  const [newLine, newWords] = pick(ways, rng);
  return [newLine, ...newWords].join(' ');
}

it('agrees on claims that a search found valid, and on what they leave', () => {
  const rng = createRng(seedFromNumber(1));
  let asked = 0;
  for (const { position, claims } of positions(rng)) {
    for (const claim of claims.slice(0, 20)) {
      const ruled = judge(claim, position);
      expect(ruled).toMatchObject({ scored: [...position.scored, claim.split(' ')[0]] });
      expect(naiveRuling(position, claim)).toEqual(ruled);
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(1000);
});

it('agrees on claims with something wrong, for every thing that can be', () => {
  const rng = createRng(seedFromNumber(2));
  const seen = new Map<string, number>();
  for (const { position, claims } of positions(rng)) {
    for (let tries = 0; claims.length > 0 && tries < 20; tries++) {
      const once = spoilt(pick(claims, rng), position.scored, rng);
      const claim = rng.below(3) === 0 ? spoilt(once, position.scored, rng) : once;
      const marker = rng.below(8) === 0 ? 3 + rng.below(38) : position.marker;
      const ruled = judge(claim, { ...position, marker });
      const naive = naiveRuling({ ...position, marker }, claim);
      expect('code' in naive ? naive.code : naive, `${claim} for ${marker} on ${position.field}`).toEqual(ruled);
      const code = typeof ruled === 'string' ? ruled : 'valid';
      seen.set(code, (seen.get(code) ?? 0) + 1);
    }
  }
  for (const code of ['valid', ...claimCodes]) expect(seen.get(code), code).toBeGreaterThan(5);
});
