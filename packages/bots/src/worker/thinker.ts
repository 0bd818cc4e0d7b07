/** The host's side: asks a worker one task after the other, and stops it when a task is aborted. */

import type { GameId, ViewOf } from '@riverstone/rules';
import type { HintStrength } from '../core/analysis.js';
import type { BotQuestion } from '../core/bot.js';
import type { BotName } from '../core/levels.js';
import type { StopSignal } from '../core/stop-signal.js';
import type { ReviewProgress } from '../review/review.js';
import type { BotMatchPlan } from './bot-match.js';
import type { DealTask, Reply, SentLimits, Task, TaskResults } from './tasks.js';

/** A running worker on any platform. `connections.ts` makes one from a Web Worker or a worker thread. */
export interface WorkerConnection {
  send(task: Task): void;
  /** Called with everything that the worker sends. */
  onReply(hear: (reply: Reply) => void): void;
  /** Called when the worker fails. */
  onFailure(hear: (message: string) => void): void;
  end(): void;
  /** Lets the running task stop early. It is still answered. Without this, the worker is ended. */
  readonly cancel?: () => void;
}

export interface AskOptions {
  /** Aborts the task at once: its promise is rejected with the signal's reason. */
  readonly signal?: StopSignal;
}

export interface ReviewTaskOptions extends AskOptions {
  /** Called with each turn as soon as it is known. */
  readonly onProgress?: (progress: ReviewProgress) => void;
}

interface Job {
  readonly task: Task;
  readonly options: ReviewTaskOptions;
  resolve(outcome: unknown): void;
  reject(reason: unknown): void;
}

/**
 * Runs bots, hints and reviews in a worker, so that they never block. The worker is started with the first task.
 * @example
 * // In a page: new Thinker(() => connectWebWorker(new Worker(url, { type: 'module' })))
 * const thinker = new Thinker(() => ({
 *   send: (task) => queueMicrotask(() => hear({ kind: 'done', outcome: task.kind })),
 *   onReply: (listener) => (hear = listener),
 *   onFailure() {},
 *   end() {},
 * }));
 * let hear;
 * await thinker.decide('kakuzu', 'master', { view, seat: 0, seed: 'table 7' }) // => 'decide'
 */
export class Thinker {
  #connection: WorkerConnection | null = null;
  #running: Job | null = null;
  #waiting: Job[] = [];
  /** Whether the worker still answers a task that was aborted. */
  #isStopping = false;

  constructor(private readonly start: () => WorkerConnection) {}

  /** What a built-in bot does. */
  decide<Id extends GameId>(
    game: Id,
    bot: BotName,
    question: BotQuestion<ViewOf<Id>>,
    limits: SentLimits = {},
    options: AskOptions = {},
  ): Promise<TaskResults<Id>['decide']> {
    return this.#ask({ kind: 'decide', game, bot, question, limits } as Task, options);
  }

  /** The moves of a position, the best first. */
  rank<Id extends GameId>(
    game: Id,
    question: BotQuestion<ViewOf<Id>>,
    limits: SentLimits = {},
    options: AskOptions = {},
  ): Promise<TaskResults<Id>['rank']> {
    return this.#ask({ kind: 'rank', game, question, limits } as Task, options);
  }

  /** A hint for a position. */
  hint<Id extends GameId>(
    game: Id,
    question: BotQuestion<ViewOf<Id>>,
    strength: HintStrength,
    limits: SentLimits = {},
    options: AskOptions = {},
  ): Promise<TaskResults<Id>['hint']> {
    return this.#ask({ kind: 'hint', game, question, strength, limits } as Task, options);
  }

  /** The review of a record; `options.onProgress` gets each turn as soon as it is known. */
  review(
    record: unknown,
    limits: SentLimits = {},
    options: ReviewTaskOptions = {},
  ): Promise<TaskResults<GameId>['review']> {
    return this.#ask({ kind: 'review', record, limits }, options);
  }

  /** A new game, dealt from a seed. */
  deal(deal: Omit<DealTask, 'kind'>, options: AskOptions = {}): Promise<TaskResults<GameId>['deal']> {
    return this.#ask({ kind: 'deal', ...deal }, options);
  }

  /** A whole game between bots. */
  match(plan: BotMatchPlan, options: AskOptions = {}): Promise<TaskResults<GameId>['match']> {
    return this.#ask({ kind: 'match', ...plan }, options);
  }

  /** Terminates the worker and rejects all open tasks. A later task starts a new worker. */
  close(): void {
    const open = [...(this.#running === null ? [] : [this.#running]), ...this.#waiting];
    this.#running = null;
    this.#waiting = [];
    this.#disconnect();
    for (const job of open) job.reject(new Error('the thinker was closed'));
  }

  #ask<Outcome>(task: Task, options: ReviewTaskOptions): Promise<Outcome> {
    const { signal } = options;
    return new Promise<Outcome>((resolve, reject) => {
      const stop = (): void => this.#drop(job);
      const settle = (): void => signal?.removeEventListener('abort', stop);
      const job: Job = {
        task,
        options,
        resolve: (outcome) => {
          settle();
          resolve(outcome as Outcome);
        },
        reject: (reason) => {
          settle();
          reject(reason);
        },
      };
      if (signal?.aborted === true) return reject(signal.reason);
      signal?.addEventListener('abort', stop);
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Aborts a job: one that waits is removed, one that runs ends its worker. */
  #drop(job: Job): void {
    this.#waiting = this.#waiting.filter((each) => each !== job);
    if (this.#running === job) {
      this.#running = null;
      this.#stop(job.task);
    }
    job.reject(job.options.signal?.reason);
    this.#next();
  }

  /** A worker that can stop early is kept: a new thread costs more than most searches. */
  #stop(task: Task): void {
    if (this.#connection?.cancel === undefined || !('limits' in task)) {
      this.#disconnect();
      return;
    }
    this.#connection.cancel();
    this.#isStopping = true;
  }

  #next(): void {
    if (this.#running !== null || this.#isStopping) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#running = job;
    try {
      this.#connection ??= this.#connect();
      this.#connection.send(job.task);
    } catch (error) {
      // The worker could not be started, or the task could not be sent. The next task may succeed.
      this.#disconnect();
      this.#finish((each) => each.reject(error));
    }
  }

  #connect(): WorkerConnection {
    const connection = this.start();
    connection.onReply((reply) => connection === this.#connection && this.#hear(reply));
    connection.onFailure((message) => {
      if (connection !== this.#connection) return;
      this.#disconnect();
      this.#finish((job) => job.reject(new Error(message)));
    });
    return connection;
  }

  #disconnect(): void {
    this.#isStopping = false;
    this.#connection?.end();
    this.#connection = null;
  }

  #hear(reply: Reply): void {
    if (this.#isStopping) {
      this.#isStopping = reply.kind === 'progress';
      this.#next();
      return;
    }
    switch (reply.kind) {
      case 'progress':
        this.#running?.options.onProgress?.(reply.progress);
        break;
      case 'done':
        this.#finish((job) => job.resolve(reply.outcome));
        break;
      case 'failed':
        this.#finish((job) => job.reject(new Error(reply.message)));
        break;
    }
  }

  #finish(settle: (job: Job) => void): void {
    const job = this.#running;
    this.#running = null;
    if (job !== null) settle(job);
    this.#next();
  }
}
