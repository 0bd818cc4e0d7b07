/** Plays whole games among built-in bots, every action checked, for tests. */

import { type BotName, type EffortLimits, type Pace, playMatch, seated, withBots } from '@riverstone/bots';
import { type GameRecord, HostedGame, seedFromNumber, tieBreaker, unwrap, writeRecord } from '@riverstone/rules';
import type { TableKind } from './tables.js';

export interface WholeGame {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly actions: number;
  readonly record: GameRecord;
}

/** One game; throws at an action that is refused, and when nobody does anything although the game is not over. */
export function wholeGame(
  { id, options, seats }: Pick<TableKind, 'id' | 'options' | 'seats'>,
  bots: readonly BotName[],
  seed: number,
  { limits = {}, pace = 'human' }: { readonly limits?: EffortLimits; readonly pace?: Pace } = {},
): Promise<WholeGame> {
  return withBots(id, async ({ game, bots: known, idle }) => {
    const bytes = seedFromNumber(seed);
    const table = unwrap(HostedGame.deal(game, { seats, options, seed: bytes }));
    const entrants = bots.map((name) => seated(known[name], `${seed}`, limits));
    const { scores, winners, log } = await playMatch({ table, entrants, ties: tieBreaker(bytes), pace, idle });
    const record = writeRecord(table, { players: bots });
    return { scores, winners, actions: log.length, record: JSON.parse(JSON.stringify(record)) };
  });
}
