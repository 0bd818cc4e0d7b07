/**
 * The search behind the best claim: for each line, the numbers it can show for the fewest Action tiles.
 *
 * Why it is exact. A line's Sum squares are forced: a silver square right before or after it has to be covered, and a
 * red one rules the line out. Apart from those, only the multiset of numbers that the line shows in the end matters. It
 * has as many numbers as the line, and the marker's sum; all such multisets are tried. Suppose that one has k numbers
 * that the line does not have. Each Exchange and each New number brings at most one number into the line, so at least k
 * are needed. And k are enough: one for each missing number, each on its own silver square whose number is not wanted.
 * No two of them share a square, so none spoils another. A missing number is a New number in hand or, for an Exchange,
 * a silver number outside the line (also one that will be covered, because exchanges come first). Detours gain nothing:
 * exchanges only move silver numbers, so a line never has more of a number than the silver squares, its own red squares
 * and the hand have together, and each that was neither its own nor a New number took an Exchange. Repetitions take
 * Doubles, and the Sum squares take any tiles that are left. So a line costs exactly Sum squares + missing numbers +
 * repetitions, for the best multiset.
 */

import {
  type ActionTile,
  type ClaimPosition,
  digitOn,
  type Line,
  type RaceField,
  RED,
  SUM_SQUARE,
} from '@riverstone/rules/kakuro-race';
import {
  BORDERED_SQUARES,
  LINE_NUMBERS,
  lineNumber,
  lineNumberOf,
  lineOf,
  MAX_LINE_LENGTH,
  MAX_LINES,
  MIN_LINE_LENGTH,
  startOf,
  startSquare,
  startStep,
  startsAt,
} from './lines.js';
import {
  bitCount,
  differentDigits,
  LAYER_COUNT,
  type Layers,
  type NumberSets,
  numberSets,
  withDigit,
} from './number-sets.js';

/** A line that can be made valid, and how. */
export interface ClaimProspect extends Line {
  readonly points: number;
  /** The fewest Action tiles that it takes. */
  readonly tiles: number;
  /** The numbers that it then shows, ascending; where they lie in the line is open. */
  readonly numbers: readonly number[];
}

/** More tiles than any hand has. */
const IMPOSSIBLE = 2 ** 20;
/** How many tiles a Sum square takes on a square with this value. */
const coverCost = Int32Array.from({ length: 2 * RED }, (_, value) =>
  value === SUM_SQUARE ? 0 : value < RED ? 1 : IMPOSSIBLE,
);
/** One change moves a sum by at most 8, from 1 to 9 or back. */
const CHANGE_BITS = 3;
/** Floors are below this: the highest is two Sum squares and a change of every number. */
const FLOORS = 2 + MAX_LINE_LENGTH + 1;

// Scratch space, allocated once: searches never overlap.

/** The position: field with border, silver tiles by number, lines scored, marker. */
const values = new Uint8Array(BORDERED_SQUARES);
const silver = new Int32Array(10);
const scoredLines = new Uint8Array(LINE_NUMBERS);
let marker = 0;

/** The hand; `newDigits` are those of its New numbers that layers can show. */
let tileCount = 0;
let doubles = 0;
let exchanges = 0;
const newNumbers = new Int32Array(10);
const newDigits = new Uint8Array(9 * LAYER_COUNT);
let newDigitCount = 0;

/** Lines by their length and their floor, the fewest tiles that they could possibly take. */
const queues = new Int16Array((MAX_LINE_LENGTH + 1) * FLOORS * MAX_LINES);
const queued = new Int32Array((MAX_LINE_LENGTH + 1) * FLOORS);
/** The facts about a queued line: its Sum squares to lay, all its numbers, and its red numbers. */
const lineCovers = new Uint8Array(LINE_NUMBERS);
const lineLayers = new Int32Array(LINE_NUMBERS);
const redLayers = new Int32Array(LINE_NUMBERS);

/** The counts of one line's numbers, all and red. */
const own = new Int32Array(10);
const ownRed = new Int32Array(10);

