/** Bots for Kakuzu that play like people: they take what looks surest, and overlook some of what they could see. */

import { pick, type Rng } from '@riverstone/rules';
import { type KakuzuAction, type KakuzuView, kakuzu } from '@riverstone/rules/kakuzu';
import type { Bot } from '../core/bot.js';
import { occasionRng } from '../core/occasion-rng.js';
import { withProbability } from '../core/with-probability.js';
import type { KakuzuExplanation } from './explanation.js';
import { isToRemove, occasion, wantedDigit } from './occasion.js';
import type { SightProfile } from './profiles.js';
import { type KakuzuDecision, removal, setupByLot } from './removal.js';
import { type SeenGuess, seenGuesses } from './sight.js';

/** A bot that sees as well as its profile says. */
export function sightBot(profile: SightProfile): Bot<KakuzuView, KakuzuAction, KakuzuExplanation> {
  return {
    occasion,
    decide({ view, seat, seed }) {
      if (!isToRemove(view, seat)) return null;
      const rng = occasionRng({ seed, seat }, occasion(view));
      return view.phase === 'setup'
        ? setupByLot(kakuzu.legal(view, seat).actions, rng)
        : takeSurest(view, seenGuesses(view.uncovered, profile, rng), profile, rng);
    },
  };
}

/** The fewest alternatives; then, if the bot compares them, the strongest evidence; then at random. */
function takeSurest(
  view: KakuzuView,
  seen: readonly SeenGuess[],
  { compares }: SightProfile,
  rng: Rng,
): KakuzuDecision {
  const wanted = wantedDigit(view);
  const possible = seen.filter(({ digit }) => wanted === null || digit === wanted);
  const fewest = Math.min(...possible.map(({ alternatives }) => alternatives));
  const surest = possible.filter(({ alternatives }) => alternatives === fewest);
  const least = withProbability(compares, rng) ? Math.max(...surest.map(({ support }) => support)) : 0;
  const chosen = surest.filter(({ support }) => support >= least);
  const { square, digit, alternatives } = pick(chosen, rng);
  return removal(view, square, digit, { code: 'alternatives', digit, alternatives, equals: chosen.length });
}
