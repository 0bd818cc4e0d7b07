/** Tables some way into a game, played by bots beforehand. */

import { type Level, withBots } from '@riverstone/bots';
import { type GameId, HostedGame, seededChance, unwrap, withGame } from '@riverstone/rules';
import { type SavedTable, TABLE_FORMAT, type TableLog } from '../../src/table/saved/saved-table';
import { sealLog } from '../../src/table/saved/sealed-log';
import type { SeatPlan } from '../../src/table/seats/seat-plan';

export interface PlayedTable {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, unknown>>;
  /** How many entries the log has; fewer where the game is over before. */
  readonly entries: number;
  /** Play goes on until this seat is to move. */
  readonly until?: number;
  /** How well everybody plays; strong unless given. */
  readonly level?: Level;
  /** 64 hexadecimal digits; always the same unless given. */
  readonly seed?: string;
}

const SEED = '5e'.repeat(32);
const KEY = 'ab'.repeat(32);
const ID = 'abcdef012345';
const MS_PER_ENTRY = 5000;

interface SavedGame {
  readonly saved: SavedTable;
  readonly log: TableLog;
}

/** Many tests begin with the same game, and bots take a second to play it. */
const known = new Map<string, SavedGame>();

/** The table as the page would have saved it, and its log. */
export function playAhead(plan: PlayedTable): SavedGame {
  const key = JSON.stringify({ ...plan, entries: String(plan.entries) });
  const game = known.get(key) ?? playGame(plan);
  known.set(key, game);
  return game;
}

function playGame(plan: PlayedTable): SavedGame {
  const { game: id, seats, options, until, level = 'strong', seed = SEED } = plan;
  return withBots(id, ({ game, bots }) => {
    const hosted = unwrap(HostedGame.deal(game, { seats: seats.length, options, seed }));
    const isEnough = (): boolean => {
      const { over, awaited } = hosted.status;
      return over || (hosted.log.length >= plan.entries && (until === undefined || awaited.includes(until)));
    };
    while (!isEnough()) {
      const { awaited, allowed } = hosted.status;
      const seat = awaited[0] ?? allowed[0] ?? 0;
      const decision = bots[level].decide({ view: hosted.viewFor(seat), seat, seed: 'gallery' });
      if (decision === null) throw new Error('nobody moves');
      unwrap(hosted.act(seat, decision.action));
    }
    const entries = hosted.writtenEntries();
    const log: TableLog = {
      seed,
      ...hosted.writtenDeal(),
      entries,
      at: entries.map((_, index) => index * MS_PER_ENTRY),
      elapsed: entries.length * MS_PER_ENTRY,
      clocks: {},
      thinking: {},
      notes: {},
      resigned: [],
    };
    const { over, scores, winners, awaited } = hosted.status;
    const saved: SavedTable = {
      format: TABLE_FORMAT,
      id: ID,
      game: id,
      seats,
      createdAt: 1,
      touchedAt: 2,
      options,
      standing: { over, scores, winners, awaited, entries: entries.length },
      logKey: KEY,
      obfuscatedLog: sealLog(log, KEY),
    };
    return { saved, log };
  });
}

/** The same log, played on with the first legal action of whoever is awaited, up to the last move of the game. */
export function playToLastMove(table: SavedTable, log: TableLog): TableLog {
  return withGame(table.game, (game) => {
    const hosted = unwrap(HostedGame.resume(game, table.seats.length, log, seededChance(log.seed)));
    while (!hosted.status.over) {
      const [seat = 0] = hosted.status.awaited;
      const [action] = game.legal(hosted.viewFor(seat), seat).actions;
      if (action === undefined) throw new Error('nothing is allowed');
      unwrap(hosted.act(seat, action, log.elapsed));
    }
    hosted.undo();
    return { ...log, entries: hosted.writtenEntries(), at: hosted.times };
  });
}
