/** The figures of the rules: what the books say of them, and why a move makes nothing. */

import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import { type Board, kakurosContaining, parseBoard, RED, SIZE } from '@riverstone/rules/kakuro-challenge';
import { expect, it } from 'vitest';
import { tryMove } from './figure-moves';
import { challengeFigures } from './figures';
import { whyNoKakuro } from './why-no-kakuro';

type FigureName = keyof typeof challengeFigures;

/** What the books give for each move, in the order of the moves. */
const inTheBooks: Readonly<Record<FigureName, readonly (number | string)[]>> = {
  sums: [13, 14, 0, 0, 0],
  crossings: [26, 14, 34],
  toTotal: [12],
  toAddend: [33],
  outside: ['flip-outside', 0],
  expert: [33],
  cutOff: [18],
  three: [27],
};

it.each(Object.entries(inTheBooks) as [FigureName, readonly (number | string)[]][])(
  'the moves of %s bring what the books say',
  (name, expected) => {
    const figure = challengeFigures[name];
    const found = figure.moves.map((move) => {
      const { ruling } = tryMove(figure, move);
      return ruling.ok ? ruling.value.points : ruling.error.code;
    });
    expect(found).toEqual(expected);
  },
);

it('18 is 14 and 4, 27 is those and 9', () => {
  const sums = (name: FigureName): readonly number[] => {
    const figure = challengeFigures[name];
    const { ruling } = tryMove(figure, figure.moves[0] ?? '');
    return ruling.ok ? ruling.value.kakuros.map(({ sum }) => sum).sort((one, other) => one - other) : [];
  };
  expect(sums('cutOff')).toEqual([4, 14]);
  expect(sums('three')).toEqual([4, 9, 14]);
});

it('every move and every tile lies in the part of the board that is shown', () => {
  for (const figure of Object.values(challengeFigures)) {
    const [first, count] = figure.rows;
    const tiles = unwrap(parseBoard(figure.board)).flatMap((cell, square) => (cell === 0 ? [] : [square]));
    const placed = figure.moves.map((move) => tryMove(figure, move).placement.square);
    const rows = [...tiles, ...placed].map((square) => Math.floor(square / SIZE));
    expect(rows.filter((row) => row < first || row >= first + count)).toEqual([]);
  }
});

it('says what a line lacks', () => {
  const lackOf = (move: string) => {
    const { after, placement } = tryMove(challengeFigures.sums, move);
    return whyNoKakuro(after, placement.square);
  };
  expect(lackOf('y8d2')).toEqual({ type: 'twice', digit: 8 });
  expect(lackOf('y6f4')).toEqual({ type: 'wrongEnd', sum: 8, total: 5 });
  expect(lackOf('r8f7')).toEqual({ type: 'noAddends' });
  expect(lackOf('y4c6')).toBeNull();
});

it('finds nothing lacking exactly where the rules find a Kakuro', () => {
  const rng = createRng(seedFromNumber(5));
  for (let round = 0; round < 300; round++) {
    const board: Board = Array.from({ length: SIZE * SIZE }, () => {
      const digit = 1 + rng.below(9);
      return [0, digit, digit, RED + digit][rng.below(4)] ?? 0;
    });
    for (const [square, cell] of board.entries()) {
      if (cell === 0) continue;
      expect(whyNoKakuro(board, square) === null).toBe(kakurosContaining(board, [square]).length > 0);
    }
  }
});
