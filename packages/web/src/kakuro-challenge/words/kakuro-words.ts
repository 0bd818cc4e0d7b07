/** Kakuros, tiles and squares in short words. */

import { formatSquare, type Square } from '@riverstone/rules';
import { type Board, cellAt, digitOf, type Kakuro, SIZE, type Side } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';

export const SQUARES = SIZE * SIZE;

/** A square's name, `c6`. */
export function nameOf(square: Square): string {
  return formatSquare(square, SIZE);
}

/** From a square to the next in a Kakuro's direction. */
function stepOf({ direction }: Pick<Kakuro, 'direction'>): number {
  return direction === 'across' ? 1 : SIZE;
}

/** The squares of a Kakuro, the total first. */
export function squaresOfKakuro(kakuro: Kakuro): readonly Square[] {
  const step = stepOf(kakuro);
  return Array.from({ length: (kakuro.last - kakuro.total) / step + 1 }, (_, index) => kakuro.total + index * step);
}

/** The addends of a Kakuro on this board. */
export function addendsOf(board: Board, kakuro: Kakuro): readonly number[] {
  const addends: number[] = [];
  const step = stepOf(kakuro);
  for (let square = kakuro.total + step; square <= kakuro.last; square += step)
    addends.push(digitOf(cellAt(board, square)));
  return addends;
}

/** A Kakuro as the sum it is on this board: `18 = 6+3+9`. */
export function spelledOut(board: Board, kakuro: Kakuro): string {
  return `${kakuro.sum} = ${addendsOf(board, kakuro).join('+')}`;
}

/** A tile as it lies: `yellow 4`. */
export function tileWords(text: Pick<KakuroChallengeMessages, 'tile'>, digit: number, side: Side): string {
  return text.tile[side]({ digit });
}
