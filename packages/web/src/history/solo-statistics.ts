/** What is known of games that somebody played alone. */

import type { GameId } from '@riverstone/rules';
import type { SoloStatistics } from '../table/table-shell';
import { gameSummaries } from './game-summaries';
import type { GameSummary } from './game-summary';

/** The best of the others, and how accurate this one was. */
export function soloStatisticsOf(summaries: readonly GameSummary[], game: GameId, id: string): SoloStatistics {
  const others = summaries.filter((each) => each.game === game && each.id !== id && each.seats.length === 1);
  const scores = others.flatMap((each) => each.scores);
  return {
    best: scores.length === 0 ? null : Math.max(...scores),
    accuracy: summaries.find((each) => each.id === id)?.accuracy?.[0] ?? null,
  };
}

export async function soloStatistics(game: GameId, id: string): Promise<SoloStatistics> {
  return soloStatisticsOf(await gameSummaries.all(), game, id);
}
