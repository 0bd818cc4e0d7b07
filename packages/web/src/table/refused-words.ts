/** Why an action was refused, in words: the table's own reasons, else the game's. */

import type { Refusal } from '@riverstone/rules';
import { words } from '../messages/words';

type OfGame<Code extends string> = Refusal<Exclude<Code, 'sending' | 'lesson'>>;

export function refusedWords<Code extends string>(
  refusal: Refusal<Code>,
  ofGame: (refusal: OfGame<Code>) => string,
): string {
  if (isOfGame(refusal)) return ofGame(refusal);
  return refusal.code === 'lesson' ? String(refusal.detail.text) : words().online.table.stillSending;
}

function isOfGame<Code extends string>(refusal: Refusal<Code>): refusal is OfGame<Code> & Refusal<Code> {
  return refusal.code !== 'sending' && refusal.code !== 'lesson';
}
