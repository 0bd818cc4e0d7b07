/** What the pad adds to a claim: a Double, a Sum square at one end, an exchange, a New number inside. */

import type { Square } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  directionOf,
  laidTiles,
  squareAfter,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import type { RaceQuestion } from './position';

export type ClaimEdit =
  | { readonly type: 'double' }
  | { readonly type: 'sum-square'; readonly end: 'before' | 'after' }
  | { readonly type: 'exchange'; readonly one: Square; readonly other: Square }
  | { readonly type: 'new-number'; readonly square: Square; readonly digit: number };

/** The claim after it; what is there already goes again. Null where it can't be. */
export function claimEdited(position: RaceQuestion, edit: ClaimEdit): Claim | null {
  const { claim } = position;
  if (claim === null) return null;
  switch (edit.type) {
    case 'double':
      return { ...claim, doubles: (claim.doubles + 1) % 4 };
    case 'sum-square':
      return withSumSquare(position, claim, edit.end);
    case 'exchange':
      return withExchange(claim, edit.one, edit.other);
    case 'new-number':
      return withNewNumber(claim, edit.square, edit.digit);
  }
}

function withSumSquare({ tiles }: RaceQuestion, claim: Claim, end: 'before' | 'after'): Claim | null {
  const direction = directionOf(claim);
  if (direction === undefined) return null;
  const square = end === 'before' ? squareBefore(claim, direction) : squareAfter(claim, direction);
  if (square === undefined) return null;
  const others = claim.sumSquares.filter((each) => each.square !== square);
  if (others.length < claim.sumSquares.length) return { ...claim, sumSquares: others };
  const laid = { square, tile: freeTile(tiles, claim) };
  return { ...claim, sumSquares: end === 'before' ? [laid, ...others] : [...others, laid] };
}

function withExchange(claim: Claim, one: Square, other: Square): Claim {
  const others = claim.exchanges.filter((pair) => !(pair.includes(one) && pair.includes(other)));
  const isThere = others.length < claim.exchanges.length;
  return { ...claim, exchanges: isThere ? others : [...others, [one, other]] };
}

function withNewNumber(claim: Claim, square: Square, digit: number): Claim | null {
  if (!squaresOf(claim)?.includes(square)) return null;
  const others = claim.newNumbers.filter((each) => each.square !== square);
  const isSame = claim.newNumbers.some((each) => each.square === square && each.digit === digit);
  return { ...claim, newNumbers: isSame ? others : [...others, { square, digit }] };
}

/** A tile that the claim does not use yet, else a Double: then the ruling says that it is not there. */
function freeTile(tiles: readonly ActionTile[], claim: Claim): ActionTile {
  const left = [...tiles];
  for (const tile of laidTiles(claim)) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left[0] ?? 'd';
}
