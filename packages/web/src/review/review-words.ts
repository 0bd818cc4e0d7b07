/** How a review says points and chances. */

import type { GameId } from '@riverstone/rules';
import { grammar, words } from '../messages/words';
import { replayWords } from '../replay/replay-words';

/** Points as the game counts them; where moves are bets, a chance. */
export function worthWords(game: GameId, isChance: boolean, worth: number): string {
  if (isChance) return replayWords().review.chance({ chance: grammar().percent(worth) });
  return words()[game].points({ number: Math.round(worth) });
}

/** A sum over a game: to one decimal where it is no whole number. */
export function sumWords(sum: number): string {
  const { number, tenths } = grammar();
  const text = Number.isInteger(sum) ? number(sum) : tenths(sum);
  return /[1-9]/.test(text) ? text : number(0);
}

export function signedWords(sum: number): string {
  return grammar().signed(Math.round(sum * 10) / 10);
}
