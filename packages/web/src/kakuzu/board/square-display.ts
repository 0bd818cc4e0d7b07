/** What each square shows: stone or digit, notes, and highlights. */

import type { Square } from '@riverstone/rules';
import type { KakuzuView } from '@riverstone/rules/kakuzu';
import { notesOn, type PencilNotes } from '../notes/notes';
import { wantedDigit } from '../table/kakuzu-table';
import { isSpent, type SquareMarks } from '../words/spoken';

export interface KakuzuSquareDisplay extends SquareMarks {
  /** The open digit; 0 under a stone. */
  readonly open: number;
  /** After the end: the digit under a stone that was never lifted; else 0. */
  readonly hidden: number;
  /** The wanted digit is open here. */
  readonly isWanted: boolean;
  /** In the set-up: a stone of a box that has lost one. */
  readonly isSpent: boolean;
  /** The stone that was lifted last lay here. */
  readonly isLast: boolean;
  /** It was the wrong one. */
  readonly isMissed: boolean;
}

/** What the board shows beside stones and digits. */
interface KakuzuHighlights {
  readonly picked: Square | null;
  readonly notes: PencilNotes;
  readonly hinted: readonly Square[];
}

/** A function that says what each square shows. */
export function squareDisplays(
  view: KakuzuView,
  { picked, notes, hinted }: KakuzuHighlights,
): (square: Square) => KakuzuSquareDisplay {
  const wanted = wantedDigit(view);
  const last = view.last;
  const missed = last !== null && last.wanted !== null && last.wanted !== last.digit ? last.square : null;
  return (square) => {
    const open = view.uncovered[square] ?? 0;
    const hidden = view.sheet?.[square] ?? 0;
    return {
      open,
      hidden,
      notes: open > 0 || hidden > 0 ? [] : notesOn(notes, square),
      isPicked: picked === square,
      isHinted: hinted.includes(square),
      isWanted: open > 0 && open === wanted,
      isSpent: open === 0 && isSpent(view, square),
      isLast: last?.square === square,
      isMissed: missed === square,
    };
  };
}
