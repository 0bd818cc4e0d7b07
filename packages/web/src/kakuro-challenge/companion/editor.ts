/** What a press on a square, a key of the pad or of the keyboard does to a position. */

import type { Square } from '@riverstone/rules';
import { cellAt, isEmpty, sideOf, tile, turnedOver } from '@riverstone/rules/kakuro-challenge';
import { type ChallengeQuestion, withFlip, withPlaced, withTile } from './position';

/** What is laid: the board as it was, or the move in question. */
export type EditMode = 'board' | 'move';

/** Something that is done to a square. */
export type Edit =
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'flip' }
  | { readonly type: 'erase' };

/** The position after it. */
export function edited(position: ChallengeQuestion, mode: EditMode, square: Square, edit: Edit): ChallengeQuestion {
  return mode === 'board' ? boardEdited(position, square, edit) : moveEdited(position, square, edit);
}

/** A tile keeps its side when its digit is corrected. */
function boardEdited(position: ChallengeQuestion, square: Square, edit: Edit): ChallengeQuestion {
  const cell = cellAt(position.board, square);
  if (edit.type === 'erase') return withTile(position, square, 0);
  if (edit.type === 'flip') return isEmpty(cell) ? position : withTile(position, square, turnedOver(cell));
  return withTile(position, square, tile(edit.digit, isEmpty(cell) ? 'yellow' : sideOf(cell)));
}

function moveEdited(position: ChallengeQuestion, square: Square, edit: Edit): ChallengeQuestion {
  const { move } = position;
  if (edit.type === 'digit')
    return withPlaced(position, square, edit.digit, move?.square === square ? move.side : 'yellow');
  if (edit.type === 'flip') return withFlip(position, square);
  return move?.flips.includes(square) ? withFlip(position, square) : { ...position, move: null };
}

/** The edit that a key asks for; null for any other key. */
export function editOfKey({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): Edit | null {
  if (ctrlKey) return null;
  if (/^[1-9]$/.test(key)) return { type: 'digit', digit: Number(key) };
  if (key === 'Delete' || key === 'Backspace') return { type: 'erase' };
  return key === 'f' ? { type: 'flip' } : null;
}
