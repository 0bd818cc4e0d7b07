/**
 * The fast twin of `moves.ts`: every legal move with its points, from what is remembered of each line.
 *
 * Choose the first and the last square of a Kakuro through an empty square, and the rest is forced. The first tile must
 * be red and the others yellow, so those that are not must be flipped; and the sum leaves one digit for the tile to
 * place. So a line has few moves that make a Kakuro in it, and no set of flips is ever tried for nothing.
 *
 * Which moves these are depends on their line alone. What they score besides comes from the lines that cross it, at the
 * placed tile and at each flipped one. `crossing` knows that for every square, so a move's points are a few additions.
 *
 * A move changes two lines, and one more for each flip. Only these are scanned again, and only when somebody asks.
 *
 * Lines are numbered: rows 0-8 from the top, then columns 9-17 from the left. A *place* is `line * 9 + index`, so each
 * square has two, one in its row (which is its number in board order) and one in its column. What is known is stored by
 * place.
 */

import * as board from './board.js';

// The engine folds a module's own constants into the machine code, but fetches imported ones each time.
const { RED, SIZE } = board;
const SQUARES = SIZE * SIZE;
const LINES = 2 * SIZE;
const PLACES = 2 * SQUARES;
const EVERY_LINE = (1 << LINES) - 1;

// A packed move, from its lowest bit: digit 4, place 8, side 1, flips 9 (by index in the place's line), points 9. The
// points are on top, so the greater of two moves is the one that scores more. They fit: a Kakuro is worth 44 at most,
// and besides its own Kakuro a move makes at most one across each of that Kakuro's nine tiles.
const DIGIT_BITS = 15;
const PLACE_SHIFT = 4;
const PLACE_BITS = 255;
const RED_SIDE = 1 << 12;
const FLIPS_SHIFT = 13;
const FLIP_BITS = 511 << FLIPS_SHIFT;
const POINTS_SHIFT = 22;

/**
 * The digit of the tile that a move lays.
 * @example moveDigit(move) // => 4
 */
export const moveDigit = (move: number): number => move & DIGIT_BITS;

/**
 * Whether a move lays its tile red side up.
 * @example moveIsRed(move) // => false
 */
export const moveIsRed = (move: number): boolean => (move & RED_SIDE) !== 0;

/**
 * The points that a move scores.
 * @example movePoints(move) // => 13
 */
export const movePoints = (move: number): number => move >> POINTS_SHIFT;

/**
 * The square that a move lays its tile on.
 * @example formatSquare(moveSquare(move), SIZE) // => 'c6'
 */
export const moveSquare = (move: number): number => SQUARE_OF[placeOf(move)] as number;

/**
 * The squares of the tiles that a move flips, in board order.
 * @example moveFlips(move) // => []
 */
