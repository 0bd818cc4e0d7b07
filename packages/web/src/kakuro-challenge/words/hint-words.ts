/** A hint, in words. */

import type { Square } from '@riverstone/rules';
import { type ChallengeView, cellAt, isEmpty, SIZE } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import { coordinates } from '../../table/square-names';
import type { ChallengeHint } from '../table/challenge-table';
import { nameOf } from './kakuro-words';
import { moveWords } from './log-words';

export function hintWords(
  text: KakuroChallengeMessages,
  hint: ChallengeHint,
  { options, board }: Pick<ChallengeView, 'options' | 'board'>,
): string {
  const { move, digit, strength, squares } = hint;
  if (strength === 'where' || digit === null) return text.hint.where(lineOf(squares));
  if (move === null || move.action.type !== 'place') {
    // Of the line only the places where the tile may lie are named.
    const places = squares.filter((square) => isEmpty(cellAt(board, square)));
    return text.hint.which({ digit, squares: places.map(nameOf) });
  }
  const laid = moveWords(text, move.action);
  // In claim games the points are for the player to count.
  if (options.scoring === 'claim') return text.hint.move({ move: laid });
  return move.points === 0
    ? text.hint.moveForLater({ move: laid })
    : text.hint.moveFor({ move: laid, total: move.points });
}

/** A row or a column by its name and its ends. */
function lineOf(squares: readonly Square[]) {
  const first = squares[0] ?? 0;
  const last = squares.at(-1) ?? first;
  const ends = { first: nameOf(first), last: nameOf(last) };
  const isRow = last - first < SIZE;
  return isRow
    ? { direction: 'row', name: coordinates.row(Math.floor(first / SIZE)), ...ends }
    : { direction: 'column', name: coordinates.column(first % SIZE), ...ends };
}
