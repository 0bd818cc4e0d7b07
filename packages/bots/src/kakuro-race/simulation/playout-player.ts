/**
 * The player of playouts: saves tiles, is fast, and overlooks only the most expensive claims.
 *
 * It examines every line with at most one changed number and, if there is none, those with two. The value of a line is
 * its points, minus the price of its tiles, minus a price for every silver tile that turns red. Digits are bits of a
 * word: if a line misses its sum by some amount, the numbers that would fit are its silver numbers shifted by that
 * amount. It never adds a repetition, which would cost a Double as well.
 */

import { RED, SUM_SQUARE } from '@riverstone/rules/kakuro-race';
import { lineNumber, startOf, startSquare, startStep } from '../claims/lines.js';
import { priceScale, type TileValues } from '../claims/tile-values.js';
import { DOUBLE, EXCHANGE, type FastTable, KINDS, kindOfNew } from './fast-table.js';

const STARTS = 128;
const FIRST_SQUARE = startSquare[0] as number;
/** The most that one change can move a sum, and two different ones. */
const MAX_CHANGE = 8;
const MAX_CHANGES = 14;
const ALL_DIGITS = 0b1111111110;
const NOTHING = -1e9;
const DEAR = 1e6;

/** Chooses and plays lines for a seat. Searches never overlap. */
export class PlayoutPlayer {
  /** The chosen line, its points and its value; -1 for none. */
  line = -1;
  points = 0;
  worth = NOTHING;

  #repetitions = 0;
  #changes = 0;
  readonly #from = new Int32Array(2);
  readonly #to = new Int32Array(2);

  // The current hand.
  #total = 0;
  #doubles = 0;
  #exchanges = 0;
  #newDigits = 0;
  #available = 0;
  #doublePrice = 0;
  #exchangePrice = 0;
  #newPrice = 0;
  #coverPrice = 0;

