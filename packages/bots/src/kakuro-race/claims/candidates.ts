/** The plausible claims for a marker: several lines, and several ways to lay them out. */

import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  isSilver,
  laidTiles,
  newNumberTile,
} from '@riverstone/rules/kakuro-race';
import { type ClaimProspect, layOut, prospects } from './best-claim.js';
import { type ClaimOption, claimOptions } from './claim-options.js';
import { type TileValues, tilePrices } from './tile-values.js';

/** A claim worth considering, and its value to the playout player. */
export interface Candidate {
  readonly claim: Claim;
  readonly points: number;
  readonly tiles: number;
  /** Its first estimate. */
  readonly value: number;
}

/** A line that could be claimed, to be laid out when it is good enough. */
interface Idea {
  readonly points: number;
  readonly value: number;
  layOuts(): Claim[];
}

/** How many ways of laying out one idea compete. */
const MAX_LAYOUTS = 3;

/** The plausible claims, the best estimate first: about `most`, and the best for each number of points. */
export function candidates(position: ClaimPosition, tileValues: TileValues, most: number): Candidate[] {
  const ideas = [
    ...claimOptions(position, tileValues).map((option) => ideaOfOption(position, option, tileValues)),
    ...prospects(position).map((prospect) => ideaOfProspect(position, prospect, tileValues)),
  ].sort((one, other) => other.value - one.value);
  const found = new Map<string, Candidate>();
  const pointsSeen = new Set<number>();
  for (const idea of ideas) {
    if (found.size >= most && pointsSeen.has(idea.points)) continue;
    const layOuts = found.size >= most / 2 ? idea.layOuts().slice(0, 1) : idea.layOuts();
    for (const claim of layOuts) {
      const candidate = candidateOf(position, claim, tileValues);
      const text = JSON.stringify(claim);
      if (!found.has(text)) found.set(text, candidate);
    }
    pointsSeen.add(idea.points);
  }
  return [...found.values()].sort((one, other) => other.value - one.value);
}

function ideaOfProspect(position: ClaimPosition, prospect: ClaimProspect, tileValues: TileValues): Idea {
  // The exact cost is only known after laying out. To sort, the mean price and an all-silver line are good enough.
  const prices = tilePrices(tileValues, position.tiles.length);
  const price = (prices.double + prices.exchange + prices.newNumber) / 3;
  const value = prospect.points * (1 - tileValues.silver) - prospect.tiles * price;
  return { points: prospect.points, value, layOuts: () => [layOut(position, prospect)] };
}

function ideaOfOption(position: ClaimPosition, option: ClaimOption, tileValues: TileValues): Idea {
  return { points: option.points, value: option.value, layOuts: () => layOutsOf(position, option, tileValues) };
}

/** A claim with its figures. */
export function candidateOf({ field, tiles }: ClaimPosition, claim: Claim, tileValues: TileValues): Candidate {
  const step = claim.last - claim.first >= 8 ? 8 : 1;
  const points = (claim.last - claim.first) / step + 1;
  const spent = laidTiles(claim);
  const prices = tilePrices(tileValues, tiles.length);
  let value = points - tileValues.cover * claim.sumSquares.length;
  for (let square = claim.first; square <= claim.last; square += step)
    if (isSilver(field[square] as number)) value -= tileValues.silver;
  for (const tile of spent) value -= tile === 'd' ? prices.double : tile === 'x' ? prices.exchange : prices.newNumber;
  return { claim, points, tiles: spent.length, value };
}

/** Some ways to lay an option out: which square changes, what it is exchanged with, and which tiles cover. */
function layOutsOf(position: ClaimPosition, option: ClaimOption, tileValues: TileValues): Claim[] {
  const { first, last, doubles } = option;
  const claims: Claim[] = [];
  for (const { exchanges, newNumbers } of changesOf(position, option)) {
    const spent: ActionTile[] = new Array<ActionTile>(doubles).fill('d');
    if (exchanges.length > 0) spent.push('x');
    for (const { digit } of newNumbers) spent.push(newNumberTile(digit));
    for (const sumSquares of coversOf(option.ends, without(position.tiles, spent), tileValues)) {
      claims.push({ first, last, exchanges, sumSquares, newNumbers, doubles });
    }
  }
  return claims.slice(0, MAX_LAYOUTS);
}

function changesOf({ field }: ClaimPosition, option: ClaimOption): Pick<Claim, 'exchanges' | 'newNumbers'>[] {
  const { first, last, step, from, to, isNew } = option;
  if (from === 0) return [{ exchanges: [], newNumbers: [] }];
  const squares: number[] = [];
  for (let square = first; square <= last; square += step) squares.push(square);
  const places = squares.filter((square) => field[square] === from);
  if (isNew) return places.map((square) => ({ exchanges: [], newNumbers: [{ square, digit: to }] }));
  const partners = [...field.keys()].filter((square) => field[square] === to && !squares.includes(square));
  return places.flatMap((square) =>
    partners.map((partner) => ({ exchanges: [[square, partner] as const], newNumbers: [] })),
  );
}

/** Sum squares with the cheapest tiles of a hand, and a second way with the next cheapest. */
function coversOf(ends: readonly number[], hand: readonly ActionTile[], tileValues: TileValues): Claim['sumSquares'][] {
  const price = (tile: ActionTile): number =>
    tile === 'd' ? tileValues.double : tile === 'x' ? tileValues.exchange : tileValues.newNumber;
  const cheapest = hand.toSorted((one, other) => price(one) - price(other));
  const others = cheapest.filter((tile) => tile !== cheapest[0]);
  return (ends.length === 0 ? [cheapest] : [cheapest, others])
    .filter((tiles) => tiles.length >= ends.length)
    .map((tiles) => ends.map((square, index) => ({ square, tile: tiles[index] as ActionTile })));
}

function without(hand: readonly ActionTile[], spent: readonly ActionTile[]): ActionTile[] {
  const rest = [...hand];
  for (const tile of spent) rest.splice(rest.indexOf(tile), 1);
  return rest;
}
