/** The rules screen of Kakuro Challenge, apart from its texts. */

import { loadMessages } from '../../messages/words';
import type { GameBook } from '../../rulebook/rulebook';
import { figureWith } from './figure';
import { type ChallengeRules, challengePlan } from './plan';
import { tileExample } from './tile-example';

export const book: GameBook = {
  plan: challengePlan,
  load: async (language) => {
    const messages = await loadMessages('kakuro-challenge/rules', language);
    // A paragraph of the plan without a text does not compile.
    const texts: ChallengeRules = messages;
    return {
      texts,
      Figure: figureWith(messages.figure),
      exampleOf: (text) => tileExample(text, messages.figure.spoken),
    };
  },
};
