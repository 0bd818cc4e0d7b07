import { createRng, seedFromNumber, shuffled } from '@riverstone/rules';
import { boxOf, columnOf, numberedSheet, rowOf } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { candidateCount, load, newCandidates, openCount, place, settledDigits } from './candidates.js';
import { isCrowded } from './crowding.js';
import { countGrids } from './grid-counter.js';

const squares = Array.from({ length: 81 }, (_, square) => square);
const fromText = (text: string): number[] => Array.from(text, (sign) => (sign === '.' ? 0 : Number(sign)));
const settled = (uncovered: readonly number[]): number[] => {
  const candidates = newCandidates();
  expect(load(candidates, uncovered)).toBe(true);
  return Array.from(settledDigits(candidates, new Uint8Array(81)));
};

function opened(number: number, count: number): number[] {
  const open = new Set(shuffled(squares, createRng(seedFromNumber(number))).slice(0, count));
  return numberedSheet(number).map((digit, square) => (open.has(square) ? digit : 0));
}

describe('candidates', () => {
  it('are all digits everywhere at first', () => {
    expect(openCount(newCandidates())).toBe(81);
    expect(candidateCount(newCandidates())).toBe(729);
  });

  it('of one uncovered digit are gone from its square, row, column and box, and nowhere else', () => {
    for (const square of squares) {
      const candidates = newCandidates();
      load(
        candidates,
        squares.map((other) => (other === square ? 7 : 0)),
      );
      expect(openCount(candidates)).toBe(80);
      // 8 other digits of the square, and the digit itself on the square's 20 peers.
      expect(candidateCount(candidates)).toBe(729 - 8 - 20);
      const peers = squares.filter(
        (other) =>
          rowOf(other) === rowOf(square) || columnOf(other) === columnOf(square) || boxOf(other) === boxOf(square),
      );
      for (const peer of peers) expect(place(candidates.slice(), peer, 6)).toBe(peer === square);
    }
  });

  it('are settled where nothing else is possible, and rightly so', () => {
    let concluded = 0;
    for (let number = 1; number <= 40; number++) {
      const sheet = numberedSheet(number);
      const uncovered = opened(number, 32);
      const { grids, holding } = countGrids(uncovered);
      for (const [square, digit] of settled(uncovered).entries()) {
        if (uncovered[square] !== 0) expect(digit).toBe(sheet[square]);
        if (uncovered[square] !== 0 || digit === 0) continue;
        concluded++;
        expect(holding[square * 9 + digit - 1]).toBe(grids);
      }
    }
    expect(concluded).toBeGreaterThan(500);
  });

  it('never lose a digit that some grid has there', () => {
    for (let number = 1; number <= 40; number++) {
      const uncovered = opened(number, 28);
      const { holding } = countGrids(uncovered);
      const candidates = newCandidates();
      load(candidates, uncovered);
      for (const [entry, held] of holding.entries()) {
        if (held > 0) expect(place(candidates.slice(), Math.floor(entry / 9), entry % 9)).toBe(true);
      }
    }
  });

  it.each([
    { what: 'the last square of a row', rows: { 1: '12345678.' }, square: 8, digit: 9 },
    {
      what: 'the only place of a digit in a box',
      rows: { 2: '...5.....', 3: '......5..', 5: '.5.......', 7: '..5......' },
      square: 0,
      digit: 5,
    },
    {
      what: 'the place in a row that two boxes leave to a third one',
      rows: { 1: '....23...', 2: '.1.......', 3: '.......1.' },
      square: 3,
      digit: 1,
    },
  ])('are settled: $what', ({ rows, square, digit }) => {
    const text = Array.from('123456789', (row) => (rows as Record<string, string>)[row] ?? '.........').join('');
    expect(settled(fromText(text))[square]).toBe(digit);
  });
});

describe('crowding', () => {
  const crowded = (text: string): boolean => {
    const candidates = newCandidates();
    return load(candidates, fromText(text)) && isCrowded(candidates);
  };

  it('is seen where three digits have two squares of a box, and four have three', () => {
    expect(crowded('.......3....5....4.9....5.....9.6..1...7...........6......4.........3...5.9.....7')).toBe(true);
    expect(crowded('.......9........6..........5........29..67.........3...3.....7....52...........2.')).toBe(true);
  });

  it('is not seen in what a sheet has uncovered', () => {
    for (let number = 1; number <= 40; number++) {
      const candidates = newCandidates();
      load(candidates, opened(number, 20));
      expect(isCrowded(candidates)).toBe(false);
    }
  });
});
