/** The label and description of a square for screen readers. */

import type { Square } from '@riverstone/rules';
import { boxOf, hasOpened, type KakuzuView } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import { nameOf, openIn } from '../table/units';

type Words = Pick<KakuzuMessages, 'square'>;

/** `e5, stone` or `e5, 7`. */
export function spokenSquare({ square: words }: Words, view: KakuzuView, square: Square): string {
  const open = view.uncovered[square] ?? 0;
  if (open > 0) return words.open({ square: nameOf(square), digit: open });
  const hidden = view.sheet?.[square];
  return hidden === undefined
    ? words.stone({ square: nameOf(square) })
    : words.neverLifted({ square: nameOf(square), digit: hidden });
}

export interface SquareMarks {
  readonly notes: readonly number[];
  readonly isPicked: boolean;
  readonly isHinted: boolean;
}

/** More about a square, in whole sentences; undefined when there is nothing. */
export function spokenMarks(
  { square: words }: Words,
  view: KakuzuView,
  square: Square,
  marks: SquareMarks,
): string | undefined {
  const isStone = view.uncovered[square] === 0;
  const sentences = [
    marks.isPicked ? words.picked : '',
    isStone && isSpent(view, square) ? words.boxLostOne : '',
    isStone && marks.notes.length > 0 ? words.notes({ digits: marks.notes }) : '',
    marks.isHinted ? words.hinted : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** In the set-up: whether the square's box has lost its stone already. */
export function isSpent(view: KakuzuView, square: Square): boolean {
  return view.phase === 'setup' && hasOpened(view.uncovered, boxOf(square));
}

/** The open digits in a square's row, column and box. */
export function spokenAround({ square: words }: Words, { uncovered }: KakuzuView, square: Square): string {
  return words.around({
    square: nameOf(square),
    inRow: openIn(uncovered, 'row', square),
    inColumn: openIn(uncovered, 'column', square),
    inBox: openIn(uncovered, 'box', square),
  });
}
