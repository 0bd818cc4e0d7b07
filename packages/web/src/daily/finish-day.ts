/** Stores the result of a first try that is over. */

import { loadGame } from '../games';
import type { SavedTable, TableLog } from '../table/saved/saved-table';
import { OWN_SEAT } from './day-deal';
import { dayResultId } from './day-result';
import { dayResults } from './day-results';
import { gainsOf } from './gains';

export async function finishDay({ id, day, game, seats, standing }: SavedTable, log: TableLog): Promise<void> {
  if (day === undefined || !standing.over) return;
  const page = await loadGame(game);
  const gains = page.withParts((parts) => gainsOf(parts.game, seats.length, log, OWN_SEAT));
  const own = { score: standing.scores[OWN_SEAT] ?? 0, gains };
  await dayResults.change(dayResultId(day, game), (before) =>
    before === null || before.table !== id || before.own !== null ? null : { ...before, own, touchedAt: Date.now() },
  );
}
