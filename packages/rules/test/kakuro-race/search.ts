/**
 * A small search for claims, enough to play games with: tries every line, with at most one Exchange or one New number.
 */

import type { Square } from '../../src/core/grid.js';
import type { ClaimPosition } from '../../src/kakuro-race/claim.js';
import {
  type ActionTile,
  type Claim,
  digitOn,
  isSilver,
  type Line,
  newNumberTile,
  SUM_SQUARE,
  sameLine,
  squareAfter,
  squareBefore,
  squaresOf,
} from '../../src/kakuro-race/field.js';

/** All lines of two squares or more, across and down. */
export const allLines: readonly Line[] = Array.from({ length: 64 }, (_, first) => first).flatMap((first) => {
  const across = Array.from({ length: 7 - (first % 8) }, (_, index) => ({ first, last: first + index + 1 }));
  const down = Array.from({ length: 7 - Math.floor(first / 8) }, (_, index) => ({
    first,
    last: first + 8 * (index + 1),
  }));
  return [...across, ...down];
});

/**
 * Valid claims for a marker: every line that can be made with Sum squares, Doubles and at most one change of a number.
 */
export function findClaims(position: ClaimPosition): Claim[] {
  return allLines.flatMap((line) => claimsOn(position, line));
}

type Change = Pick<Claim, 'exchanges' | 'newNumbers'>;

function claimsOn({ field, scored, marker, tiles }: ClaimPosition, line: Line): Claim[] {
  const squares = squaresOf(line) ?? [];
  const covers = endsOf(line).filter((square) => field[square] !== SUM_SQUARE);
  const impossible =
    squares.some((square) => field[square] === SUM_SQUARE) ||
    covers.some((square) => !isSilver(field[square] as number)) ||
    covers.length > tiles.length ||
    scored.some((other) => sameLine(other, line));
  if (impossible) return [];

  const number = (square: Square): number => digitOn(field[square] as number);
  const silver = squares.filter((square) => isSilver(field[square] as number));
  const missing = marker - squares.reduce((sum, square) => sum + number(square), 0);
  const changes = missing === 0 ? [{ change: { exchanges: [], newNumbers: [] }, square: -1 }] : changesOf(silver);
  return changes.flatMap(({ change, square }) => {
    const numbers = squares.map((other) => number(other) + (other === square ? missing : 0));
    const doubles = numbers.length - new Set(numbers).size;
    const sumSquares = payment(tiles, change, doubles, covers);
    return sumSquares === undefined ? [] : [{ ...line, ...change, sumSquares, doubles }];
  });

  function changesOf(candidates: readonly Square[]): { change: Change; square: Square }[] {
    return candidates.flatMap((square) => {
      const wanted = number(square) + missing;
      if (wanted < 1 || wanted > 9) return [];
      const newNumbers = tiles.includes(newNumberTile(wanted)) ? [{ square, digit: wanted }] : [];
      const other = tiles.includes('x')
        ? field.findIndex((value, at) => value === wanted && !squares.includes(at))
        : -1;
      const exchanges = other < 0 ? [] : [[square, other] as const];
      return [
        ...newNumbers.map((each) => ({ change: { exchanges: [], newNumbers: [each] }, square })),
        ...exchanges.map((each) => ({ change: { exchanges: [each], newNumbers: [] }, square })),
      ];
    });
  }
}

/** Which tile to spend for each cover, when the rest of the claim can be paid too. */
function payment(
  tiles: readonly ActionTile[],
  change: Change,
  doubles: number,
  covers: readonly Square[],
): Claim['sumSquares'] | undefined {
  const rest = [...tiles];
  const fronts: ActionTile[] = [
    ...change.exchanges.map(() => 'x' as const),
    ...change.newNumbers.map(({ digit }) => newNumberTile(digit)),
    ...new Array<ActionTile>(doubles).fill('d'),
  ];
  for (const front of fronts) {
    const at = rest.indexOf(front);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  if (rest.length < covers.length) return undefined;
  return covers.map((square, index) => ({ square, tile: rest[index] as ActionTile }));
}

function endsOf(line: Line): Square[] {
  const direction = line.last - line.first < 8 ? 'across' : 'down';
  return [squareBefore(line, direction), squareAfter(line, direction)].filter((square) => square !== undefined);
}
