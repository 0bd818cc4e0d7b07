/** Every puzzle that ships is solved again, in another way than the one that made it. */

import { puzzleKinds } from '@riverstone/bots/puzzles';
import { formatPlacement, legalMoves } from '@riverstone/rules/kakuro-challenge';
import { type ClaimPosition, checkClaim, sameLine } from '@riverstone/rules/kakuro-race';
import { describe, expect, it } from 'vitest';
import { BEST_MOVE_MARGIN } from '../../src/kakuro-challenge/puzzles/best-move.js';
import { parseMovePuzzle } from '../../src/kakuro-challenge/puzzles/parse.js';
import { BEST_LINE_MARGIN } from '../../src/kakuro-race/puzzles/best-line.js';
import { parseLinePuzzle } from '../../src/kakuro-race/puzzles/parse.js';
import { BEST_BET_GRIDS, BEST_BET_MARGIN } from '../../src/kakuzu/puzzles/best-bet.js';
import { parseStonePuzzle } from '../../src/kakuzu/puzzles/parse.js';
import { isProof, proveStone } from '../../src/kakuzu/puzzles/prove-stone.js';
import { fewestTilesByLine } from '../race-naive.js';
import { forEachGrid } from './plain-sudoku.js';
import { shippedPuzzles } from './shipped.js';

describe.each(puzzleKinds)('the puzzles: %s', (kind) => {
  const puzzles = shippedPuzzles(kind);

  it('are at least five hundred, each once, the easiest first', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(500);
    expect(new Set(puzzles.map(({ text }) => text.split(' ').slice(0, -1).join(' '))).size).toBe(puzzles.length);
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => one - other));
  });

  it('have at least five themes, and all stages of a game', () => {
    const themes = new Set(puzzles.flatMap((puzzle) => puzzle.themes));
    expect([...themes]).toEqual(expect.arrayContaining(['early', 'middle', 'late']));
    expect(themes.size).toBeGreaterThanOrEqual(5);
    for (const puzzle of puzzles) expect(puzzle.themes.length).toBeGreaterThan(0);
  });
});

describe('best moves score most by a clear margin, as the rules list all moves', () => {
  it.each([
    ['best-move', false],
    ['expert-move', true],
  ] as const)('%s', (kind, expert) => {
    for (const { text } of shippedPuzzles(kind)) {
      const { board, hand, answer } = parseMovePuzzle(text);
      const moves = legalMoves(board, hand, expert).sort((one, other) => other.points - one.points);
      expect(formatPlacement(moves[0]?.placement ?? answer), text).toBe(formatPlacement(answer));
      expect((moves[0]?.points ?? 0) - (moves[1]?.points ?? 0), text).toBeGreaterThanOrEqual(BEST_MOVE_MARGIN);
    }
  });
});

/** The points of every line that can be made valid, the most first. */
function linesOf(position: ClaimPosition) {
  return [...fewestTilesByLine(position)].sort((one, other) => other.points - one.points);
}

describe('lines, one tile at a time', () => {
  it('best lines score most by a clear margin', () => {
    for (const { text } of shippedPuzzles('best-line')) {
      const { position, answer } = parseLinePuzzle(text);
      const [best, second] = linesOf(position);
      expect(answer !== null && best !== undefined && sameLine(best, answer), text).toBe(true);
      expect((best?.points ?? 0) - (second?.points ?? 0), text).toBeGreaterThanOrEqual(BEST_LINE_MARGIN);
      expect(answer !== null && checkClaim(position, answer).ok, text).toBe(true);
    }
  });

  it('where a marker has a line, it is the only one; where it has none, none can be made', () => {
    for (const { text } of shippedPuzzles('any-line')) {
      const { position, answer } = parseLinePuzzle(text);
      expect(linesOf(position).length, text).toBe(answer === null ? 0 : 1);
      expect(answer === null || checkClaim(position, answer).ok, text).toBe(true);
    }
  });
});

/** The stones that may not hide the digit; the search stops when those are all but one. */
function uncertainStones(uncovered: readonly number[], digit: number): Set<number> {
  const stones = uncovered.flatMap((open, square) => (open === 0 ? [square] : []));
  const uncertain = new Set<number>();
  // One grid says much already; for each stone that it leaves open, one that says otherwise is looked for.
  forEachGrid(uncovered, (grid) => {
    for (const square of stones) if (grid[square] !== digit) uncertain.add(square);
    return false;
  });
  for (const square of stones) {
    for (let other = 1; other <= 9 && !uncertain.has(square); other++) {
      if (other === digit) continue;
      const tried = uncovered.map((open, at) => (at === square ? other : open));
      if (clashes(tried, square)) continue;
      forEachGrid(tried, (grid) => {
        for (const each of stones) if (grid[each] !== digit) uncertain.add(each);
        return false;
      });
    }
  }
  return uncertain;
}

function clashes(grid: readonly number[], square: number): boolean {
  const row = Math.floor(square / 9);
  const column = square % 9;
  return grid.some((digit, other) => {
    const otherRow = Math.floor(other / 9);
    const otherColumn = other % 9;
    const sharesBox =
      Math.floor(row / 3) === Math.floor(otherRow / 3) && Math.floor(column / 3) === Math.floor(otherColumn / 3);
    return other !== square && digit === grid[square] && (row === otherRow || column === otherColumn || sharesBox);
  });
}

describe('stones', () => {
  it('the certain stone has a proof in plain steps, and every other stone a grid that says otherwise', () => {
    for (const { text } of shippedPuzzles('certain-stone')) {
      const { uncovered, digit, stone } = parseStonePuzzle(text);
      const proof = proveStone(uncovered, stone, digit);
      expect(proof !== null && isProof(uncovered, stone, digit, proof.steps), text).toBe(true);
      const stones = uncovered.filter((open) => open === 0).length;
      const uncertain = uncertainStones(
        uncovered.map((open, square) => (square === stone ? digit : open)),
        digit,
      );
      expect(uncertain.size, text).toBe(stones - 1);
    }
  });

  it('the best bet is likelier than any other stone by a clear margin, and not certain', () => {
    for (const { text } of shippedPuzzles('best-bet')) {
      const { uncovered, digit, stone } = parseStonePuzzle(text);
      const counts = uncovered.map(() => 0);
      const stones = uncovered.flatMap((open, square) => (open === 0 ? [square] : []));
      let grids = 0;
      forEachGrid(uncovered, (grid) => {
        grids++;
        for (const square of stones) if (grid[square] === digit) counts[square] = (counts[square] ?? 0) + 1;
        return true;
      });
      const shares = counts.map((count, square) => (uncovered[square] === 0 ? count / grids : 0));
      const rest = shares.filter((_, square) => square !== stone);
      expect((shares[stone] ?? 0) - Math.max(...rest), text).toBeGreaterThanOrEqual(BEST_BET_MARGIN);
      expect(shares[stone], text).toBeLessThan(1);
      expect(grids, text).toBeLessThanOrEqual(BEST_BET_GRIDS);
    }
  });
});
