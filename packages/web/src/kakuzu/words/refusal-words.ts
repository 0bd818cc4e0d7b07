/** The sentence for something that was refused. */

import type { Refusal } from '@riverstone/rules';
import type { KakuzuCode, KakuzuReason } from '@riverstone/rules/kakuzu';
import type { KakuzuMessages } from '../../messages/generated/kakuzu';

type Words = Pick<KakuzuMessages, 'refused' | 'notAllowed'>;

export function refusalWords(words: Words, { code, detail }: Refusal<KakuzuCode | 'paused'>): string {
  if (code !== 'not-allowed') return words.refused[code];
  const { reason } = detail;
  return isReason(words, reason) ? words.notAllowed[reason] : words.refused['not-your-turn'];
}

function isReason({ notAllowed }: Words, raw: unknown): raw is KakuzuReason {
  return typeof raw === 'string' && Object.hasOwn(notAllowed, raw);
}
