/** How a review says points and chances. */

import type { GameId } from '@riverstone/rules';
import { grammar, words } from '../messages/words';
import { replayWords } from '../replay/replay-words';

/** Points as the game counts them; where moves are bets, a chance. */
export function worthWords(game: GameId, isChance: boolean, worth: number): string {
  if (isChance) return replayWords().review.chance({ chance: grammar().percent(worth) });
  return words()[game].points({ number: Math.round(worth) });
}

/** A sum over a game, with its unit. Where moves are bets it has one decimal, for it is a sum of chances. */
export function sumWords(game: GameId, isChance: boolean, sum: number): string {
  return words()[game].points({ number: roundedSum(isChance, sum) });
}

/** The same with its sign: `+26 points`. */
export function signedWords(game: GameId, isChance: boolean, sum: number): string {
  const [sign = ''] = /^\D/.exec(grammar().signed(roundedSum(isChance, sum))) ?? [];
  return sign + sumWords(game, isChance, Math.abs(sum));
}

/** As it is shown. */
export function roundedSum(isChance: boolean, sum: number): number {
  return isChance ? Math.round(sum * 10) / 10 : Math.round(sum);
}
