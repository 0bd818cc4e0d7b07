/** All ways to make a line valid with at most one changed number, as small records from which candidates are made. */

import { type ClaimPosition, digitOn, isSilver, RED, SUM_SQUARE } from '@riverstone/rules/kakuro-race';
import { lineNumber, lineNumberOf, MAX_LINE_LENGTH, MIN_LINE_LENGTH } from './lines.js';
import { type TilePrices, type TileValues, tilePrices } from './tile-values.js';

/** A line and its changes. Which squares and tiles are used is still open. */
export interface ClaimOption {
  readonly first: number;
  readonly last: number;
  readonly step: number;
  readonly points: number;
  /** The number that is changed, and the new one; 0 if none is. */
  readonly from: number;
  readonly to: number;
  /** Whether the change takes a New number, not an Exchange. */
  readonly isNew: boolean;
  readonly doubles: number;
  /** The squares to cover. */
  readonly ends: readonly number[];
  /** Its value to the playout player. */
  readonly value: number;
}

const SIZE = 8;
const SQUARES = SIZE * SIZE;
const MAX_CHANGE = 8;
const DEAR = 1e6;

/** All options of a position, in no particular order. */
export function claimOptions(position: ClaimPosition, tileValues: TileValues): ClaimOption[] {
  const options: ClaimOption[] = [];
  const table = new OptionTable(position, tileValues);
  for (let start = 0; start < 2 * SQUARES; start++) table.addFrom(start, options);
  return options;
}

/** A line before anything is done to it. */
type Stretch = Pick<ClaimOption, 'first' | 'last' | 'step' | 'points' | 'ends'>;

/** The facts about the position that all lines share. */
class OptionTable {
  readonly #scored = new Set<number>();
  readonly #held = new Int32Array(10);
  readonly #silver = new Int32Array(10);
  readonly #own = new Int32Array(10);
  readonly #ownSilver = new Int32Array(10);
  #silverInLine = 0;
  #doubles = 0;
  #exchanges = 0;
  readonly #prices: TilePrices;
  readonly #coverPrice: number;

  constructor(
    private readonly position: ClaimPosition,
    private readonly tileValues: TileValues,
  ) {
    for (const line of position.scored) this.#scored.add(lineNumberOf(line));
    for (const tile of position.tiles) {
      if (tile === 'd') this.#doubles++;
      else if (tile === 'x') this.#exchanges++;
      else increase(this.#held, Number(tile.charAt(1)));
    }
    for (const value of position.field) if (isSilver(value)) increase(this.#silver, value);
    this.#prices = tilePrices(tileValues, position.tiles.length);
    this.#coverPrice = tileValues.cover + this.#cheapest(this.#prices);
  }

  /** The price of the cheapest tile in hand. */
  #cheapest({ double, exchange, newNumber }: TilePrices): number {
    const hasNew = this.position.tiles.length > this.#doubles + this.#exchanges;
    return Math.min(
      this.#doubles > 0 ? double : DEAR,
      this.#exchanges > 0 ? exchange : DEAR,
      hasNew ? newNumber : DEAR,
    );
  }

  /** Adds the options of all lines from a start. */
  addFrom(start: number, options: ClaimOption[]): void {
    const { field, marker, tiles } = this.position;
    const down = start >= SQUARES;
    const first = start % SQUARES;
    const step = down ? SIZE : 1;
    const place = down ? Math.floor(first / SIZE) : first % SIZE;
    const before = place === 0 ? SUM_SQUARE : (field[first - step] as number);
    if (before >= RED) return;
    this.#own.fill(0);
    this.#ownSilver.fill(0);
    this.#silverInLine = 0;
    let sum = 0;
    for (let count = 1; place + count <= MAX_LINE_LENGTH; count++) {
      const last = first + (count - 1) * step;
      const value = field[last] as number;
      if (value === SUM_SQUARE) return;
      increase(this.#own, digitOn(value));
      if (isSilver(value)) {
        increase(this.#ownSilver, value);
        this.#silverInLine++;
      }
      sum += digitOn(value);
      const after = place + count === SIZE ? SUM_SQUARE : (field[last + step] as number);
      if (count < MIN_LINE_LENGTH || after >= RED || Math.abs(marker - sum) > MAX_CHANGE) continue;
      if (this.#scored.has(lineNumber(start, count))) continue;
      const ends: number[] = [];
      if (before !== SUM_SQUARE) ends.push(first - step);
      if (after !== SUM_SQUARE) ends.push(last + step);
      if (ends.length <= tiles.length) this.#addLine({ first, last, step, points: count, ends }, marker - sum, options);
    }
  }

  #addLine(line: Stretch, change: number, options: ClaimOption[]): void {
    if (change === 0) {
      this.#add(line, 0, 0, false, options);
      return;
    }
    for (let from = Math.max(1, 1 - change); from <= Math.min(9, 9 - change); from++) {
      if ((this.#ownSilver[from] as number) === 0) continue;
      const to = from + change;
      if ((this.#held[to] as number) > 0) this.#add(line, from, to, true, options);
      const outside = (this.#silver[to] as number) - (this.#ownSilver[to] as number);
      if (this.#exchanges > 0 && outside > 0) this.#add(line, from, to, false, options);
    }
  }

  #add(
    { first, last, step, points, ends }: Stretch,
    from: number,
    to: number,
    isNew: boolean,
    options: ClaimOption[],
  ): void {
    const doubles = this.#repetitions(from, to);
    const changes = from === 0 ? 0 : 1;
    if (doubles > this.#doubles || doubles + changes + ends.length > this.position.tiles.length) return;
    const { double, exchange, newNumber } = this.#prices;
    const changed = changes === 0 ? 0 : isNew ? newNumber : exchange;
    const turned = this.tileValues.silver * this.#silverInLine;
    const value = points - turned - changed - ends.length * this.#coverPrice - doubles * double;
    options.push({ first, last, step, points, ends, from, to, isNew, doubles, value });
  }

  /** How many repetitions the line has after the change. */
  #repetitions(from: number, to: number): number {
    let repetitions = 0;
    for (let digit = 1; digit <= 9; digit++) {
      const count = (this.#own[digit] as number) - (digit === from ? 1 : 0) + (digit === to ? 1 : 0);
      if (count > 1) repetitions += count - 1;
    }
    return repetitions;
  }
}

function increase(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
