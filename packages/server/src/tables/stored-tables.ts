/**
 * What HTTP may ask about tables: create one, list them, read a record. Everything at a table itself goes over the
 * socket.
 */

import { type LobbyTable, limits, type MyTable, type NewTable, type TableSummary } from '@riverstone/protocol';
import { type GameRecord, ok, type Refusal, type Result, refuse } from '@riverstone/rules';
import { RecentCache } from '../identity/recent-cache.js';
import type { GuestId, GuestTable, TableNumber, TableStore } from '../store/store.js';
import { readName } from './decide/names.js';
import { createTable } from './decide/new-table.js';
import { checkOptions, hasTurns } from './game/server-game.js';
import type { HostPresence } from './load/last-seen-hosts.js';
import type { TableDeps } from './load/table-deps.js';
import { parseRow } from './log/row.js';
import { foldRows } from './state/apply-row.js';
import { luckOf } from './state/room-of.js';
import type { TableState } from './state/table-state.js';

/** The longest list of tables. */
const MOST_LISTED = 100;

/** A record is some ten kilobytes. */
const RECORDS_KEPT = 200;
const RECORD_LIFE_MS = 600_000;

/** The record of a finished game at a version of its table. */
interface KnownRecord {
  readonly number: TableNumber;
  version: number;
  readonly record: GameRecord;
}

export class StoredTables {
  readonly #store: TableStore;
  readonly #records = new RecentCache<KnownRecord>(RECORDS_KEPT, RECORD_LIFE_MS);

  constructor(
    private readonly deps: Pick<TableDeps, 'store' | 'log' | 'clock' | 'words'> & { readonly hosts: HostPresence },
  ) {
    this.#store = deps.store;
  }

  /** Creates a table and returns its id. Refused: `bad-options`, `bad-name`, `bad-words`, `unavailable`. */
  async create(plan: NewTable, host: GuestId): Promise<Result<string, Refusal>> {
    const name = readName(plan.name);
    if (name === null) return refuse('bad-name');
    if (this.deps.words?.hits(name) === true) return refuse('bad-words');
    const checked = checkOptions(plan.game, plan.seats.length, plan.options);
    if (!checked.ok) return checked;
    const hostSeat = plan.seats.indexOf(null);
    if (hostSeat < 0) return refuse('bad-options', { seats: plan.seats.length });
    const seats = plan.seats.map((bot, seat) => ({ bot, member: seat === hostSeat ? 1 : null, wins: 0 }));
    const { game, options, listed, autoStart = true, days = null } = plan;
    if (days !== null && !hasTurns(game)) return refuse('bad-options', { days });
    const members = [{ guest: host, name, wins: 0 }];
    const { id, rows, summary } = createTable(
      { game, options, listed, autoStart, days, seats, members, host: 1, previous: null },
      this.deps.clock(),
    );
    try {
      await this.#store.create(rows, summary);
      this.deps.log.info('table-made', { table: id });
      return ok(id);
    } catch (error) {
      this.deps.log.error('store-failed', { error });
      return refuse('unavailable');
    }
  }

  async summary(id: string): Promise<TableSummary | null> {
    return this.#store.summary(id);
  }

  async tablesOf(guest: GuestId): Promise<readonly MyTable[]> {
    const tables = await this.#store.tablesOf(guest, MOST_LISTED);
    return tables.map((table) => myTable(table, guest));
  }

  /** Open tables, without those whose hosts have been away for long. */
  async lobby(): Promise<readonly LobbyTable[]> {
    const { hosts, clock } = this.deps;
    const now = clock();
    const tables = (await this.#store.lobby(MOST_LISTED)).map((table) => ({
      ...table,
      hostHere: hosts.isHere(table.table, now),
    }));
    // After a restart nobody has been seen: then the last change counts.
    const seenAt = ({ table, touchedAt }: LobbyTable): number => hosts.seenAt(table) ?? touchedAt;
    return tables.filter((table) => table.hostHere || now - seenAt(table) < limits.awayBeforeUnlisted);
  }

  /** The record of a finished game, everything revealed. Refused: `not-found`, `not-over`. */
  async record(id: string): Promise<Result<GameRecord, Refusal>> {
    const summary = await this.summary(id);
    if (summary === null) return refuse('not-found');
    if (summary.phase !== 'over') return refuse('not-over');
    const known = this.#records.get(id);
    if (known !== undefined && (await this.#isCurrent(id, known))) return ok(known.record);
    // From the store, even if the table is loaded: only stored rows may be published.
    const found = await this.#store.find(id);
    if (found === null) return refuse('not-found');
    const state = foldRows(id, found.rows);
    const record = recordOf(state);
    this.#records.set(id, { number: found.number, version: state.version, record });
    return ok(record);
  }

  /** Whether the record of a finished game is still right: nothing but talk may have come since. */
  async #isCurrent(id: string, known: KnownRecord): Promise<boolean> {
    const rows = await this.#store.rowsAfter(known.number, known.version);
    if (rows.some((row) => parseRow(id, row).kind !== 'said')) return false;
    known.version = rows.at(-1)?.version ?? known.version;
    return true;
  }
}

function recordOf(state: TableState): GameRecord {
  const players = state.seats.map(({ member, bot }, seat) =>
    member === null ? `Bot ${seat + 1} (${bot})` : state.member(member)?.name || `Former player ${seat + 1}`,
  );
  return state.requireGame().record({ players, luck: luckOf(state), resigned: state.outcome?.resigned ?? [] });
}

/** What HTTP sees of the stored tables. */
export type TablesForHttp = Pick<StoredTables, keyof StoredTables>;

function myTable({ summary, seats }: GuestTable, guest: GuestId): MyTable {
  const seat = seats.indexOf(guest);
  const mySeat = seat < 0 ? null : seat;
  const isMine = mySeat !== null && summary.seats[mySeat]?.bot === null;
  return { ...summary, mySeat, myTurn: isMine && summary.awaited.includes(mySeat) };
}
