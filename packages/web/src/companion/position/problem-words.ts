/** What is wrong with a text that is no position, in a sentence. */

import type { Refusal } from '@riverstone/rules';
import type { CompanionMessages } from '../../messages/generated/companion';

export function problemWords(
  { position: text }: Pick<CompanionMessages, 'position'>,
  { detail }: Refusal<'bad-notation'>,
): string {
  const { problem, row, square, found, expected, field } = detail;
  switch (problem) {
    case 'rows':
      return text.rows({ found: Number(found), expected: Number(expected) });
    case 'length':
      return text.rowLength({ row: String(row), found: Number(found), expected: Number(expected) });
    case 'character':
      return text.character({ found: String(found), square: String(square) });
    case 'too-long':
      return text.tooLong;
    default:
      return text.field({ field: String(field ?? found ?? detail.text ?? '').slice(0, 20) });
  }
}
