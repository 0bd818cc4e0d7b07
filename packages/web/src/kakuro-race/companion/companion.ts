/** What the race brings to the companion: is there a line, and is this one valid? */

import type { GameCompanion } from '../../companion/position/game-companion';
import { loadMessages } from '../../messages/words';

export const companion: GameCompanion = {
  tools: async (language) => {
    const text = await loadMessages('kakuro-race/companion', language);
    return [
      {
        id: 'referee',
        title: text.title,
        hint: text.hint,
        load: async () => {
          const [{ refereeWith }, { figure }] = await Promise.all([
            import('./referee'),
            loadMessages('kakuro-race/rules', language),
          ]);
          return refereeWith({ text, figure });
        },
      },
    ];
  },
};
