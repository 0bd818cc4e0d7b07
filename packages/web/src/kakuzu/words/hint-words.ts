/** A hint, in words. */

import type { KakuzuExplanation } from '@riverstone/bots/kakuzu';
import { isObject, type Square } from '@riverstone/rules';
import { boxOf, type Uncovered } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import type { KakuzuHint } from '../table/kakuzu-table';
import { nameOf, onlyPlaceIn } from '../table/units';

/** From here on a share is rounded to 100 %. */
const READS_AS_ALL = 0.995;

export function hintWords(
  { hint: words }: Pick<KakuzuMessages, 'hint'>,
  hint: KakuzuHint,
  uncovered: Uncovered,
): string {
  const { strength, squares, digit, move } = hint;
  switch (strength) {
    case 'where':
      return words.where({ box: boxOf(squares[0] ?? 0) });
    case 'which':
      return digit === null
        ? words.whichSetup({ squares: squares.map(nameOf) })
        : words.which({ digit, squares: squares.map(nameOf) });
    case 'move': {
      const square = nameOf(squares[0] ?? 0);
      return isExplanation(move?.explanation)
        ? moveWords(words, squares[0] ?? 0, move.explanation, uncovered)
        : words.setup({ square });
    }
  }
}

function moveWords(words: KakuzuMessages['hint'], at: Square, why: KakuzuExplanation, uncovered: Uncovered): string {
  const square = nameOf(at);
  switch (why.code) {
    case 'setup-by-lot':
      return words.setup({ square });
    case 'alternatives':
      return words.alternatives({ square, digit: why.digit, possibilities: why.alternatives });
    case 'certain':
      return certainWords(words, uncovered, at, why.digit);
    case 'likeliest':
      // Without all grids nothing is certain, except where a look at the sheet tells it.
      if (why.chance === 1 && onlyPlaceIn(uncovered, at, why.digit) !== null)
        return certainWords(words, uncovered, at, why.digit);
      return why.chance < READS_AS_ALL
        ? words.likeliest({ square, chance: why.chance })
        : words.likeliestSure({ square });
    case 'prospect':
    case 'lesser':
      return words[why.code]({ square, digit: why.digit, chance: why.chance });
  }
}

function certainWords(words: KakuzuMessages['hint'], uncovered: Uncovered, at: Square, digit: number): string {
  return [words.certain({ square: nameOf(at), digit }), onlyPlaceWords(words, uncovered, at, digit)].join(' ').trim();
}

/** Why a stone must hide a digit, where one look at a row, column or box tells; else nothing. */
export function onlyPlaceWords(
  words: KakuzuMessages['hint'],
  uncovered: Uncovered,
  square: Square,
  digit: number,
): string {
  const unit = onlyPlaceIn(uncovered, square, digit);
  return unit === null ? '' : words.onlyPlace({ unit });
}

/** The type of the explanation is not known here. Kakuzu's explanations have a code. */
function isExplanation(raw: unknown): raw is KakuzuExplanation {
  return isObject(raw) && typeof raw.code === 'string';
}
