/** Plays whole games among built-in bots, every action checked, for tests. */

import { type BotName, type Limits, type Pace, playMatch, seated, withBots } from '@riverstone/bots';
import { createRng, type GameRecord, seedFromNumber, unwrap, writeRecord } from '@riverstone/rules';
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
  { limits = {}, pace = 'human' }: { readonly limits?: Limits; readonly pace?: Pace } = {},
): Promise<WholeGame> {
  return withBots(id, async ({ game, bots: known, idle }) => {
    const rng = createRng(seedFromNumber(seed));
    const parsed = unwrap(game.parseOptions(options, seats));
    const chance = game.deal(parsed, seats, rng);
    const entrants = bots.map((name) => seated(known[name], `${seed}`, limits));
    const { scores, winners, log, at } = await playMatch({
      game,
      options: parsed,
      chance,
      entrants,
      rng,
      pace,
      idle,
    });
    const record = writeRecord(game, { players: bots, options: parsed, chance, log, at });
    return { scores, winners, actions: log.length, record: JSON.parse(JSON.stringify(record)) };
  });
}
