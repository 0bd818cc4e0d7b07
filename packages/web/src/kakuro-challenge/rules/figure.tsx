/** An interactive figure of the rules of Kakuro Challenge. */

import { columnName, rowName, type Square, unwrap } from '@riverstone/rules';
import {
  type Board,
  cellAt,
  digitOf,
  isEmpty,
  isRed,
  parseBoard,
  SIZE,
  sideOf,
} from '@riverstone/rules/kakuro-challenge';
import type { FunctionComponent } from 'preact';
import { type FigureBoard, type FigureMove, LiveFigure } from '../../figures/live-figure';
import { isFramed } from '../../figures/small-board';
import type { KakuroChallengeRulesMessages } from '../../messages/generated/kakuro-challenge/rules';
import type { RulebookMessages } from '../../messages/generated/rulebook';
import { words } from '../../messages/words';
import type { FigureProps } from '../../rulebook/rulebook';
import { Speaker } from '../../table/speaker';
import { ChallengeTile } from '../pieces/challenge-tile';
import { kakuroFrame } from '../pieces/kakuro-frame';
import { nameOf, spelledOut } from '../words/kakuro-words';
import { refusalWords } from '../words/refusal-words';
import { type ChallengeFigureMove, tryMove } from './figure-moves';
import { type ChallengeFigure, challengeFigures } from './figures';
import { whyWords } from './why-words';

type Words = KakuroChallengeRulesMessages['figure'];

interface FigureWords {
  readonly text: RulebookMessages['figure'];
  readonly own: Words;
}

/** Draws figures with the words of a language. */
export const figureWith =
  (own: Words): FunctionComponent<FigureProps> =>
  (props) => <Figure {...props} own={own} />;

function Figure({ id, title, words: text, own }: FigureProps & { readonly own: Words }) {
  const figure: ChallengeFigure | undefined = challengeFigures[id as keyof typeof challengeFigures];
  if (figure === undefined) throw new Error(`there is no figure ${id}`);
  const [first, count] = figure.rows;
  const tried = figure.moves.map((move) => tryMove(figure, move));
  return (
    <LiveFigure
      words={text.figure}
      title={title}
      source={figure.book === null ? null : text.figure.inBooks({ number: figure.book })}
      rows={count}
      columns={SIZE}
      coordinates={{ row: (row) => rowName(first + row), column: columnName }}
      moves={tried.map((trial, index) => inWords({ text: text.figure, own }, trial, figure.moves[index] ?? '', first))}
      board={(index) => boardOf(own, figure, index === null ? null : (tried[index] ?? null))}
    />
  );
}

/** A move and its result. */
function inWords(
  { text, own }: FigureWords,
  { placement, after, ruling }: ChallengeFigureMove,
  key: string,
  first: number,
): FigureMove {
  const { digit, side, square, flips } = placement;
  const game = words()['kakuro-challenge'];
  const placing = own[side]({ digit, square: nameOf(square) });
  const common = {
    key,
    move: flips.length === 0 ? placing : own.flipping({ move: placing, squares: flips.map(nameOf) }),
    squares: [square - first * SIZE],
  };
  if (!ruling.ok) {
    const explanation = refusalWords(game, ruling.error, new Speaker([]));
    return { ...common, result: own.refused, explanation, verdict: 'refused' };
  }
  const { points, kakuros } = ruling.value;
  const result = game.points({ number: points });
  if (points === 0) {
    return { ...common, result, explanation: whyWords(own, after, square), verdict: 'nothing' };
  }
  const sums = kakuros.map((kakuro) => spelledOut(after, kakuro)).join(', ');
  return { ...common, result, explanation: `${text.outcome({ move: result, result: sums })}.`, verdict: 'good' };
}

function boardOf(text: Words, figure: ChallengeFigure, trial: ChallengeFigureMove | null): FigureBoard {
  const offset = figure.rows[0] * SIZE;
  const board = trial?.after ?? unwrap(parseBoard(figure.board));
  const kakuros = trial?.ruling.ok ? trial.ruling.value.kakuros : [];
  const lit = kakuros.map((kakuro) => kakuroFrame(board, kakuro, figure.rows[0]));
  const markOf = (square: Square) => {
    if (trial?.placement.square === square) return 'placed';
    return trial?.placement.flips.includes(square) ? 'changed' : null;
  };
  return {
    piece: (square) => {
      const cell = cellAt(board, square + offset);
      return isEmpty(cell) ? null : <ChallengeTile digit={digitOf(cell)} face={sideOf(cell)} />;
    },
    spoken: (square) => spoken(text, board, square + offset, markOf(square + offset), isFramed(lit, square, SIZE)),
    mark: (square) => markOf(square + offset),
    lit,
  };
}

function spoken({ spoken: say }: Words, board: Board, square: Square, mark: 'placed' | 'changed' | null, lit: boolean) {
  const cell = cellAt(board, square);
  const digit = digitOf(cell);
  const parts = [isEmpty(cell) ? say.empty : isRed(cell) ? say.red({ digit }) : say.yellow({ digit })];
  if (mark === 'placed') parts.push(say.placed);
  if (mark === 'changed') parts.push(say.flipped);
  if (lit) parts.push(say.lit);
  return parts.join(', ');
}
