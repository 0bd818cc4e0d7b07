/** Worker threads: bots think in them and games are dealt in one, so that no table waits while a bot searches. */

import { Worker } from 'node:worker_threads';
import { type BotDecision, connectNodeWorker, type Level, type StopSignal, Thinker } from '@riverstone/bots';
import type { GameId, Seat, WrittenDeal } from '@riverstone/rules';
import { unwrap } from '@riverstone/rules';
import { noTracer, type Tracer } from '../tracing/tracer.js';
import { FairQueue } from './fair-queue.js';

/** What a bot gets to see: a view of a game, and nothing else. */
interface BotRequest {
  readonly game: GameId;
  readonly level: Level;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  /** The account in the fair queue that pays for it. */
  readonly account: string;
}

/** About how long each level thinks, in milliseconds (`docs/bots/times.csv`). */
const costs: Readonly<Record<Level, number>> = { novice: 1, casual: 1, strong: 1, master: 25 };

/** A question that waits for a thread. */
interface WaitingQuestion {
  begin(worker: Thinker): void;
  fail(reason: unknown): void;
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
  /** The workers without a question. */
  readonly #free: Thinker[];
  readonly #waiting = new FairQueue<WaitingQuestion>();
  /** A thread of its own, so that no deal waits for a bot. */
  readonly #dealer: Thinker;
  #thinking = 0;
  #dealing = 0;
  #isClosed = false;

  /** `entry` is the script of a thread: `@riverstone/bots/worker`. */
  constructor(
    entry: URL,
    threads: number,
    private readonly tracer: Pick<Tracer, 'start'> = noTracer,
  ) {
    const start = (): Thinker => new Thinker(() => connectNodeWorker(new Worker(entry)));
    this.#workers = Array.from({ length: threads }, start);
    this.#free = [...this.#workers];
    this.#dealer = start();
  }

  /** How many questions to bots wait or are being answered. */
  get thinking(): number {
    return this.#thinking;
  }

  /** How many games wait to be dealt or are being dealt. */
  get dealing(): number {
    return this.#dealing;
  }

  /** What a bot would do. `signal` cancels the search. */
  async ask(request: BotRequest, signal: StopSignal): Promise<BotDecision<unknown> | null> {
    if (this.#isClosed) throw new Error('the bot workers are closed');
    const { game, level, view, seat, seed, account } = request;
    const span = this.tracer.start('bot', { game, level });
    this.#thinking++;
    try {
      const worker = await this.#freeWorker(account, costs[level], signal);
      try {
        // A worker that is asked after its end would start again.
        if (this.#isClosed) throw new Error('the bot workers are closed');
        // The view belongs to the game with that id, which the compiler can't follow here.
        return await worker.decide(game, level, { view: view as never, seat, seed }, {}, { signal });
      } finally {
        this.#free.push(worker);
        this.#serve();
      }
    } finally {
      span?.end();
      this.#thinking--;
    }
  }

  /** Waits for a worker, which must be given back. */
  #freeWorker(account: string, cost: number, signal: StopSignal): Promise<Thinker> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = (): void => {
        this.#waiting.drop(question);
        reject(signal.reason);
      };
      const question: WaitingQuestion = {
        begin(worker) {
          signal.removeEventListener('abort', stop);
          resolve(worker);
        },
        fail: reject,
      };
      signal.addEventListener('abort', stop);
      this.#waiting.add(account, cost, question);
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#free.length > 0) {
      const question = this.#waiting.take();
      const worker = question && this.#free.shift();
      if (worker === undefined) return;
      question?.begin(worker);
    }
  }

  async deal(dealing: DealRequest): Promise<WrittenDeal> {
    if (this.#isClosed) throw new Error('the bot workers are closed');
    const span = this.tracer.start('deal', { game: dealing.game });
    this.#dealing++;
    try {
      return unwrap(await this.#dealer.deal({ ...dealing, place: 'online' }));
    } finally {
      span?.end();
      this.#dealing--;
    }
  }

  close(): void {
    this.#isClosed = true;
    for (let next = this.#waiting.take(); next !== undefined; next = this.#waiting.take())
      next.fail(new Error('the bot workers are closed'));
    for (const worker of [...this.#workers, this.#dealer]) worker.close();
  }
}
