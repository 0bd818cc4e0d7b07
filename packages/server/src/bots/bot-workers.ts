/** Worker threads: bots think in them and games are dealt in one, so that no table waits while a bot searches. */

import { Worker } from 'node:worker_threads';
import { type BotDecision, type Level, nodeWorkerLine, type StopSignal, Thinker } from '@riverstone/bots';
import type { GameId, Seat, WrittenDeal } from '@riverstone/rules';
import { unwrap } from '@riverstone/rules';

/** What a bot gets to see: a view of a game, and nothing else. */
interface BotRequest {
  readonly game: GameId;
  readonly level: Level;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** A game to deal. Its options were checked. */
export interface DealRequest {
  readonly game: GameId;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

export class BotWorkers {
  readonly #workers: readonly Thinker[];
  /** A thread of its own, so that no deal waits for a bot. */
  readonly #dealer: Thinker;
  #next = 0;
  #isClosed = false;

  /** `entry` is the script of a thread: `@riverstone/bots/worker`. */
  constructor(entry: URL, threads: number) {
    const start = (): Thinker => new Thinker(() => nodeWorkerLine(new Worker(entry)));
    this.#workers = Array.from({ length: threads }, start);
    this.#dealer = start();
  }

  /** What a bot would do. `signal` cancels the search. */
  async ask({ game, level, view, seat, seed }: BotRequest, signal: StopSignal): Promise<BotDecision<unknown> | null> {
    if (this.#isClosed) throw new Error('the bot workers are closed');
    const worker = this.#workers[this.#next++ % this.#workers.length];
    if (worker === undefined) throw new Error('there are no bot workers');
    // The view belongs to the game with that id, which the compiler can't follow here.
    return worker.decide(game, level, { view: view as never, seat, seed }, {}, { signal });
  }

  async deal(dealing: DealRequest): Promise<WrittenDeal> {
    if (this.#isClosed) throw new Error('the bot workers are closed');
    return unwrap(await this.#dealer.deal({ ...dealing, place: 'online' }));
  }

  close(): void {
    this.#isClosed = true;
    for (const worker of [...this.#workers, this.#dealer]) worker.close();
  }
}