export const moveFlips = (move: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .filter((index) => (move & flipAt(index)) !== 0)
    .map((index) => SQUARE_OF[startOf(placeOf(move)) + index] as number);

const placeOf = (move: number): number => (move >> PLACE_SHIFT) & PLACE_BITS;
/** The first place of a place's line. */
const startOf = (place: number): number => (LINE_OF[place] as number) * SIZE;
/** The tile that a move lays, as a cell. */
const tileOf = (move: number): number => moveDigit(move) + (moveIsRed(move) ? RED : 0);
const flipAt = (index: number): number => 1 << (FLIPS_SHIFT + index);
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/**
 * A Kakuro through an empty square is known by its two ends; no pattern of tiles in a line allows more than 23 of
 * these.
 */
const MAX_LINE_MOVES = 23;

/**
 * Room for any list: 9 digits and 2 sides on at most 80 squares without flips, and the moves of each line with flips.
 */
export const MAX_MOVES = (SQUARES - 1) * 9 * 2 + LINES * MAX_LINE_MOVES;

// A set of addends has bit `digit - 1` for each digit. A run with a digit twice has one bit more, and never counts.
const SET_BITS = 511;
const REPEATED = 512;
const bitOf = (digit: number): number => 1 << (digit - 1);
const withAddend = (run: number, digit: number): number => run | ((run & bitOf(digit)) === 0 ? bitOf(digit) : REPEATED);

// A completion is a digit and the sum of the Kakuro that it completes, `digit | sum << 4`; 0 when no digit does.
const SUM_SHIFT = 4;
const COMPLETION_SIZE = 10;
const COMPLETION_BITS = (1 << COMPLETION_SIZE) - 1;
const sumIfBy = (completion: number, digit: number): number =>
  (completion & DIGIT_BITS) === digit ? completion >> SUM_SHIFT : 0;
/** A completion's digit and sum, as bits of a move. */
const scored = (completion: number): number => (completion & DIGIT_BITS) | ((completion >> SUM_SHIFT) << POINTS_SHIFT);

/** By set of addends: the completion by a red tile before them. */
const RED_COMPLETION = new Uint16Array(2 * REPEATED);
/** By total and set of the other addends, `total << 9 | set`: the completion by a yellow tile among them. */
const YELLOW_COMPLETION = new Uint16Array(10 * REPEATED);
const TOTAL_SHIFT = 9;

for (let set = 1; set <= SET_BITS; set++) {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (set & bitOf(digit)) !== 0);
  const sum = digits.reduce((one, other) => one + other);
  if (digits.length >= 2 && sum % 10 !== 0) RED_COMPLETION[set] = (sum % 10) | (sum << SUM_SHIFT);
  for (let total = 1; total <= 9; total++) {
    const digit = (total + 50 - sum) % 10;
    if (digit === 0 || digits.includes(digit)) continue;
    YELLOW_COMPLETION[(total << TOTAL_SHIFT) | set] = digit | ((sum + digit) << SUM_SHIFT);
  }
}

// By place: its square, its line, its flip bit. By square: its place in its column.
const SQUARE_OF = new Uint8Array(PLACES);
const LINE_OF = new Uint8Array(PLACES);
const FLIP_OF = new Int32Array(PLACES);
const COLUMN_PLACE = new Uint8Array(SQUARES);

for (let place = 0; place < PLACES; place++) {
  const line = Math.floor(place / SIZE);
  const index = place % SIZE;
  LINE_OF[place] = line;
  FLIP_OF[place] = flipAt(index);
  SQUARE_OF[place] = line < SIZE ? place : index * SIZE + line - SIZE;
  if (line >= SIZE) COLUMN_PLACE[index * SIZE + line - SIZE] = place;
}

// Scratch, filled and read within one call.
const stretches = new Int32Array(SIZE);
const endings = new Int32Array(SIZE);
const openSquares = new Int32Array(SQUARES);
const openIndex = new Uint8Array(SQUARES);
const tiles = new Int32Array(9 * 2);
const tileIndex = new Uint8Array(RED * 2);

/**
 * A board that lists moves fast, makes them and takes them back.
 * @example
 * const fast = new FastBoard(false);
 * fast.load(board);
 * const moves = new Int32Array(MAX_MOVES);
 * // For a hand with a 4 and a 7.
 * fast.list((1 << 4) | (1 << 7), moves) // => 150
 */
export class FastBoard {
  /** By place: what lies there. */
  private readonly cells = new Uint8Array(PLACES);
  /** The 81 cells in board order, to be read only. */
  readonly squares: Uint8Array = this.cells.subarray(0, SQUARES);
  /** Which squares of a row have tiles, a bit for each column. An empty row above and one below spare us the edges. */
  private readonly rows = new Uint16Array(SIZE + 2);
  /**
   * By place: what the crossing line gives. For a tile, the points of the Kakuro that flipping it makes there; for an
   * empty square, the completions there without flips, `yellow | red << 10`.
   */
  private readonly crossing = new Int32Array(PLACES);
  /** By line: the places where `crossing` is not 0, as flip bits. */
  private readonly crossed = new Int32Array(LINES);
  /** The moves that make a Kakuro in their place's line, with the points of that Kakuro alone, in no order. */
  private readonly makers = new Int32Array(LINES * MAX_LINE_MOVES);
  private makerCount = 0;
  /** The lines that changed since they were scanned, a bit each. */
  private stale = 0;
  private readonly mostFlips: number;

