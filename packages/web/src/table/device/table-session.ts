/**
 * A table that is open in this tab: saves it after every change, runs its clocks, and covers it when the page is
 * hidden.
 */

import type { BotPace } from '@riverstone/bots';
import type { GameId, Refusal } from '@riverstone/rules';
import type { GamePage } from '../game-page';
import { LazyThinker } from '../lazy-thinker';
import { randomKey } from '../random-key';
import { dealLog } from '../saved/deal-log';
import type { ReadTable } from '../saved/read-saved-table';
import { type SavedTable, type SaveProblem, TABLE_FORMAT, type TableLog } from '../saved/saved-table';
import { sealLog, unsealLog } from '../saved/sealed-log';
import { lockTable, type TabLock } from '../saved/tab-lock';
import type { DeviceTableStore } from '../saved/table-store';
import type { SeatPlan } from '../seats/seat-plan';
import { type OpenDeviceGame, openDeviceGame } from './open-device-game';

/** How often the table does what is due. */
const TICK_MS = 100;
/** While a clock runs, the table is saved this often, so that a crash loses little time. */
const SAVE_INTERVAL_MS = 2000;

/** What a session needs from the page. */
export interface TableSessionDeps {
  readonly store: DeviceTableStore;
  loadGame(game: GameId): Promise<GamePage>;
  pace(): BotPace;
  /** Called once a game is over, with all that is saved of it. */
  finished(table: SavedTable, log: TableLog): void;
}

export type OpenedTable =
  | { readonly ok: true; readonly session: TableSession }
  | { readonly ok: false; readonly problem: SaveProblem | 'missing' };

/** Opens a saved table. */
export async function openSession(id: string, services: TableSessionDeps): Promise<OpenedTable> {
  const known = await readTable(id, services.store);
  if (!known.ok) return known;
  const page = await services.loadGame(known.table.game);
  const lock = lockTable(id);
  // Read again: another tab may have played on until the lock.
  const read = await readTable(id, services.store);
  const session = read.ok ? new TableSession(read.table, lock, services) : null;
  if (read.ok && session?.begin(page, read.log) === null) return { ok: true, session };
  lock.release();
  return { ok: false, problem: read.ok ? 'damaged' : read.problem };
}

async function readTable(
  id: string,
  store: DeviceTableStore,
): Promise<ReadTable | { readonly ok: false; readonly problem: 'missing' }> {
  const raw = await store.read(id);
  if (raw === undefined) return { ok: false, problem: 'missing' };
  const own = store.ownTable(id, raw);
  if (own !== undefined) return { ok: true, table: own, log: unsealLog(own) as TableLog };
  const { readSavedTable } = await import('../saved/read-saved-table');
  return readSavedTable(raw);
}

/** What a new table is made from. */
export interface TablePlan {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a deal is made from that is not for one table alone. */
export interface FixedDeal {
  readonly seed: string;
  /** See `SavedTable.day`. */
  readonly day?: string | undefined;
}

/** Deals a new game and saves it. Returns its id, or why the options are refused. */
export async function createTable(
  plan: TablePlan,
  services: Pick<TableSessionDeps, 'loadGame' | 'store'>,
  { seed, day }: FixedDeal = { seed: randomKey() },
): Promise<{ readonly id: string } | { readonly refusal: Refusal }> {
  const page = await services.loadGame(plan.game);
  const dealt = page.withParts(({ game }) => dealLog(game, plan.seats.length, plan.options, seed));
  if (!dealt.ok) return { refusal: dealt.error };
  const now = Date.now();
  const logKey = randomKey();
  const id = randomKey().slice(0, 12);
  const standing = { over: false, scores: plan.seats.map(() => 0), winners: [], awaited: [], entries: 0 };
  await services.store.write({
    format: TABLE_FORMAT,
    id,
    game: plan.game,
    seats: plan.seats,
    createdAt: now,
    touchedAt: now,
    options: plan.options,
    ...(day === undefined ? {} : { day }),
    standing,
    logKey,
    obfuscatedLog: sealLog(dealt.value, logKey),
  });
  return { id };
}

export class TableSession {
  readonly game: GameId;
  #open: OpenDeviceGame | null = null;
  readonly #thinking = new LazyThinker();
  #ticking: ReturnType<typeof setInterval> | undefined;
  #keptAt = 0;
  #isDiscarded = false;
  #wasOver = false;

  constructor(
    private saved: SavedTable,
    readonly lock: TabLock,
    private readonly services: TableSessionDeps,
  ) {
    this.game = saved.game;
  }

  get openGame(): OpenDeviceGame {
    if (this.#open === null) throw new Error('the table is not open');
    return this.#open;
  }

  /** What the table was made from, for a rematch. */
  get plan(): TablePlan {
    const { game, seats, options } = this.saved;
    return { game, seats, options };
  }

  /** See `SavedTable.day`. */
  get day(): string | undefined {
    return this.saved.day;
  }

  /** Starts or resumes the game; or says why the rules refuse its log. */
  begin(page: GamePage, log: TableLog): Refusal | null {
    const opened = openDeviceGame(page, this.saved, log, {
      clock: () => performance.now(),
      thinking: this.#thinking,
      pace: () => this.services.pace(),
      changed: () => this.keep(),
    });
    if (!opened.ok) return opened.error;
    this.#open = opened.value;
    this.#ticking = setInterval(() => this.#tick(), TICK_MS);
    document.addEventListener('visibilitychange', this.#hidden);
    addEventListener('pagehide', this.keep);
    this.keep();
    return null;
  }

  /** Saves the table, unless another tab has taken it over. */
  readonly keep = (): void => {
    const open = this.#open;
    if (open === null || this.#isDiscarded || !this.lock.isMine()) return;
    this.#keptAt = performance.now();
    const log = open.save();
    const { over, scores, winners, awaited } = open.table.status.value;
    const { touchedAt, standing } = this.saved;
    this.saved = {
      ...this.saved,
      // Looking at a finished game is not playing it.
      touchedAt: over && standing.over ? touchedAt : Date.now(),
      standing: { over, scores, winners, awaited, entries: log.entries.length },
      obfuscatedLog: sealLog(log, this.saved.logKey),
    };
    void this.services.store.write(this.saved);
    if (over && !this.#wasOver) this.services.finished(this.saved, log);
    this.#wasOver = over;
  };

  /** The table is about to be deleted, so it is not saved any more; or it stays after all. */
  discard(isDiscarded: boolean): void {
    this.#isDiscarded = isDiscarded;
  }

  close(): void {
    this.keep();
    clearInterval(this.#ticking);
    document.removeEventListener('visibilitychange', this.#hidden);
    removeEventListener('pagehide', this.keep);
    this.#open?.close();
    this.#thinking.close();
    this.lock.release();
  }

  #tick(): void {
    const open = this.#open;
    if (open === null || this.lock.lost.value || document.hidden) return;
    open.tick();
    const isTimed = open.table.clocks.value.some(({ running, left }) => running && left > 0);
    if (isTimed && performance.now() - this.#keptAt > SAVE_INTERVAL_MS) this.keep();
  }

  /** The page was hidden: cover hands, and pause the table where a clock runs. */
  readonly #hidden = (): void => {
    const open = this.#open;
    if (open === null || !document.hidden) return;
    const { table } = open;
    table.hotSeat.cover();
    if (table.clocks.value.some(({ running }) => running)) table.pausing.pause();
    this.keep();
  };
}
