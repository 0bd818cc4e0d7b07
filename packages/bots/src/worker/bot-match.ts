/** A whole game between bots from a seed, as a worker plays it: the same on every machine. */

import { type GameId, HostedGame, seedForBots, tieBreaker, unwrap, type WrittenLog } from '@riverstone/rules';
import type { Level } from '../core/levels.js';
import { seated } from '../match/entrant.js';
import { playMatch } from '../match/play-match.js';
import { withBots } from '../registry.js';

/** Who plays what from which seed. */
export interface BotMatchPlan {
  readonly game: GameId;
  /** One for each seat. */
  readonly levels: readonly Level[];
  readonly options: unknown;
  readonly seed: string;
}

/** A game that bots have played to its end. */
export interface PlayedMatch {
  readonly scores: readonly number[];
  /** All that it can be resumed from. */
  readonly log: WrittenLog;
}

/**
 * Plays a game as a device table with this seed would: the same deal, the same draws, the same bots.
 * @example
 * const plan = { game: 'kakuzu', levels: ['novice', 'novice'], options: { sheet: 1 }, seed: '00'.repeat(32) };
 * const { scores } = await playBots(plan);
 * scores.length // => 2
 */
export function playBots({ game: id, levels, options, seed }: BotMatchPlan): Promise<PlayedMatch> {
  return withBots(id, async ({ game, bots, idle }) => {
    const table = unwrap(HostedGame.deal(game, { seats: levels.length, options, seed }));
    const entrants = levels.map((level) => seated(bots[level], seedForBots(seed)));
    const { scores } = await playMatch({ table, entrants, ties: tieBreaker(seed), pace: 'human', idle });
    const log = { ...table.writtenDeal(), entries: table.writtenEntries(), at: [...table.times] };
    return { scores, log };
  });
}
