/** A hint, in words. */

import type { ChallengeView } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import type { ChallengeHint } from '../table/challenge-table';
import { moveWords } from './log-words';

export function hintWords(
  text: KakuroChallengeMessages,
  hint: ChallengeHint,
  { options }: Pick<ChallengeView, 'options'>,
): string {
  const { move, digit, strength } = hint;
  if (strength === 'where' || digit === null) return text.hint.where;
  if (move === null || move.action.type !== 'place') return text.hint.which({ digit });
  const laid = moveWords(text, move.action);
  // In claim games the points are for the player to count.
  return options.scoring === 'claim'
    ? text.hint.move({ move: laid })
    : text.hint.moveFor({ move: laid, total: move.points });
}
