/** A table of the race for playouts, in typed arrays: fast to copy, without any objects. */

import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  digitOn,
  FIELD_SIZE,
  isSilver,
  laidTiles,
  RED,
  SUM_SQUARE,
} from '@riverstone/rules/kakuro-race';
import { BORDERED_SQUARES, LINE_NUMBERS, lineNumberOf, startOf, startSquare, startStep } from '../claims/lines.js';

/** The kinds of Action tiles: Doubles, Exchanges, and after them the New numbers by digit. */
export const DOUBLE = 0;
export const EXCHANGE = 1;
export const KINDS = 11;
const MAX_SEATS = 5;
const NUMBERS = 10;

/**
 * The number of a tile's kind.
 * @example kindOf('n7') // => 8
 */
export function kindOf(tile: ActionTile): number {
  return tile === 'd' ? DOUBLE : tile === 'x' ? EXCHANGE : kindOfNew(Number(tile.charAt(1)));
}

/**
 * The number of a New number's kind.
 * @example kindOfNew(7) // => 8
 */
export function kindOfNew(digit: number): number {
  return EXCHANGE + digit;
}

function increase(counts: Int32Array, index: number, by: number): void {
  counts[index] = (counts[index] as number) + by;
}

/** Everything that the rest of a game depends on, except what is face down. */
export class FastTable {
  seats = 1;
  unsolved = 0;
  /** How many searches were made: a measure of work, not part of the position. */
  searches = 0;
  /** The field with its border; see `lines.ts`. */
  readonly values = new Uint8Array(BORDERED_SQUARES);
  readonly scored = new Uint8Array(LINE_NUMBERS);
  /** Silver tiles on the field by number. */
  readonly silver = new Int32Array(NUMBERS);
  /** Tiles by seat and kind, and by seat. */
  readonly hands = new Int32Array(MAX_SEATS * KINDS);
  readonly totals = new Int32Array(MAX_SEATS);
  readonly scores = new Int32Array(MAX_SEATS);

  /** Copies another table. */
  copy(other: FastTable): void {
    this.seats = other.seats;
    this.unsolved = other.unsolved;
    this.values.set(other.values);
    this.scored.set(other.scored);
    this.silver.set(other.silver);
    this.hands.set(other.hands);
    this.totals.set(other.totals);
    this.scores.set(other.scores);
  }

  /** Loads a position with everybody's tiles, with nothing scored or unsolved. */
  load({ field, scored }: Pick<ClaimPosition, 'field' | 'scored'>, tiles: readonly (readonly ActionTile[])[]): void {
    this.seats = tiles.length;
    this.unsolved = 0;
    for (const list of [this.values, this.scored, this.silver, this.hands, this.totals, this.scores]) list.fill(0);
    for (let square = 0; square < field.length; square++) {
      const value = field[square] as number;
      this.values[startSquare[square] as number] = value;
      if (isSilver(value)) increase(this.silver, value, 1);
    }
    for (const line of scored) this.scored[lineNumberOf(line)] = 1;
    for (const [seat, hand] of tiles.entries()) for (const tile of hand) this.draw(seat, kindOf(tile));
  }

  /** Gives a seat a tile. */
  draw(seat: number, kind: number): void {
    increase(this.hands, seat * KINDS + kind, 1);
    increase(this.totals, seat, 1);
  }

  /** Takes tiles from a seat. */
  spend(seat: number, kind: number, count = 1): void {
    increase(this.hands, seat * KINDS + kind, -count);
    increase(this.totals, seat, -count);
  }

  /** Swaps two silver numbers. */
  exchange(one: number, other: number): void {
    const value = this.values[one] as number;
    this.values[one] = this.values[other] as number;
    this.values[other] = value;
  }

  /** Lays a tile on a silver number: a Sum square, or a red number. */
  lay(square: number, value: number): void {
    increase(this.silver, this.values[square] as number, -1);
    this.values[square] = value;
  }

  /** Turns a line over and scores it. */
  score(seat: number, line: number, count: number): void {
    const start = startOf(line);
    const step = startStep[start] as number;
    for (let left = count, square = startSquare[start] as number; left > 0; left--, square += step) {
      const value = this.values[square] as number;
      if (value < RED) this.lay(square, value + RED);
    }
    this.scored[line] = 1;
    increase(this.scores, seat, count);
  }

  /** Carries out a valid claim. Doubles that it does not need stay with their owner. */
  apply(seat: number, claim: Claim): void {
    for (const [one, other] of claim.exchanges) {
      this.exchange(startSquare[one] as number, startSquare[other] as number);
    }
    for (const { square } of claim.sumSquares) this.lay(startSquare[square] as number, SUM_SQUARE);
    for (const { square, digit } of claim.newNumbers) this.lay(startSquare[square] as number, RED + digit);
    const line = lineNumberOf(claim);
    const count = (line % FIELD_SIZE) + 1;
    const doubles = this.#repetitions(line, count);
    for (const tile of laidTiles({ ...claim, doubles })) this.spend(seat, kindOf(tile));
    this.score(seat, line, count);
  }

  /** How many numbers of a line are repetitions. */
  #repetitions(line: number, count: number): number {
    const start = startOf(line);
    const step = startStep[start] as number;
    let seen = 0;
    let repetitions = 0;
    for (let left = count, square = startSquare[start] as number; left > 0; left--, square += step) {
      const bit = 1 << digitOn(this.values[square] as number);
      if ((seen & bit) !== 0) repetitions++;
      seen |= bit;
    }
    return repetitions;
  }
}
