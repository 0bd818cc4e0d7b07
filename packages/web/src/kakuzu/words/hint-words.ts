/** A hint, in words. */

import type { KakuzuExplanation } from '@riverstone/bots/kakuzu';
import { isObject } from '@riverstone/rules';
import { boxOf } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import type { KakuzuHint } from '../table/kakuzu-table';
import { nameOf } from '../table/units';

export function hintWords({ hint: words }: Pick<KakuzuMessages, 'hint'>, hint: KakuzuHint): string {
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
      return isExplanation(move?.explanation) ? moveWords(words, square, move.explanation) : words.setup({ square });
    }
  }
}

function moveWords(words: KakuzuMessages['hint'], square: string, why: KakuzuExplanation): string {
  switch (why.code) {
    case 'setup-by-lot':
      return words.setup({ square });
    case 'alternatives':
      return words.alternatives({ square, digit: why.digit, possibilities: why.alternatives });
    case 'certain':
      return words.certain({ square, digit: why.digit });
    case 'likeliest':
    case 'prospect':
    case 'lesser':
      return words[why.code]({ square, digit: why.digit, chance: why.chance });
  }
}

/** The type of the explanation is not known here. Kakuzu's explanations have a code. */
function isExplanation(raw: unknown): raw is KakuzuExplanation {
  return isObject(raw) && typeof raw.code === 'string';
}
