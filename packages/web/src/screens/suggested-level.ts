/** The bot that "Play now" seats: a gentle one until somebody here has won against a bot. */

import type { Level } from '@riverstone/bots';
import type { GameId } from '@riverstone/rules';
import { gameSummaries } from '../history/game-summaries';
import { type GameSummary, opponentsOf } from '../history/game-summary';

type Won = Pick<GameSummary, 'game' | 'seats' | 'you' | 'winners'>;

export function suggestedLevelOf(summaries: readonly Won[], game: GameId): Level {
  const hasWon = summaries.some(
    ({ seats, you, winners, ...each }) =>
      each.game === game &&
      you !== null &&
      winners.includes(you) &&
      opponentsOf({ seats, isOnline: false }) === 'computer',
  );
  return hasWon ? 'casual' : 'novice';
}

export async function suggestedLevel(game: GameId): Promise<Level> {
  return suggestedLevelOf(await gameSummaries.all(), game);
}
