/** Par: what the master makes of the same deal in the same seat, against the same bots. Played in a worker, kept. */

import { loadGame } from '../games';
import { startThinker } from '../table/start-thinker';
import { dayDeal, OWN_SEAT } from './day-deal';
import type { DayResult } from './day-result';
import { dayResults } from './day-results';
import { gainsOf } from './gains';

/** Computes and stores par unless it is known. `stop` ends the worker. */
export async function withPar(result: DayResult, stop: AbortSignal): Promise<DayResult> {
  if (result.par !== null) return result;
  const page = await loadGame(result.game);
  const { game, seed, options, bots } = dayDeal(page, result.game, result.day);
  const thinker = startThinker();
  try {
    const levels = ['master' as const, ...bots];
    const { scores, log } = await thinker.match({ game, levels, options, seed }, { signal: stop });
    const gains = page.withParts((parts) => gainsOf(parts.game, levels.length, log, OWN_SEAT));
    const par = { score: scores[OWN_SEAT] ?? 0, gains };
    return (await dayResults.change(result.id, (before) => before && { ...before, par })) ?? { ...result, par };
  } finally {
    thinker.close();
  }
}
