/** Looks after a loaded table: wakes it when a clock runs out, and lets its bots play. */

import type { LoadedTable } from './loaded-table.js';
import { SeatedBots } from './seated-bots.js';
import type { TableDeps } from './table-deps.js';
import type { TableInput } from './table-input.js';

/** The longest delay that `setTimeout` supports. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

export class TableWatch {
  readonly #bots: SeatedBots;
  #timer: NodeJS.Timeout | undefined;

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

  /** The table has changed. */
  attend(): void {
    clearTimeout(this.#timer);
    const left = this.table.nextTimeout(this.deps.clock());
    if (left !== null) this.#timer = setTimeout(() => this.submit({ type: 'clock' }), Math.min(left, LONGEST_TIMEOUT));
    this.#bots.attend();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#bots.close();
  }
}
