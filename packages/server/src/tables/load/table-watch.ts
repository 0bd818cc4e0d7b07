/** Looks after a table in memory: its clocks that run out, and its bots. */

import type { BotWorkers } from '../../bots/bot-workers.js';
import type { Log } from '../../observing/log.js';
import { played } from '../decide/decision.js';
import type { Move } from '../game/played-step.js';
import type { LoadedTable } from './loaded-table.js';
import { TableBots } from './table-bots.js';

/** What is needed to look after tables. */
export interface WatchServices {
  readonly botWorkers: BotWorkers;
  readonly log: Log;
  clock(): number;
}

/** Timers of the platform can't wait longer than this; then the clock is looked at again. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class TableWatch {
  readonly #bots: TableBots;
  #timer: NodeJS.Timeout | undefined;
  /** The version at which a clock was found to have run out: what could not be done then waits until the table has changed. */
  #triedAt = -1;

  constructor(
    private readonly table: LoadedTable,
    private readonly services: WatchServices,
  ) {
    const { botWorkers, log } = services;
    const report = (error: unknown): void => log.error('bot-failed', { table: table.id, error });
    this.#bots = new TableBots(table, botWorkers, () => services.clock(), report);
  }

  /** Whether a bot is waited for: then the table must stay. One that only might object has long said so. */
  get isBusy(): boolean {
    const { phase, paused, game, seats } = this.table.state;
    if (phase !== 'playing' || paused || game === null) return false;
    return game.status.awaited.some((seat) => seats[seat]?.bot != null);
  }

  /** The table has changed. */
  attend(): void {
    this.#triedAt = -1;
    this.#windClock();
    this.#bots.attend();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#bots.close();
  }

  #windClock(): void {
    clearTimeout(this.#timer);
    if (this.table.state.clocks.isEmpty) return;
    const first = this.table.state.clocks.first(this.services.clock());
    if (first === null || (first.left <= 0 && this.table.state.version === this.#triedAt)) return;
    this.#timer = setTimeout(() => this.table.enter(() => this.#look()), Math.min(first.left, LONGEST_WAIT));
  }

  /** The clock of the server alone counts: a timer that came early waits on. */
  #look(): void {
    this.runOutClocks();
    this.#windClock();
  }

  /** Does what the table does for every clock that has run out by now. */
  runOutClocks(): void {
    for (let move = this.#due(); move !== null; move = this.#due()) this.table.happen(played(move));
  }

  /** What the first clock that has run out leads to; null when none has. */
  #due(): Move | null {
    const { game, clocks, version } = this.table.state;
    if (game === null || clocks.isEmpty || version === this.#triedAt) return null;
    const first = clocks.first(this.services.clock());
    if (first === null || first.left > 0) return null;
    this.#triedAt = version;
    return game.runOut(first.timer.key);
  }
}
