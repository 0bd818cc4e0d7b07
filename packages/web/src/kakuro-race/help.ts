/** What helps people to play the race. */

import { loadMessages } from '../messages/words';
import type { GameHelp } from '../rulebook/game-help';

export const raceHelp: GameHelp = {
  game: 'kakuro-race',
  loadHowTo: async (language) => {
    const [{ picturesWith }, texts] = await Promise.all([
      import('./how-to/examples'),
      loadMessages('kakuro-race/how-to', language),
    ]);
    return { texts, pictures: picturesWith(texts.examples) };
  },
  loadBook: () => import('./rules/book'),
};
