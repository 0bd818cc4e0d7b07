/** What helps people to play Kakuro Challenge. */

import { loadMessages } from '../messages/words';
import type { GameHelp } from '../rulebook/game-help';

export const challengeHelp: GameHelp = {
  game: 'kakuro-challenge',
  loadHowTo: async (language) => {
    const [{ picturesWith }, texts] = await Promise.all([
      import('./how-to/examples'),
      loadMessages('kakuro-challenge/how-to', language),
    ]);
    return { texts, pictures: picturesWith(texts.examples) };
  },
  loadBook: () => import('./rules/book'),
};
