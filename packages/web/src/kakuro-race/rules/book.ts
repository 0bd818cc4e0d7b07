/** The rules screen of the race, apart from its texts. */

import { loadMessages } from '../../messages/words';
import type { GameBook } from '../../rulebook/rulebook';
import { figureWith } from './figure';
import { type RaceRules, racePlan } from './plan';

export const book: GameBook = {
  plan: racePlan,
  load: async (language) => {
    const messages = await loadMessages('kakuro-race/rules', language);
    // A paragraph of the plan without a text does not compile.
    const texts: RaceRules = messages;
    return { texts, Figure: figureWith(messages.figure) };
  },
};
