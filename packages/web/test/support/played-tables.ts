/** Tables some way into a game, played by bots beforehand and laid into the browser's storage. */

import { withBots } from '@riverstone/bots';
import { type GameId, HostedGame, seededChance, seedFromNumber, unwrap } from '@riverstone/rules';
import type { Page } from 'playwright-core';
import { dealLog } from '../../src/table/saved/deal-log';
import { type SavedTable, sealLog, TABLE_FORMAT } from '../../src/table/saved/saved-table';
import type { SeatPlan } from '../../src/table/seat-plan';
import { keepInstead } from './kept-tables';
import { begin } from './tables';

export interface PlayedTable {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, unknown>>;
  /** How many things are done; the game is over where there are not so many to do. */
  readonly entries: number;
  /** Play goes on until one of these seats is to move. */
  readonly until?: number;
}

const SEED = '5e'.repeat(32);
const KEY = 'ab'.repeat(32);
const ID = 'abcdef012345';

/** The table as the page would have kept it. */
function playedTable({ game: id, seats, options, entries, until }: PlayedTable): SavedTable {
  return withBots(id, ({ game, bots }) => {
    const log = unwrap(dealLog(game, seats.length, options, SEED));
    const table = unwrap(HostedGame.open(game, seats.length, log, seededChance(seedFromNumber(3))));
    const isEnough = (): boolean => {
      const { over, awaited } = table.status;
      return over || (table.log.length >= entries && (until === undefined || awaited.includes(until)));
    };
    table.draw();
    while (!isEnough()) {
      const { awaited, allowed } = table.status;
      const seat = awaited[0] ?? allowed[0] ?? 0;
      const decision = bots.strong.decide({ view: table.viewFor(seat), seat, seed: 'gallery' });
      if (decision === null) throw new Error('nobody moves');
      unwrap(table.act(seat, decision.action));
    }
    const { over, scores, winners, awaited } = table.status;
    const made = table.writtenEntries();
    const played = { ...log, entries: made, at: made.map((_, index) => index * 5000), elapsed: made.length * 5000 };
    return {
      format: TABLE_FORMAT,
      id: ID,
      game: id,
      seats,
      createdAt: 1,
      touchedAt: 2,
      options,
      standing: { over, scores, winners, awaited, entries: made.length },
      logKey: KEY,
      obfuscatedLog: sealLog(played, KEY),
    };
  });
}

/** Opens a played table on a page that shows the home page. */
export async function openPlayed(page: Page, url: string, played: PlayedTable): Promise<void> {
  await page.locator('h1').first().waitFor();
  await keepInstead(page, playedTable(played));
  await page.goto(`${url}#/table/${ID}`);
  await begin(page);
}
