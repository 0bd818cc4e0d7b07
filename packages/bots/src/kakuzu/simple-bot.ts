/** A simple player of Kakuzu: rules out what row, column and box rule out, and takes the surest stone. */

import { pick } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { SimpleBot } from '../simple-bot.js';
import { type Guess, guesses } from './elimination.js';

export const simpleBot: SimpleBot<KakuzuView, KakuzuAction> = {
  choose(view, seat, rng) {
    if (view.turn !== seat || view.phase === 'draw' || view.phase === 'over') return null;
    if (view.phase === 'setup') return pick(kakuzu.legal(view, seat).actions, rng);
    const { square, digit } = pick(surestGuesses(view), rng);
    return { type: 'remove', square, announced: view.options.variant === 'announce' ? digit : null };
  },
};

/**
 * The guesses with the fewest alternatives: of the digit that is looked for, or of any where digits are announced.
 * @example surestGuesses(view)[0] // { square: 40, digit: 7, alternatives: 1 }
 */
export function surestGuesses(view: KakuzuView): Guess[] {
  const wanted = view.drawn.at(-1);
  const possible = guesses(view.uncovered).filter(({ digit }) => wanted === undefined || digit === wanted);
  const fewest = possible.reduce((least, { alternatives }) => Math.min(least, alternatives), Number.POSITIVE_INFINITY);
  return possible.filter(({ alternatives }) => alternatives === fewest);
}