  constructor(expert: boolean) {
    this.mostFlips = expert ? SIZE : 1;
  }

  /** Loads 81 cells in board order, and drops everything else. */
  load(squares: ArrayLike<number>): void {
    const { cells, rows } = this;
    for (let row = 0, square = 0; row < SIZE; row++) {
      let occupied = 0;
      for (let column = 0; column < SIZE; column++, square++) {
        const cell = squares[square] as number;
        cells[square] = cell;
        cells[COLUMN_PLACE[square] as number] = cell;
        occupied |= (-cell >>> 31) << column; // the sign of -cell: 1 unless the cell is 0
      }
      rows[row + 1] = occupied;
    }
    this.makerCount = 0;
    this.stale = EVERY_LINE;
  }

  /** Becomes equal to another board, and takes over what that one knows if both play by the same rules. */
  copyFrom(other: FastBoard): void {
    if (other.mostFlips !== this.mostFlips) {
      this.load(other.squares);
      return;
    }
    this.cells.set(other.cells);
    this.rows.set(other.rows);
    this.crossing.set(other.crossing);
    this.crossed.set(other.crossed);
    this.makers.set(other.makers);
    this.makerCount = other.makerCount;
    this.stale = other.stale;
  }

  /** Makes a move that this position has; that is not checked. */
  apply(move: number): void {
    this.toggle(move, tileOf(move));
  }

  /** Takes back the last move that was made and not taken back. */
  undo(move: number): void {
    this.toggle(move, 0);
  }

  /**
   * Every legal move with one of the digits in `hand` (bit `digit` for each), each once; returns how many there are.
   * Those without flips come first and square by square, so that trying them in this order changes few lines at a time.
   * The order of those with flips depends on how the position came about.
   */
  list(hand: number, out: Int32Array): number {
    this.refresh();
    const openCount = this.findOpenSquares();
    const tileCount = findTiles(hand);
    for (let tile = 0; tile < tileCount; tile++) {
      const bits = tiles[tile] as number;
      for (let open = 0, at = tile; open < openCount; open++, at += tileCount) {
        out[at] = (openSquares[open] as number) | bits;
      }
    }
    const { makers, makerCount } = this;
    let count = openCount * tileCount;
    for (let maker = 0; maker < makerCount; maker++) {
      const move = makers[maker] as number;
      if (((hand >> moveDigit(move)) & 1) === 0) continue;
      if ((move & FLIP_BITS) !== 0) {
        out[count++] = this.withCrossings(move);
      } else {
        // It is listed already. If it makes a Kakuro in the crossing line too, that line has a maker that brings those
        // points.
        const at = (openIndex[moveSquare(move)] as number) * tileCount + (tileIndex[tileOf(move)] as number);
        out[at] = (out[at] as number) + (movePoints(move) << POINTS_SHIFT);
      }
    }
    return count;
  }

  /** By digit: the most points that a move with it scores, or 0. `out` has room for 10. */
  bestPerDigit(out: Int32Array): void {
    this.bestMovePerDigit(out);
    for (let digit = 1; digit <= 9; digit++) out[digit] = movePoints(out[digit] as number);
  }

  /**
   * By digit: a move with it that scores most, always the same for a position; 0 when none scores. `out` has room for
   * 10.
   */
  bestMovePerDigit(out: Int32Array): void {
    this.refresh();
    for (let digit = 0; digit <= 9; digit++) out[digit] = 0;
    const { makers, makerCount } = this;
    for (let maker = 0; maker < makerCount; maker++) {
      const move = this.withCrossings(makers[maker] as number);
      const digit = moveDigit(move);
      // The greater of the two, without a branch that nobody could predict.
      const best = out[digit] as number;
      const more = move - best;
      out[digit] = best + (more & ~(more >> 31));
    }
  }

  /** Scans the lines that have changed. Every method that lists moves does this first; public for benchmarks. */
  refresh(): void {
    const { makers, makerCount, stale } = this;
    if (stale === 0) return;
    let kept = 0;
    for (let maker = 0; maker < makerCount; maker++) {
      const move = makers[maker] as number;
      makers[kept] = move;
      kept += ~(stale >> (LINE_OF[placeOf(move)] as number)) & 1;
    }
    this.makerCount = kept;
    for (let rest = stale; rest !== 0; rest &= rest - 1) this.scan(lowestBit(rest));
    this.stale = 0;
  }

