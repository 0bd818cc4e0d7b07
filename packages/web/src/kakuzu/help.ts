/** What helps people to play Kakuzu. */

import { loadMessages } from '../messages/words';
import type { GameHelp } from '../rulebook/game-help';

export const kakuzuHelp: GameHelp = {
  game: 'kakuzu',
  loadHowTo: async (language) => {
    const [{ picturesWith }, texts] = await Promise.all([
      import('./how-to/examples'),
      loadMessages('kakuzu/how-to', language),
    ]);
    return { texts, pictures: picturesWith(texts.examples) };
  },
  loadBook: () => import('./rules/book'),
};
