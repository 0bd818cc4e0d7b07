/** The rules screen of Kakuzu, apart from its texts. */

import { loadMessages } from '../../messages/words';
import type { GameBook } from '../../rulebook/rulebook';
import { figureWith } from './figure';
import { type KakuzuRules, kakuzuPlan } from './plan';

export const book: GameBook = {
  plan: kakuzuPlan,
  load: async (language) => {
    const messages = await loadMessages('kakuzu/rules', language);
    // A paragraph of the plan without a text does not compile.
    const texts: KakuzuRules = messages;
    return { texts, Figure: figureWith(messages.figure) };
  },
};