  /** Lays a tile on a move's square, or takes it away, and turns over what the move flips. */
  private toggle(move: number, cell: number): void {
    const square = moveSquare(move);
    const row = LINE_OF[square] as number;
    this.rows[row + 1] = (this.rows[row + 1] as number) ^ (1 << (square - row * SIZE));
    this.put(square, cell);
    const start = startOf(placeOf(move));
    for (let flips = (move & FLIP_BITS) >> FLIPS_SHIFT; flips !== 0; flips &= flips - 1) {
      const flipped = SQUARE_OF[start + lowestBit(flips)] as number;
      this.put(flipped, (this.cells[flipped] as number) ^ RED);
    }
  }

  private put(square: number, cell: number): void {
    const columnPlace = COLUMN_PLACE[square] as number;
    this.cells[square] = cell;
    this.cells[columnPlace] = cell;
    this.stale |= (1 << (LINE_OF[square] as number)) | (1 << (LINE_OF[columnPlace] as number));
  }

  /**
   * Finds the empty squares next to a tile: `openSquares`, as bits of a move, and the `openIndex` of each; returns how
   * many.
   */
  private findOpenSquares(): number {
    const { rows } = this;
    let count = 0;
    for (let row = 0; row < SIZE; row++) {
      const own = rows[row + 1] as number;
      const beside = (own << 1) | (own >> 1) | (rows[row] as number) | (rows[row + 2] as number);
      for (let open = beside & ~own & 511; open !== 0; open &= open - 1) {
        const square = row * SIZE + lowestBit(open);
        openIndex[square] = count;
        openSquares[count++] = square << PLACE_SHIFT;
      }
    }
    return count;
  }

  /** A maker with all its points: also those from the lines that cross its own at the placed and the flipped tiles. */
  private withCrossings(move: number): number {
    const place = placeOf(move);
    const touched = (move & FLIP_BITS) | (FLIP_OF[place] as number);
    const crossed = touched & (this.crossed[LINE_OF[place] as number] as number);
    return crossed === 0 ? move : move + (this.crossingPoints(move, crossed >> FLIPS_SHIFT) << POINTS_SHIFT);
  }

  private crossingPoints(move: number, crossed: number): number {
    const ownPlace = placeOf(move);
    const start = startOf(ownPlace);
    let points = 0;
    for (let rest = crossed; rest !== 0; rest &= rest - 1) {
      const place = start + lowestBit(rest);
      const given = this.crossing[place] as number;
      if (place !== ownPlace) {
        points += given;
      } else {
        const completion = moveIsRed(move) ? given >> COMPLETION_SIZE : given & COMPLETION_BITS;
        points += sumIfBy(completion, moveDigit(move));
      }
    }
    return points;
  }

  /** Adds a line's makers, and updates the lines that it crosses. */
  private scan(line: number): void {
    const { cells } = this;
    const start = line * SIZE;
    const firstCrossing = line < SIZE ? SQUARES + line : line - SIZE;
    // From the last square to the first, what follows a square: a yellow run, and after it stretches as far as tiles
    // go. A
    // stretch is a red tile that could be flipped and the yellow run after it: the set of these digits, and a flip bit.
    let run = 0;
    let stretchCount = 0;
    for (let index = SIZE - 1; index >= 0; index--) {
      const cell = cells[start + index] as number;
      let given = 0;
      if (cell === 0) {
        const hasNeighbour = (run | stretchCount) !== 0 || (index > 0 && cells[start + index - 1] !== 0);
        if (hasNeighbour && run < REPEATED) given = this.addMakers(start, index, run, stretchCount);
        run = 0;
        stretchCount = 0;
      } else if (cell < RED) {
        given = sumIfBy(RED_COMPLETION[run] as number, cell);
        run = withAddend(run, cell);
      } else {
        if (run < REPEATED) given = sumIfBy(this.yellowCompletion(start, index, run), cell - RED);
        stretches[stretchCount++] = withAddend(run, cell - RED) | flipAt(index);
        run = 0;
      }
      this.setCrossing(firstCrossing + index * SIZE, given);
    }
  }