/** The set that the last call of `cheapest` found. */
let foundSet = 0;

/** Loads a position. After that, ask for the lengths from the longest down, each once. */
export function loadPosition(position: ClaimPosition): void {
  marker = position.marker;
  queued.fill(0);
  scoredLines.fill(0);
  for (const line of position.scored) scoredLines[lineNumberOf(line)] = 1;
  loadHand(position.tiles);
  loadField(position.field);
}

/** The line of this length that takes the fewest tiles; of several, the one with the lowest number. */
export function bestProspect(count: number): ClaimProspect | undefined {
  walkLines(count);
  const sets = numberSets(count, marker);
  let tiles = tileCount + 1;
  let line = -1;
  let set = 0;
  for (let floor = 0; floor <= tiles && floor < FLOORS; floor++) {
    const queue = queueOf(count, floor);
    for (let place = 0; place < (queued[queue] as number); place++) {
      const other = queues[queue * MAX_LINES + place] as number;
      const limit = other < line ? tiles + 1 : tiles;
      if (floor >= limit) continue;
      const otherTiles = cheapest(other, count, sets, limit);
      if (otherTiles >= limit) continue;
      tiles = otherTiles;
      line = other;
      set = foundSet;
    }
  }
  return line < 0 ? undefined : prospect(line, count, tiles, sets, set);
}

/** Every line of this length that can be made valid, with the fewest tiles that it takes; in no particular order. */
export function everyProspect(count: number): ClaimProspect[] {
  walkLines(count);
  const sets = numberSets(count, marker);
  const all: ClaimProspect[] = [];
  for (let floor = 0; floor < FLOORS; floor++) {
    const queue = queueOf(count, floor);
    for (let place = 0; place < (queued[queue] as number); place++) {
      const line = queues[queue * MAX_LINES + place] as number;
      const tiles = cheapest(line, count, sets, tileCount + 1);
      if (tiles <= tileCount) all.push(prospect(line, count, tiles, sets, foundSet));
    }
  }
  return all;
}

function prospect(line: number, points: number, tiles: number, sets: NumberSets, set: number): ClaimProspect {
  const { first, last } = lineOf(line);
  return { first, last, points, tiles, numbers: sets.digits[set] as readonly number[] };
}

function loadHand(tiles: readonly ActionTile[]): void {
  tileCount = tiles.length;
  doubles = 0;
  exchanges = 0;
  newNumbers.fill(0);
  newDigitCount = 0;
  for (const tile of tiles) {
    if (tile === 'd') doubles++;
    else if (tile === 'x') exchanges++;
    else {
      const digit = Number(tile.charAt(1));
      const held = (newNumbers[digit] as number) + 1;
      newNumbers[digit] = held;
      if (held <= LAYER_COUNT) newDigits[newDigitCount++] = digit;
    }
  }
}

function loadField(field: RaceField): void {
  silver.fill(0);
  for (let square = 0; square < field.length; square++) {
    const value = field[square] as number;
    values[startSquare[square] as number] = value;
    if (value < RED) silver[value] = (silver[value] as number) + 1;
  }
}

/** Walks from the starts whose longest line has this length. The others were done before. */
function walkLines(count: number): void {
  const starts = startsAt[MAX_LINE_LENGTH - count] as Uint8Array;
  for (let index = 0; index < starts.length; index++) walk(starts[index] as number);
}

/**
 * Walks along the lines from a start and queues each by its length and floor, without those that the hand can't make
 * valid. The floor uses that one change moves a sum by at most 8, and makes or undoes at most one repetition.
 */
