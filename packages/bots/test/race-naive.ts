/** Two slow ways to the best claim of the race: trying every claim, and trying every step on every line. */

import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  checkClaim,
  digitOn,
  directionOf,
  isSilver,
  type Line,
  laidTiles,
  SUM_SQUARE,
  squareAfter,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';

/** What makes one claim better than another. */
export interface Worth {
  readonly points: number;
  readonly tiles: number;
}

/**
 * What the best claim is worth, or undefined when there is none: every claim is put before the referee, but for those
 * with an exchange or a tile where none may ever be. For few numbers and tiles only.
 */
export function bestOfAllClaims(position: ClaimPosition): Worth | undefined {
  let best: Worth | undefined;
  for (const line of allLines()) {
    for (const claim of claimsOn(position, line)) {
      const worth = { points: squaresOf(line)?.length ?? 0, tiles: laidTiles(claim).length };
      if (isBetter(worth, best) && checkClaim(position, claim).ok) best = worth;
    }
  }
  return best;
}

/**
 * The fewest tiles for each line that can be made valid, by all that can be made of it one tile at a time. Where in the
 * line its numbers lie makes no difference, so of the ways to the same numbers and the same hand only one is followed
 * up.
 */
export function fewestTilesByLine(position: ClaimPosition): readonly (Line & Worth)[] {
  const all: (Line & Worth)[] = [];
  for (const line of allLines()) {
    const tiles = fewestBySteps(position, line);
    if (tiles !== undefined) all.push({ ...line, points: squaresOf(line)?.length ?? 0, tiles });
  }
  return all;
}

/** Whether a claim is better than the best so far: more points, or as many for fewer tiles. */
export function isBetter(worth: Worth, best: Worth | undefined): boolean {
  if (best === undefined || worth.points !== best.points) return best === undefined || worth.points > best.points;
  return worth.tiles < best.tiles;
}

function* allLines(): Generator<Line> {
  for (let first = 0; first < 64; first++) {
    for (let last = first + 1; last < 64; last++) {
      if (directionOf({ first, last }) !== undefined) yield { first, last };
    }
  }
}

function* claimsOn({ field, tiles }: ClaimPosition, line: Line): Generator<Claim> {
  const inLine = squaresOf(line) ?? [];
  if (inLine.some((square) => field[square] === SUM_SQUARE)) return;
  const silver = [...field.keys()].filter((square) => isSilver(field[square] as number));
  const pairs = silver
    .filter((square) => inLine.includes(square))
    .flatMap((one) => silver.filter((other) => !inLine.includes(other)).map((other) => [one, other] as const));
  const covers = silverEnds(field, line).flatMap((square) => [...new Set(tiles)].map((tile) => ({ square, tile })));
  const news = [...new Set(tiles)]
    .filter((tile) => tile !== 'd' && tile !== 'x')
    .flatMap((tile) => inLine.map((square) => ({ square, digit: Number(tile.charAt(1)) })));
  for (const exchanges of sequences(pairs, count(tiles, 'x'))) {
    for (const sumSquares of sequences(covers, 2)) {
      for (const newNumbers of sequences(news, tiles.length - count(tiles, 'x') - count(tiles, 'd'))) {
        for (let doubles = 0; doubles <= count(tiles, 'd'); doubles++) {
          yield { ...line, exchanges, sumSquares, newNumbers, doubles };
        }
      }
    }
  }
}

/** All lists of up to so many items, in every order. */
function* sequences<T>(items: readonly T[], most: number, begun: readonly T[] = []): Generator<readonly T[]> {
  yield begun;
  if (begun.length === most) return;
  for (const item of items) yield* sequences(items, most, [...begun, item]);
}

/** A line after some steps: its silver and its red numbers, the silver ones elsewhere, and the tiles in hand. */
interface Reached {
  readonly silver: readonly number[];
  readonly red: readonly number[];
  readonly outside: readonly number[];
  readonly hand: readonly ActionTile[];
}

function fewestBySteps({ field, scored, marker, tiles }: ClaimPosition, line: Line): number | undefined {
  const inLine = squaresOf(line) ?? [];
  const values = inLine.map((square) => field[square] as number);
  const ends = endsOf(line).map((square) => field[square] as number);
  if (values.includes(SUM_SQUARE) || ends.some((value) => value !== SUM_SQUARE && !isSilver(value))) return undefined;
  if (scored.some(({ first, last }) => first === line.first && last === line.last)) return undefined;
  const start: Reached = {
    silver: values.filter(isSilver),
    red: values.filter((value) => !isSilver(value)).map(digitOn),
    outside: field.filter((value, square) => isSilver(value) && !inLine.includes(square)),
    hand: tiles,
  };
  let fewest: number | undefined;
  for (const { silver, red, hand } of everythingFrom(everythingFrom([start], afterExchange), afterNewNumber)) {
    const numbers = [...silver, ...red];
    const doubles = numbers.length - new Set(numbers).size;
    const left = hand.length - doubles - silverEnds(field, line).length;
    const fits = numbers.reduce((sum, digit) => sum + digit, 0) === marker && doubles <= count(hand, 'd') && left >= 0;
    if (fits) fewest = Math.min(fewest ?? tiles.length, tiles.length - left);
  }
  return fewest;
}

/** Whatever can be reached by any number of steps, each once. */
function everythingFrom(starts: readonly Reached[], steps: (from: Reached) => Iterable<Reached>): readonly Reached[] {
  const known = new Map<string, Reached>();
  const add = (reached: Reached): void => {
    const key = [sorted(reached.silver), sorted(reached.red), sorted(reached.hand)].join(' ');
    if (!known.has(key)) known.set(key, reached);
  };
  starts.forEach(add);
  // A map's iteration takes in what is added on the way.
  for (const reached of known.values()) for (const next of steps(reached)) add(next);
  return [...known.values()];
}

function* afterExchange({ silver, red, outside, hand }: Reached): Generator<Reached> {
  if (!hand.includes('x')) return;
  for (const given of new Set(silver)) {
    for (const taken of new Set(outside)) {
      if (given === taken) continue;
      yield { silver: swap(silver, given, taken), red, outside: swap(outside, taken, given), hand: without(hand, 'x') };
    }
  }
}

function* afterNewNumber({ silver, red, outside, hand }: Reached): Generator<Reached> {
  for (const tile of new Set(hand)) {
    const digit = Number(tile.charAt(1));
    if (tile === 'd' || tile === 'x') continue;
    for (const covered of new Set(silver)) {
      if (covered === digit) continue;
      yield { silver: without(silver, covered), red: [...red, digit], outside, hand: without(hand, tile) };
    }
  }
}

function endsOf(line: Line): readonly number[] {
  const direction = directionOf(line) ?? 'across';
  return [squareBefore(line, direction), squareAfter(line, direction)].filter((square) => square !== undefined);
}

function silverEnds(field: ClaimPosition['field'], line: Line): readonly number[] {
  return endsOf(line).filter((square) => isSilver(field[square] as number));
}

function count<T>(items: readonly T[], item: T): number {
  return items.filter((each) => each === item).length;
}

function without<T>(items: readonly T[], item: T): readonly T[] {
  const at = items.indexOf(item);
  return [...items.slice(0, at), ...items.slice(at + 1)];
}

function swap(items: readonly number[], gone: number, come: number): readonly number[] {
  return [...without(items, gone), come];
}

function sorted<T>(items: readonly T[]): string {
  return [...items].sort().join();
}