  /** Sets what the crossing line gives at a place. It seldom changes, so most calls end at once. */
  private setCrossing(place: number, given: number): void {
    if (this.crossing[place] === given) return;
    this.crossing[place] = given;
    const line = LINE_OF[place] as number;
    const others = (this.crossed[line] as number) & ~(FLIP_OF[place] as number);
    this.crossed[line] = given === 0 ? others : others | (FLIP_OF[place] as number);
  }

  /** The completion by a yellow tile at `index`, with `run` after it and without flips. */
  private yellowCompletion(start: number, index: number, run: number): number {
    let set = run;
    for (let before = index - 1; before >= 0; before--) {
      const cell = this.cells[start + before] as number;
      if (cell >= RED) return YELLOW_COMPLETION[((cell - RED) << TOTAL_SHIFT) | set] as number;
      if (cell === 0 || (set & bitOf(cell)) !== 0) return 0;
      set |= bitOf(cell);
    }
    return 0;
  }

  /** Adds the makers of an empty square of a line; returns its completions without flips, `yellow | red << 10`. */
  private addMakers(start: number, index: number, run: number, stretchCount: number): number {
    const { cells, makers, mostFlips } = this;
    const where = (start + index) << PLACE_SHIFT;
    let { makerCount } = this;

    // A red tile: its addends are the run and the first few stretches. An ending is these stretches joined.
    const plain = RED_COMPLETION[run] as number;
    if (plain !== 0) makers[makerCount++] = where | RED_SIDE | scored(plain);
    let given = plain << COMPLETION_SIZE;
    let set = run;
    let endingCount = 1; // endings[0] is no stretch at all: 0
    while (endingCount <= stretchCount && endingCount <= mostFlips) {
      const stretch = stretches[stretchCount - endingCount] as number;
      if (((set | REPEATED) & stretch) !== 0) break;
      set |= stretch;
      endings[endingCount++] = set ^ run;
      const completion = RED_COMPLETION[set & SET_BITS] as number;
      if (completion !== 0) makers[makerCount++] = where | RED_SIDE | scored(completion) | (set & FLIP_BITS);
    }

    // A yellow tile: any tile before it may be the total, with all tiles between, the run, and an ending.
    set = run;
    let flipsLeft = mostFlips;
    for (let before = index - 1; before >= 0 && flipsLeft >= 0; before--) {
      const cell = cells[start + before] as number;
      if (cell === 0) break;
      const digit = cell & DIGIT_BITS;
      const isYellow = cell < RED ? 1 : 0;
      const head = isYellow === 1 ? set | flipAt(before) : set;
      const most = Math.min(endingCount, flipsLeft - isYellow + 1);
      for (let ending = 0; ending < most; ending++) {
        const tail = endings[ending] as number;
        if ((set & tail) !== 0) break;
        const whole = head | tail;
        const completion = YELLOW_COMPLETION[(digit << TOTAL_SHIFT) | (whole & SET_BITS)] as number;
        if (completion === 0) continue;
        makers[makerCount++] = where | scored(completion) | (whole & FLIP_BITS);
        if (whole <= SET_BITS) given |= completion;
      }
      // From here on this tile is an addend itself, flipped if it is red.
      if ((set & bitOf(digit)) !== 0) break;
      set |= bitOf(digit);
      if (isYellow === 0) {
        set |= flipAt(before);
        flipsLeft--;
      }
    }
    this.makerCount = makerCount;
    return given;
  }
}

/** Finds what a hand can lay: `tiles`, as bits of a move, and the `tileIndex` of each; returns how many. */
function findTiles(hand: number): number {
  let count = 0;
  for (let digit = 1; digit <= 9; digit++) {
    if (((hand >> digit) & 1) === 0) continue;
    tileIndex[digit] = count;
    tiles[count++] = digit;
    tileIndex[RED + digit] = count;
    tiles[count++] = RED_SIDE | digit;
  }
  return count;
}
