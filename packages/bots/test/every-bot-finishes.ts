/**
 * The suite that every game's bots pass: hundreds of games of each, of every option, without an action that is refused.
 */

import { type BotName, botNames } from '@riverstone/bots';
import { type GameId, replay } from '@riverstone/rules';
import { describe, expect, test } from 'vitest';
import { soakSize } from '../../../scripts/testing/soak-size.js';
import { everyTable } from './tables.js';
import { wholeGame } from './whole-games.js';

/** Each bot meets each kind of table with every number of seats, beside every other, many times over. */
const GAMES = soakSize(100);
/** One game in so many is played with fewer seats than the table has: the others let most bots play at once. */
const SMALLER = 8;
/** Thought enough to reach every part of a bot, and little enough for thousands of games. */
const limits = { nodes: 40 };

export function everyBotFinishes(id: GameId): void {
  const tables = everyTable.filter((table) => table.id === id);
  const kinds = [...new Set(tables.map(({ options }) => options))];

  describe(`every bot finishes ${GAMES} games of ${id}`, () => {
    test.each(kinds.map((options) => ({ options, name: JSON.stringify(options) })))('$name', async ({ options }) => {
      const seatCounts = tables.filter((table) => table.options === options).map(({ seats }) => seats);
      const played = new Map<BotName, number>(botNames.map((name) => [name, 0]));
      for (let seed = 0; Math.min(...played.values()) < GAMES; seed++) {
        const seats = seatCounts.at(seed % SMALLER === 0 ? (seed / SMALLER) % seatCounts.length : -1) ?? 2;
        const bots = Array.from({ length: seats }, (_, seat) => botNames[(seed + seat) % botNames.length] ?? 'plain');
        for (const name of bots) played.set(name, (played.get(name) ?? 0) + 1);
        const { scores, record } = await wholeGame({ id, options, seats }, bots, seed, { limits });
        if (seed % SMALLER === 0) expect(replay(record)).toMatchObject({ ok: true, value: { scores, ended: true } });
      }
    });

    test('and the same seed gives the same game', async () => {
      for (const { options, seats } of tables) {
        const bots = botNames.toReversed().slice(0, seats);
        const once = await wholeGame({ id, options, seats }, bots, 5, { limits });
        expect(await wholeGame({ id, options, seats }, bots, 5, { limits })).toEqual(once);
      }
    });
  });
}
