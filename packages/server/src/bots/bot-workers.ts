/** Worker threads: bots think in them and games are dealt in one, so that no table waits while a master searches. */

import { Worker } from 'node:worker_threads';
import { type BotDecision, type Level, nodeWorkerLine, type StopSignal, Thinker } from '@riverstone/bots';
import type { GameId, Seat, WrittenDeal } from '@riverstone/rules';
import { unwrap } from '@riverstone/rules';

/** What a bot is asked about: a view of a game, and nothing else. */
export interface BotQuestion {
  readonly game: GameId;
  readonly level: Level;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
}

/** A game to be dealt; its options were checked. */
export interface DealRequest {
  readonly game: GameId;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

export class BotWorkers {
  readonly #botWorkers: readonly Thinker[];
  /** A thread of its own: nobody waits for a bot to get the first tiles. */
  readonly #dealer: Thinker;
  #next = 0;
  #isClosed = false;

  /** `entry` is what a thread runs: `@riverstone/bots/worker`. */
  constructor(entry: URL, threads: number) {
    const start = (): Thinker => new Thinker(() => nodeWorkerLine(new Worker(entry)));
    this.#botWorkers = Array.from({ length: threads }, start);
    this.#dealer = start();
  }

  /** What a bot would do; `signal` ends the thought. */
  async ask({ game, level, view, seat, seed }: BotQuestion, signal: StopSignal): Promise<BotDecision<unknown> | null> {
    if (this.#isClosed) throw new Error('nobody thinks any more');
    const thinker = this.#botWorkers[this.#next++ % this.#botWorkers.length];
    if (thinker === undefined) throw new Error('there is no thread to think in');
    // The worker keeps a game and its views together by the game's id; here they are anybody's.
    return thinker.decide(game, level, { view: view as never, seat, seed }, {}, { signal });
  }

  async deal(dealing: DealRequest): Promise<WrittenDeal> {
    if (this.#isClosed) throw new Error('nothing is dealt any more');
    return unwrap(await this.#dealer.deal({ ...dealing, place: 'online' }));
  }

  close(): void {
    this.#isClosed = true;
    for (const thinker of [...this.#botWorkers, this.#dealer]) thinker.close();
  }
}