  /** Finds the most valuable line for a seat; false when there is none that it would take. */
  choose(table: FastTable, seat: number, marker: number, tileValues: TileValues): boolean {
    this.#takeHand(table, seat, tileValues);
    this.line = -1;
    this.worth = NOTHING;
    this.#search(table, marker, tileValues, 1);
    if (this.line < 0 && this.#total >= 2) this.#search(table, marker, tileValues, 2);
    return this.line >= 0 && this.worth >= tileValues.least;
  }

  /** Lays the chosen line out and scores it. */
  take(table: FastTable, seat: number, tileValues: TileValues): void {
    const start = startOf(this.line);
    const step = startStep[start] as number;
    const first = startSquare[start] as number;
    for (let index = 0; index < this.#changes; index++) this.#change(table, seat, first, step, index);
    table.spend(seat, DOUBLE, this.#repetitions);
    cover(table, seat, first - step, tileValues);
    cover(table, seat, first + this.points * step, tileValues);
    table.score(seat, this.line, this.points);
  }

  #takeHand({ hands, totals, silver }: FastTable, seat: number, tileValues: TileValues): void {
    const hand = seat * KINDS;
    this.#total = totals[seat] as number;
    this.#doubles = hands[hand + DOUBLE] as number;
    this.#exchanges = hands[hand + EXCHANGE] as number;
    let silverDigits = 0;
    let newDigits = 0;
    for (let digit = 1; digit <= 9; digit++) {
      if ((hands[hand + kindOfNew(digit)] as number) > 0) newDigits |= 1 << digit;
      if ((silver[digit] as number) > 0) silverDigits |= 1 << digit;
    }
    this.#newDigits = newDigits;
    this.#available = newDigits | (this.#exchanges > 0 ? silverDigits : 0);
    const scale = priceScale(tileValues, this.#total);
    this.#doublePrice = tileValues.double * scale;
    this.#exchangePrice = tileValues.exchange * scale;
    this.#newPrice = tileValues.newNumber * scale;
    this.#coverPrice =
      tileValues.cover +
      Math.min(
        this.#doubles > 0 ? this.#doublePrice : DEAR,
        this.#exchanges > 0 ? this.#exchangePrice : DEAR,
        newDigits !== 0 ? this.#newPrice : DEAR,
      );
  }

  /** Looks at every line that can be bounded, and what it takes to make its sum with so many numbers changed. */
  #search({ values, scored }: FastTable, marker: number, tileValues: TileValues, changes: 1 | 2): void {
    const total = this.#total;
    const coverPrice = this.#coverPrice;
    const silverPrice = tileValues.silver;
    const reach = changes === 1 ? MAX_CHANGE : MAX_CHANGES;
    for (let start = 0; start < STARTS; start++) {
      const step = startStep[start] as number;
      let square = startSquare[start] as number;
      let value = values[square] as number;
      const valueBefore = values[square - step] as number;
      if (value === SUM_SQUARE || valueBefore >= RED) continue;
      const before = valueBefore === SUM_SQUARE ? 0 : 1;
      if (before > total) continue;
      let count = 0;
      let sum = 0;
      let repetitions = 0;
      let digits = 0;
      let repeated = 0;
      let silvers = 0;
      let silverCount = 0;
      while (value !== SUM_SQUARE) {
        const digit = value & (RED - 1);
        const bit = 1 << digit;
        sum += digit;
        if (sum > marker + reach) break;
        if ((digits & bit) !== 0) {
          repetitions++;
          repeated |= bit;
        }
        digits |= bit;
        if (value < RED) {
          silvers |= bit;
          silverCount++;
        }
        count++;
        square += step;
        value = values[square] as number;
        const missing = marker - sum;
        if (count < 2 || value >= RED || missing > reach) continue;
        const covers = value === SUM_SQUARE ? before : before + 1;
        // No change makes a line worth more.
        const worth = count - silverPrice * silverCount - covers * coverPrice;
        if (worth <= this.worth || scored[lineNumber(start, count)] === 1) continue;
        const line = lineNumber(start, count);
        if (changes === 1) this.#tryOne(line, count, missing, repetitions, repeated, silvers, digits, covers, worth);
        else if (silverCount > 1 && covers + 2 <= total)
          this.#tryPairs(line, count, missing, repetitions, repeated, silvers, digits, covers, worth);
      }
    }
  }

  /** Tries to change one number of a line, or none where the sum is right. */
  #tryOne(
    line: number,
    count: number,
    missing: number,
    repetitions: number,
    repeated: number,
    silvers: number,
    digits: number,
    covers: number,
    beforeChange: number,
  ): void {
    let left = repetitions;
    let targets = 0;
    let worth = beforeChange;
    if (missing !== 0) {
      targets = shifted(silvers, missing) & this.#available & ~digits & ALL_DIGITS;
      if (targets === 0) return;
      const relieving = repetitions > 0 ? targets & shifted(repeated & silvers, missing) : 0;
      if (relieving !== 0) {
        targets = relieving;
        left--;
      }
      if ((targets & this.#newDigits) !== 0) targets &= this.#newDigits;
      worth -= (targets & this.#newDigits) !== 0 ? this.#newPrice : this.#exchangePrice;
    }
    worth -= left * this.#doublePrice;
    const changes = missing === 0 ? 0 : 1;
    if (worth <= this.worth || left > this.#doubles || covers + left + changes > this.#total) return;
    this.worth = worth;
    this.line = line;
    this.points = count;
    this.#repetitions = left;
    this.#changes = changes;
    this.#to[0] = 31 - Math.clz32(targets);
    this.#from[0] = 31 - Math.clz32(targets) - missing;
  }

  /** Tries to change two different numbers of a line into two others. */
  #tryPairs(
    line: number,
    count: number,
    missing: number,
    repetitions: number,
    repeated: number,
    silvers: number,
    digits: number,
    covers: number,
    beforeChanges: number,
  ): void {
    const free = this.#available & ~digits;
    for (let one = 1; one < 9; one++) {
      if ((silvers & (1 << one)) === 0) continue;
      for (let two = one + 1; two <= 9; two++) {
        if ((silvers & (1 << two)) === 0) continue;
        const left = repetitions - ((repeated >> one) & 1) - ((repeated >> two) & 1);
        if (left > this.#doubles || covers + 2 + left > this.#total) continue;
        const target = one + two + missing;
        for (let low = Math.max(1, target - 9); low * 2 < target; low++) {
          const high = target - low;
          if (((free >> low) & (free >> high) & 1) === 0) continue;
          const fresh = ((this.#newDigits >> low) & 1) + ((this.#newDigits >> high) & 1);
          if (2 - fresh > this.#exchanges) continue;
          const changes = fresh * this.#newPrice + (2 - fresh) * this.#exchangePrice;
          const worth = beforeChanges - left * this.#doublePrice - changes;
          if (worth <= this.worth) continue;
          this.worth = worth;
          this.line = line;
          this.points = count;
          this.#repetitions = left;
          this.#changes = 2;
          this.#from[0] = one;
          this.#to[0] = low;
          this.#from[1] = two;
          this.#to[1] = high;
        }
      }
    }
  }

  /**
   * Changes a number of the line: with a New number if there is one, else with the first square that has the number.
   */
  #change(table: FastTable, seat: number, first: number, step: number, index: number): void {
    const from = this.#from[index] as number;
    const to = this.#to[index] as number;
    const { values, hands } = table;
    let square = first;
    while (values[square] !== from) square += step;
    if ((hands[seat * KINDS + kindOfNew(to)] as number) > 0) {
      table.spend(seat, kindOfNew(to));
      table.lay(square, RED + to);
      return;
    }
    table.spend(seat, EXCHANGE);
    // The line does not have the number, so the first square with it is outside the line.
    let partner = FIRST_SQUARE;
    while (values[partner] !== to) partner++;
    table.exchange(square, partner);
  }
}

/** A set of digits, all raised or lowered by some amount. */
function shifted(digits: number, by: number): number {
  return by > 0 ? digits << by : digits >> -by;
}

/** Covers a square with the cheapest tile, if there is a number on it. */
function cover(table: FastTable, seat: number, square: number, tileValues: TileValues): void {
  if (table.values[square] === SUM_SQUARE) return;
  table.lay(square, SUM_SQUARE);
  table.spend(seat, cheapestKind(table, seat, tileValues));
}

function cheapestKind({ hands }: FastTable, seat: number, tileValues: TileValues): number {
  const hand = seat * KINDS;
  let kind = -1;
  let price = DEAR;
  for (let digit = 1; digit <= 9 && kind < 0; digit++) {
    if ((hands[hand + kindOfNew(digit)] as number) > 0) kind = kindOfNew(digit);
  }
  if (kind >= 0) price = tileValues.newNumber;
  if ((hands[hand + EXCHANGE] as number) > 0 && tileValues.exchange < price) {
    kind = EXCHANGE;
    price = tileValues.exchange;
  }
  return (hands[hand + DOUBLE] as number) > 0 && tileValues.double < price ? DOUBLE : kind;
}
