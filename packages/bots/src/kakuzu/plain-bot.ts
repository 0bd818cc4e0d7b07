/**
 * The plain bot for Kakuzu, a baseline for the others: it eliminates by row, column and box, and takes the surest
 * stone.
 */

import { pick } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { Bot, Decision } from '../core/bot.js';
import { occasionRng } from '../core/occasion-rng.js';
import type { KakuzuExplanation } from './explanation.js';
import { type Guess, guesses } from './grids/elimination.js';
import { isToRemove, occasion, wantedDigit } from './occasion.js';
import { removal, setupByLot } from './removal.js';

export const plainBot: Bot<KakuzuView, KakuzuAction, KakuzuExplanation> = {
  occasion,
  decide({ view, seat, seed }): Decision<KakuzuAction, KakuzuExplanation> | null {
    if (!isToRemove(view, seat)) return null;
    const rng = occasionRng({ seed, seat }, occasion(view));
    if (view.phase === 'setup') return setupByLot(kakuzu.legal(view, seat).actions, rng);
    const surest = surestGuesses(view);
    const { square, digit, alternatives } = pick(surest, rng);
    return removal(view, square, digit, { code: 'alternatives', digit, alternatives, equals: surest.length });
  },
};

/**
 * The guesses with the fewest alternatives: for the wanted digit, or for any digit in announce games.
 * @example
 * // No stone was removed: any digit may be anywhere.
 * surestGuesses(view)[0] // => { square: 0, digit: 1, alternatives: 9 }
 */
export function surestGuesses(view: KakuzuView): Guess[] {
  const wanted = wantedDigit(view);
  const possible = guesses(view.uncovered).filter(({ digit }) => wanted === null || digit === wanted);
  const fewest = possible.reduce((least, { alternatives }) => Math.min(least, alternatives), Number.POSITIVE_INFINITY);
  return possible.filter(({ alternatives }) => alternatives === fewest);
}
