import { createRng, type Rng, seedFromNumber, shuffled } from '@riverstone/rules';
import { boxOf, columnOf, numberedSheet, rowOf, type Sheet } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { countGrids } from './grid-counter.js';

const rng = createRng(seedFromNumber(11));
const sheets = Array.from({ length: 40 }, (_, index) => numberedSheet(index + 1));
const fromText = (text: string): number[] => Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)));

/** For each square the others of its row, column and box. */
const peers = [...(sheets[0] as Sheet).keys()].map((square, _, all) =>
  all.filter(
    (other) =>
      other !== square &&
      (rowOf(other) === rowOf(square) || columnOf(other) === columnOf(square) || boxOf(other) === boxOf(square)),
  ),
);

describe('counting', () => {
  it('finds as many grids, and as many with each digit on each square, as trying everything does', () => {
    for (const sheet of sheets) {
      for (const stones of [20, 40, 50]) {
        const uncovered = withStones(sheet, stones, rng);
        const { grids, complete, holding } = countGrids(uncovered);
        const naive = naiveCount(uncovered);
        expect(complete).toBe(true);
        expect(grids).toBe(naive.grids);
        expect(Array.from(holding)).toEqual(naive.holding);
      }
    }
  });

  it('agrees with trying everything where what is uncovered was put there at random', () => {
    let contradictions = 0;
    for (let round = 0; round < 30; round++) {
      const uncovered = randomDigits(25, rng);
      const { grids, holding } = countGrids(uncovered);
      const naive = naiveCount(uncovered);
      expect(grids).toBe(naive.grids);
      expect(Array.from(holding)).toEqual(naive.holding);
      if (grids === 0) contradictions++;
    }
    expect(contradictions).toBeGreaterThan(10);
    expect(contradictions).toBeLessThan(30);
  });

  it('does not depend on how a sheet is turned and named', () => {
    const uncovered = withStones(sheets[0] as Sheet, 59, createRng(seedFromNumber(4)));
    const { grids } = countGrids(uncovered);
    expect(grids).toBeGreaterThan(10_000);
    const turned = uncovered.map((_, square) => uncovered[columnOf(square) * 9 + rowOf(square)] as number);
    const renamed = uncovered.map((digit) => (digit === 0 ? 0 : 1 + ((digit + 3) % 9)));
    const upsideDown = [...uncovered].reverse();
    for (const other of [turned, renamed, upsideDown]) expect(countGrids(other).grids).toBe(grids);
  });

  it('counts the rest of a sheet with a band and a stack open: 2,693 on average over all of them', () => {
    const counts = sheets.map((sheet) =>
      countGrids(sheet.map((digit, square) => (rowOf(square) < 3 || columnOf(square) < 3 ? digit : 0))),
    );
    const mean = counts.reduce((sum, { grids }) => sum + grids, 0) / counts.length;
    // The spread of a single one is 11%.
    expect(Math.abs(mean / 2693 - 1)).toBeLessThan(0.05);
  });

  it.each([
    ['17 digits', '000000010400000000020000000000050407008000300001090000300400200050100000000806000'],
    ['another 17', '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'],
    ['a hard one', '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'],
    ['the Golden Nugget', '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....'],
  ])('knows a puzzle with one solution: %s', (_, text) => {
    const uncovered = fromText(text);
    const { grids, holding } = countGrids(uncovered);
    expect(grids).toBe(1);
    expect(holding.reduce((sum, held) => sum + held)).toBe(81);
  });

  it('gives up above a limit, and only then', () => {
    const uncovered = withStones(sheets[1] as Sheet, 55, createRng(seedFromNumber(1)));
    const { grids } = countGrids(uncovered);
    expect(countGrids(uncovered, grids)).toMatchObject({ grids, complete: true });
    const stopped = countGrids(uncovered, grids - 1);
    expect(stopped.complete).toBe(false);
    expect(countGrids(new Uint8Array(81), 1000).complete).toBe(false);
    expect(countGrids(uncovered, 0)).toMatchObject({ complete: false });
  });

  it('has one grid when there is no stone', () => {
    const sheet = sheets[0] as Sheet;
    const { grids, holding } = countGrids(sheet);
    expect(grids).toBe(1);
    expect(sheet.map((digit, square) => holding[square * 9 + digit - 1])).toEqual(sheet.map(() => 1));
  });
});