function walk(start: number): void {
  const step = startStep[start] as number;
  let square = startSquare[start] as number;
  const before = coverCost[values[square - step] as number] as number;
  const spare = tileCount - before;
  if (spare < 0) return;
  const mostChanges = Math.min(spare, tileCount - doubles, MAX_LINE_LENGTH);
  const mostSum = marker + (mostChanges << CHANGE_BITS);
  let count = 0;
  let sum = 0;
  let repetitions = 0;
  let layers: Layers = 0;
  let reds: Layers = 0;
  for (let value = values[square] as number; value !== SUM_SQUARE; ) {
    const digit = digitOn(value);
    sum += digit;
    repetitions += (layers >> (digit - 1)) & 1;
    // Both only grow along the line.
    if (sum > mostSum || repetitions > spare) return;
    count++;
    layers = withDigit(layers, digit);
    if (value > RED) reds = withDigit(reds, digit);
    square += step;
    value = values[square] as number;
    const covers = before + (coverCost[value] as number);
    if (covers > tileCount || count < MIN_LINE_LENGTH) continue;
    const leastChanges = (Math.abs(marker - sum) + 7) >> CHANGE_BITS;
    const floor = covers + Math.max(leastChanges, repetitions);
    const line = lineNumber(start, count);
    if (leastChanges > mostChanges || floor > tileCount || scoredLines[line] === 1) continue;
    lineCovers[line] = covers;
    lineLayers[line] = layers;
    redLayers[line] = reds;
    const queue = queueOf(count, floor);
    const place = queued[queue] as number;
    queues[queue * MAX_LINES + place] = line;
    queued[queue] = place + 1;
  }
}

function queueOf(count: number, floor: number): number {
  return count * FLOORS + floor;
}

/**
 * The fewest tiles for a queued line if that is fewer than `limit` (then `foundSet` is the set of numbers), else
 * `limit` or more. The layers rule out nearly everything; what they leave is counted exactly.
 */
function cheapest(line: number, count: number, sets: NumberSets, limit: number): number {
  const covers = lineCovers[line] as number;
  const layers = lineLayers[line] as number;
  const reds = redLayers[line] as number;
  let withNew = layers;
  for (let index = 0; index < newDigitCount; index++) withNew = withDigit(withNew, newDigits[index] as number);
  const ownRepetitions = count - differentDigits(layers);
  const mostRepetitions = Math.min(doubles, count - 1);
  let best = limit - covers;
  for (let repetitions = 0; repetitions <= mostRepetitions; repetitions++) {
    if (repetitions + Math.abs(repetitions - ownRepetitions) >= best) continue;
    const end = sets.starts[repetitions + 1] as number;
    for (let set = sets.starts[repetitions] as number; set < end; set++) {
      const wanted = sets.layers[set] as number;
      if ((reds & ~wanted) !== 0) continue;
      if (repetitions + bitCount(wanted & ~layers) >= best) continue;
      if (bitCount(wanted & ~withNew) > exchanges) continue;
      const cost = repetitions + changesTo(sets.digits[set] as readonly number[], line, count);
      if (cost >= best) continue;
      best = cost;
      foundSet = set;
    }
  }
  return covers + best;
}

/** How many Exchanges and New numbers make a line show the wanted numbers. */
function changesTo(wanted: readonly number[], line: number, count: number): number {
  countOwn(line, count);
  let changes = 0;
  let fetched = 0;
  for (let digit = 1; digit <= 9; digit++) {
    let want = 0;
    for (const each of wanted) if (each === digit) want++;
    const have = own[digit] as number;
    const red = ownRed[digit] as number;
    if (want < red) return IMPOSSIBLE;
    if (want <= have) continue;
    const fetch = Math.max(0, want - have - (newNumbers[digit] as number));
    const outside = (silver[digit] as number) - (have - red);
    if (fetch > outside) return IMPOSSIBLE;
    changes += want - have;
    fetched += fetch;
  }
  return fetched > exchanges ? IMPOSSIBLE : changes;
}

function countOwn(line: number, count: number): void {
  own.fill(0);
  ownRed.fill(0);
  const start = startOf(line);
  const step = startStep[start] as number;
  for (let left = count, square = startSquare[start] as number; left > 0; left--, square += step) {
    const value = values[square] as number;
    const digit = digitOn(value);
    own[digit] = (own[digit] as number) + 1;
    if (value > RED) ownRed[digit] = (ownRed[digit] as number) + 1;
  }
}
