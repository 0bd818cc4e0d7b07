/** Why a tile makes no Kakuro: what the line through it lacks. */

import type { Direction, Square } from '@riverstone/rules';
import { type Board, cellAt, digitOf, isRed, isYellow, SIZE } from '@riverstone/rules/kakuro-challenge';

type Lack =
  | { readonly type: 'noTotal' }
  | { readonly type: 'noAddends' }
  | { readonly type: 'oneAddend' }
  | { readonly type: 'twice'; readonly digit: number }
  | { readonly type: 'wrongEnd'; readonly sum: number; readonly total: number };

const directions: readonly Direction[] = ['across', 'down'];

/** Sorted: the fault that is nearest to a Kakuro comes first. */
const nearest: readonly Lack['type'][] = ['twice', 'wrongEnd', 'oneAddend', 'noAddends', 'noTotal'];

/** What the better of the two lines through a tile lacks; null where one of them is a Kakuro. */
export function whyNoKakuro(board: Board, square: Square): Lack | null {
  const lacks = directions.map((direction) => lackOf(board, square, direction));
  if (lacks.includes(null)) return null;
  return nearest.flatMap((type) => lacks.filter((lack) => lack?.type === type))[0] ?? null;
}

function lackOf(board: Board, square: Square, direction: Direction): Lack | null {
  const line = lineThrough(square, direction);
  const place = line.indexOf(square);
  const start = line.slice(0, place + 1).findLastIndex((each) => !isYellow(cellAt(board, each)));
  const total = line[start];
  if (total === undefined || !isRed(cellAt(board, total))) return { type: 'noTotal' };
  const behind = line.slice(start + 1);
  const length = behind.findIndex((each) => !isYellow(cellAt(board, each)));
  return lackOfRun(
    digitOf(cellAt(board, total)),
    behind.slice(0, length < 0 ? behind.length : length).map((each) => digitOf(cellAt(board, each))),
  );
}

function lackOfRun(total: number, addends: readonly number[]): Lack | null {
  if (addends.length === 0) return { type: 'noAddends' };
  if (addends.length === 1) return { type: 'oneAddend' };
  const digit = addends.find((each, index) => addends.indexOf(each) < index);
  if (digit !== undefined) return { type: 'twice', digit };
  const sum = addends.reduce((all, each) => all + each, 0);
  return sum % 10 === total ? null : { type: 'wrongEnd', sum, total };
}

/** All squares of the row or column of a square. */
function lineThrough(square: Square, direction: Direction): readonly Square[] {
  const across = direction === 'across';
  const first = across ? square - (square % SIZE) : square % SIZE;
  return Array.from({ length: SIZE }, (_, place) => first + place * (across ? 1 : SIZE));
}
