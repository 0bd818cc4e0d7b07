/** What Kakuzu brings to the companion: the odds of a position, and sheets to print. */

import type { GameCompanion } from '../../companion/position/game-companion';
import { loadMessages } from '../../messages/words';

export const companion: GameCompanion = {
  tools: async (language) => {
    const { odds, sheets } = await loadMessages('kakuzu/companion', language);
    return [
      { id: 'referee', ...odds, load: async () => (await import('./odds')).oddsWith(odds) },
      { id: 'sheets', ...sheets, load: async () => (await import('./sheets')).sheetsWith(sheets) },
    ];
  },
};
