/** Why an action was refused, in words: the table's own reasons, else the game's. */

import type { Refusal } from '@riverstone/rules';
import { words } from '../messages/words';

type OfGame<Code extends string> = Refusal<Exclude<Code, 'sending'>>;

export function refusedWords<Code extends string>(
  refusal: Refusal<Code>,
  ofGame: (refusal: OfGame<Code>) => string,
): string {
  return isOfGame(refusal) ? ofGame(refusal) : words().online.table.stillSending;
}

function isOfGame<Code extends string>(refusal: Refusal<Code>): refusal is OfGame<Code> & Refusal<Code> {
  return refusal.code !== 'sending';
}
