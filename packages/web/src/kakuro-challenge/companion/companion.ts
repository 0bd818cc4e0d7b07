/** What Kakuro Challenge brings to the companion: a referee. */

import type { GameCompanion } from '../../companion/position/game-companion';
import { loadMessages } from '../../messages/words';

export const companion: GameCompanion = {
  tools: async (language) => {
    const text = await loadMessages('kakuro-challenge/companion', language);
    return [
      {
        id: 'referee',
        title: text.title,
        hint: text.hint,
        load: async () => {
          const [{ refereeWith }, { figure }] = await Promise.all([
            import('./referee'),
            loadMessages('kakuro-challenge/rules', language),
          ]);
          return refereeWith({ text, figure });
        },
      },
    ];
  },
};
