/** Summaries of finished games, kept in memory where there is no database. */

import { playBots } from '@riverstone/bots';
import { gameIds, withGame } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { randomKey } from '../table/random-key';
import { type SavedTable, TABLE_FORMAT, type TableLog } from '../table/saved/saved-table';
import { sealLog } from '../table/saved/sealed-log';
import { gameSummaries, keepAccuracy } from './game-summaries';
import { summarise } from './summarise';

const seats = [
  { name: 'Ada', bot: null },
  { name: 'Rapids', bot: 'strong' },
] as const;

it.each(gameIds)('sum %s up, and accuracy is added later', async (game) => {
  const seed = '5a'.repeat(32);
  const { scores, log } = await playBots({ game, levels: ['casual', 'novice'], options: {}, seed });
  const whole: TableLog = {
    ...log,
    seed,
    at: log.at ?? [],
    elapsed: 0,
    clocks: {},
    thinking: {},
    notes: {},
    resigned: [],
  };
  const logKey = randomKey();
  const table: SavedTable = {
    format: TABLE_FORMAT,
    id: game,
    game,
    seats,
    createdAt: 1,
    touchedAt: 2,
    options: {},
    standing: { over: true, scores, winners: [0], awaited: [], entries: log.entries.length },
    logKey,
    obfuscatedLog: sealLog(whole, logKey),
  };
  const summary = withGame(game, (rules) => summarise({ game: rules }, table, whole));
  expect(summary).toMatchObject({ id: game, you: 0, scores, endedAt: 2, hasResigned: false, accuracy: null });
  expect(summary.bestTurn).toBeGreaterThan(0);
  await gameSummaries.put(summary);
  await keepAccuracy(game, [0.75, null]);
  expect(await gameSummaries.get(game)).toMatchObject({
    ...summary,
    accuracy: [0.75, null],
    touchedAt: expect.anything(),
  });
});

it('keeps no accuracy of a game that it does not know', async () => {
  await keepAccuracy('nothing', [1]);
  expect(await gameSummaries.get('nothing')).toBeNull();
});
