/** My finished online tables, as the server knows them. */

import { hasBeenOnline } from '../settings/been-online';
import type { FinishedGame } from './statistics';

/** Null where there is a server, but it does not answer. Without ever having been online nothing is asked. */
export async function onlineGames(): Promise<readonly FinishedGame[] | null> {
  if (!hasBeenOnline()) return [];
  const { server } = await import('../online/connection/server');
  const answer = await server.me();
  if (!answer.ok) return null;
  return answer.value.tables.flatMap(({ table, game, seats, mySeat, touchedAt, options, outcome }) => {
    if (outcome === null || mySeat === null) return [];
    const { scores, winners, resigned } = outcome;
    return {
      id: table,
      game,
      seats,
      you: mySeat,
      endedAt: touchedAt,
      options,
      scores,
      winners,
      hasResigned: resigned.length > 0,
      bestTurn: null,
      feat: null,
      accuracy: null,
      isOnline: true,
    };
  });
}
