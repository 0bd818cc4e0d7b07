import { unwrap } from '@riverstone/rules';
import { formatBoard, kakuroChallenge, legalMoves, parseBoard, stoneLayouts } from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it, test } from 'vitest';
import { position } from '../draft/test-positions';
import { noScoreReason } from './no-score-yet';

const tiles = Array.from({ length: 72 }, (_, index) => 1 + (index % 9));

function firstBoard(stones: readonly string[]) {
  const options = unwrap(kakuroChallenge.parseOptions({ stones: [...stones] }, 2));
  return kakuroChallenge.setup(options, 2, { first: 0, tiles }).board;
}

describe('the first tile', () => {
  it.each(Object.entries(stoneLayouts))('can never score with the stones at %s', (_, stones) => {
    const board = firstBoard(stones);
    const everything = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const scoring of ['referee', 'strict', 'claim']) {
      expect(noScoreReason({ ...position('.........', [1, 2], { scoring }), board })).toBe('too-few');
    }
    // Whatever the digits of the stones: a Kakuro takes three tiles, and no two stones are near enough.
    for (let shift = 0; shift < 9; shift++) {
      const text = formatBoard(board).replace(/[1-9]/g, (digit) => String(1 + ((Number(digit) + shift) % 9)));
      const moves = legalMoves(unwrap(parseBoard(text)), everything, true);
      expect(moves.filter(({ points }) => points > 0)).toEqual([]);
    }
  });

  it('may score where stones lie near each other, and nobody is told otherwise', () => {
    const near = firstBoard(['a1', 'c1', 'e5', 'a9', 'i9']);
    expect(noScoreReason({ ...position('.........', [1, 2], { scoring: 'strict' }), board: near })).toBeNull();
  });
});

test('only the referee says that no move scores', () => {
  expect(noScoreReason(position('...99....', [9, 9]))).toBe('no-move');
  expect(noScoreReason(position('...99....', [9, 9], { scoring: 'strict' }))).toBeNull();
  expect(noScoreReason(position('...99....', [9, 9], { scoring: 'claim' }))).toBeNull();
  expect(noScoreReason(position('.F972....', [5, 1]))).toBeNull();
});
