/** The figures of the rules of Kakuro Challenge: boards, and the moves that can be tried on them. */

import type { FigureId } from '../../rulebook/rules-data';
import type { challengePlan } from './plan';

export interface ChallengeFigure {
  readonly board: string;
  /** In the notation of the rules. */
  readonly moves: readonly string[];
  readonly expert?: true;
  /** The number that the printed books give it. */
  readonly book: string | null;
  /** The part of the board that is shown: the first row, counted from 0, and how many. */
  readonly rows: readonly [first: number, count: number];
}

const longRow = '........./........./A821452../....3..../....1..../........./........./........./.........';

export const challengeFigures: Readonly<Record<FigureId<typeof challengePlan>, ChallengeFigure>> = {
  sums: {
    board: '........./.9I.38.9./........./....E.2../....G7.../C9...158./........./.9.....9./.........',
    moves: ['y4c6', 'r4e6', 'y8d2', 'y6f4', 'r8f7'],
    book: '2',
    rows: [0, 9],
  },
  crossings: {
    board: '......I../.9...639./....6.9../...E26.../....G..../.....59../....4..../.9.....9./.........',
    moves: ['r8e2', 'r4e6', 'y7g4'],
    book: '3',
    rows: [0, 9],
  },
  toTotal: {
    board: '........./........./........./.264...../........./........./........./........./.........',
    moves: ['y2e4/b4'],
    book: '4',
    rows: [2, 3],
  },
  toAddend: {
    board: '........./........./C93B516../........./........./........./........./........./.........',
    moves: ['y7h3/d3'],
    book: '5',
    rows: [1, 3],
  },
  outside: {
    board: '........./........./.B.165.../........./........./........./........./........./.........',
    moves: ['y5c3/f3', 'y5c3'],
    book: '6',
    rows: [1, 3],
  },
  expert: {
    board: '........./........./C93B5A6../........./........./........./........./........./.........',
    moves: ['y7h3/d3/f3'],
    expert: true,
    book: null,
    rows: [1, 3],
  },
  cutOff: { board: longRow, moves: ['y7h3/e3'], book: '7', rows: [1, 5] },
  three: {
    board: longRow.replace('........./.........', '.......I./.......2.'),
    moves: ['y7h3/e3'],
    book: '8',
    rows: [0, 6],
  },
};