describe('contradictions', () => {
  it.each([
    ['two of a digit in a row', `55${'.'.repeat(79)}`],
    ['two of a digit in a column', `5${'.'.repeat(71)}5${'.'.repeat(8)}`],
    ['two of a digit in a box', `5.........5${'.'.repeat(70)}`],
    ['a square without a digit', `12345678.........9${'.'.repeat(63)}`],
    ['a row without a place for a digit', `1234..........5..........5.${'.'.repeat(54)}`],
    [
      'three digits for two squares',
      '.......3....5....4.9....5.....9.6..1...7...........6......4.........3...5.9.....7',
    ],
    [
      'four digits for three squares',
      '.......9........6..........5........29..67.........3...3.....7....52...........2.',
    ],
    [
      '17 digits that keep simple searches busy for minutes',
      '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
    ],
    [
      'the Golden Nugget with a digit changed',
      '.......39.....1..5..3.5.8....8.9...3.7...2...1..4.......9.8..5..2....6..4..7.....',
    ],
  ])('%s', (_, text) => {
    expect(countGrids(fromText(text), 1000)).toMatchObject({ grids: 0, complete: true });
  });

  it('of a sheet with two digits of a row exchanged', () => {
    for (const sheet of sheets) {
      const wrong = sheet.map((digit, square) => (square === 3 ? sheet[4] : square === 4 ? sheet[3] : digit) as number);
      expect(countGrids(wrong).grids).toBe(0);
      expect(countGrids(wrong.map((digit, square) => (square % 9 < 5 || square > 40 ? digit : 0))).grids).toBe(0);
    }
  });

  it('of hard puzzles with any one more digit than the right one', () => {
    const text = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
    const puzzle = fromText(text);
    const { holding } = countGrids(puzzle);
    for (let entry = 0; entry < holding.length; entry += 5) {
      const changed = [...puzzle];
      changed[Math.floor(entry / 9)] = (entry % 9) + 1;
      if (puzzle[Math.floor(entry / 9)] === 0) expect(countGrids(changed).grids).toBe(holding[entry]);
    }
  });
});

function withStones(sheet: Sheet, stones: number, random: Rng): number[] {
  const covered = new Set(shuffled([...sheet.keys()], random).slice(0, stones));
  return sheet.map((digit, square) => (covered.has(square) ? 0 : digit));
}

/** So many digits that do not clash at first sight. */
function randomDigits(count: number, random: Rng): number[] {
  const uncovered = new Array<number>(81).fill(0);
  let placed = 0;
  while (placed < count) {
    const square = random.below(81);
    const digit = 1 + random.below(9);
    if (uncovered[square] !== 0 || !allows(uncovered, square, digit)) continue;
    uncovered[square] = digit;
    placed++;
  }
  return uncovered;
}

function allows(grid: readonly number[], square: number, digit: number): boolean {
  return !(peers[square] as number[]).some((peer) => grid[peer] === digit);
}

/** Tries every digit on every square, the square with the fewest first: slow, and plain to see that it is right. */
function naiveCount(uncovered: readonly number[]): { grids: number; holding: number[] } {
  const grid = [...uncovered];
  const holding = new Array<number>(729).fill(0);
  let grids = 0;
  const fill = (): void => {
    let tightest = -1;
    let choices = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const [square, digit] of grid.entries()) {
      if (digit !== 0 || choices.length < 2) continue;
      const possible = possibleDigits(grid, square);
      if (possible.length >= choices.length) continue;
      tightest = square;
      choices = possible;
    }
    if (tightest < 0) {
      grids++;
      for (const [square, digit] of grid.entries()) (holding[square * 9 + digit - 1] as number)++;
      return;
    }
    for (const digit of choices) {
      grid[tightest] = digit;
      fill();
    }
    grid[tightest] = 0;
  };
  if (uncovered.every((digit, square) => digit === 0 || allows(without(uncovered, square), square, digit))) fill();
  return { grids, holding };
}

function without(grid: readonly number[], square: number): number[] {
  return grid.map((digit, at) => (at === square ? 0 : digit));
}

function possibleDigits(grid: readonly number[], square: number): number[] {
  const seen = new Set((peers[square] as number[]).map((peer) => grid[peer]));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}
