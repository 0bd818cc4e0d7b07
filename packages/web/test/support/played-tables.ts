/** Tables some way into a game, played by bots beforehand and laid into the browser's storage. */

import { withBots } from '@riverstone/bots';
import { createRng, fold, formatEntry, type GameId, seedFromNumber, settle, unwrap } from '@riverstone/rules';
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
    const rng = createRng(seedFromNumber(3));
    const made: string[] = [];
    let state = unwrap(fold(game, seats.length, log)).start;
    const isEnough = (): boolean => {
      const { over, awaited } = game.status(state);
      return over || (made.length >= entries && (until === undefined || awaited.includes(until)));
    };
    const draw = (): void => {
      const settled = settle(game, state, rng);
      state = settled.state;
      made.push(...settled.entries.map((entry) => formatEntry(game, entry)));
    };
    draw();
    while (!isEnough()) {
      const { awaited, allowed } = game.status(state);
      const seat = awaited[0] ?? allowed[0] ?? 0;
      const decision = bots.strong.decide({ view: game.view(state, seat), seat, seed: 'gallery' });
      if (decision === null) throw new Error('nobody moves');
      state = unwrap(game.apply(state, seat, decision.action)).state;
      made.push(formatEntry(game, { actor: seat, action: decision.action }));
      draw();
    }
    const { over, scores, winners, awaited } = game.status(state);
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
