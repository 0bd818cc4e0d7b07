/** What the referee's board shows: the board with the move in question on it. */

import type { Square } from '@riverstone/rules';
import { type Board, cellAt, digitOf, isEmpty, sideOf, tile, turnedOver } from '@riverstone/rules/kakuro-challenge';
import type { ComponentChildren } from 'preact';
import type { FramedBox, SquareMark } from '../../figures/small-board';
import { words } from '../../messages/words';
import { ChallengeTile } from '../pieces/challenge-tile';
import { kakuroFrame } from '../pieces/kakuro-frame';
import { tileWords } from '../words/kakuro-words';
import type { ChallengeRuling } from './judge';
import type { ChallengeQuestion } from './position';
import type { ChallengeRefereeWords } from './referee-words';

/** The board with the move on it, whether it is allowed or not. */
export function boardWithMove({ board, move }: ChallengeQuestion): Board {
  return board.map((cell, square) => {
    if (move?.square === square) return tile(move.digit, move.side);
    return move?.flips.includes(square) && !isEmpty(cell) ? turnedOver(cell) : cell;
  });
}

export function pieceOn(board: Board, square: Square): ComponentChildren {
  const cell = cellAt(board, square);
  return isEmpty(cell) ? null : <ChallengeTile digit={digitOf(cell)} face={sideOf(cell)} />;
}

export function markOn({ move }: ChallengeQuestion, square: Square): SquareMark | null {
  if (move?.square === square) return 'placed';
  return move?.flips.includes(square) ? 'changed' : null;
}

/** What lies on a square and what the move does there. */
export function spokenOn({ text, figure }: ChallengeRefereeWords, position: ChallengeQuestion, square: Square): string {
  const cell = cellAt(boardWithMove(position), square);
  const content = isEmpty(cell)
    ? figure.spoken.empty
    : tileWords(words()['kakuro-challenge'], digitOf(cell), sideOf(cell));
  const mark = markOn(position, square);
  if (mark === null) return content;
  return `${content}, ${mark === 'placed' ? text.placed : text.flipped}`;
}

/** The Kakuros that the move makes. */
export function framesOf(ruling: ChallengeRuling): readonly FramedBox[] {
  if (ruling.type !== 'ruled' || !ruling.result.ok) return [];
  const { board, kakuros } = ruling.result.value;
  return kakuros.map((kakuro) => kakuroFrame(board, kakuro, 0));
}
