/** Why an action was refused, in words: the table's own reasons, else the game's. */

import type { Refusal } from '@riverstone/rules';
import { words } from '../messages/words';

/** Refusals that every table makes, whatever the game. */
const ownCodes = ['sending', 'too-early', 'lesson'] as const;
type OwnCode = (typeof ownCodes)[number];

type OfGame<Code extends string> = Refusal<Exclude<Code, OwnCode>>;

export function refusedWords<Code extends string>(
  refusal: Refusal<Code>,
  ofGame: (refusal: OfGame<Code>) => string,
): string {
  if (isOfGame(refusal)) return ofGame(refusal);
  switch (refusal.code) {
    case 'lesson':
      return String(refusal.detail.text);
    case 'too-early':
      return words().app.table.tooEarly;
    default:
      return words().online.table.stillSending;
  }
}

function isOfGame<Code extends string>(refusal: Refusal<Code>): refusal is OfGame<Code> & Refusal<Code> {
  return !ownCodes.some((code) => code === refusal.code);
}
