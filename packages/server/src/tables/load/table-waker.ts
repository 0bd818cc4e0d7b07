/** Wakes a loaded table when a clock runs out, and lets its bots play. */

import type { LoadedTable } from './loaded-table.js';
import { SeatedBots } from './seated-bots.js';
import type { TableDeps } from './table-deps.js';
import type { TableInput } from './table-input.js';

/** The longest delay that `setTimeout` supports. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

export class TableWaker {
  readonly #bots: SeatedBots;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires, by `performance.now()`. */
  #firesAt = 0;

  constructor(
    private readonly table: LoadedTable,
    private readonly deps: Pick<TableDeps, 'botWorkers' | 'log' | 'clock'>,
    private readonly submit: (input: TableInput) => void,
  ) {
    const report = (error: unknown): void => deps.log.error('bot-failed', { table: table.id, error });
    this.#bots = new SeatedBots(table, deps, submit, report);
  }

  /** Whether the game waits for a bot: then the table must stay in memory. */
  get isBusy(): boolean {
    const { phase, paused, game, seats } = this.table.state;
    if (phase !== 'playing' || paused || game === null) return false;
    return game.status.awaited.some((seat) => seats[seat]?.bot != null);
  }

  /** Call it when the table has changed. */
  reschedule(): void {
    this.#setTimer();
    this.#bots.reschedule();
  }

  /** Keeps a timer that fires too early, as most moves only put the deadline off: it then checks again. */
  #setTimer(): void {
    const left = this.table.hasTimeout ? this.table.nextTimeout(this.deps.clock()) : null;
    if (left === null) {
      this.#endTimer();
      return;
    }
    const now = performance.now();
    if (this.#timer !== undefined && this.#firesAt - now <= left) return;
    this.#endTimer();
    const delay = Math.min(left, LONGEST_TIMEOUT);
    this.#firesAt = now + delay;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.submit({ type: 'clock' });
    }, delay);
  }

  #endTimer(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  close(): void {
    this.#endTimer();
    this.#bots.close();
  }
}
