/** Plays the deals of a contest on several worker threads. Yields the results in the order of the deals. */

import { Worker } from 'node:worker_threads';
import type { ContestSettings, PlayedDeal } from './plan.js';
import { endProcess } from './programs/processes.js';
import type { WorkerOrder, WorkerReport } from './worker.js';

/** A bug of the arena itself, not a fault of a contender. */
class BrokenDeal extends Error {}

/** How far finished deals may be ahead of the first unfinished one, for each worker. */
const RUN_AHEAD = 8;
const GOODBYE_MS = 2_000;

export class WorkerPool {
  readonly #workers: Worker[] = [];
  readonly #idle = new Set<Worker>();
  /** Programs that run now. They outlive their thread unless they are ended. */
  readonly #processes = new Set<number>();
  readonly #finished = new Map<number, PlayedDeal>();
  #assigned = 0;
  #taken = 0;
  #failure: Error | null = null;
  #isOver = false;
  #wake: () => void = () => {};

  constructor(
    private readonly settings: ContestSettings,
    private readonly deals: number,
    private readonly size: number,
    private readonly script: URL,
  ) {}

  /** Every deal in order, until all are played or `signal` aborts. */
  async *play(signal: AbortSignal): AsyncGenerator<PlayedDeal> {
    const wake = (): void => this.#wake();
    signal.addEventListener('abort', wake);
    process.once('exit', this.#endProcesses);
    try {
      for (let count = 0; count < Math.min(this.size, this.deals); count++) this.#startWorker();
      while (this.#taken < this.deals && !signal.aborted) {
        this.#assign();
        if (this.#failure !== null) throw this.#failure;
        const next = this.#finished.get(this.#taken + 1);
        if (next === undefined) {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
          continue;
        }
        this.#finished.delete(++this.#taken);
        yield next;
      }
    } finally {
      signal.removeEventListener('abort', wake);
      await this.#stopWorkers(this.#taken === this.deals);
      process.off('exit', this.#endProcesses);
    }
  }

  #startWorker(): void {
    const worker = new Worker(this.script, { workerData: this.settings });
    worker.on('message', (report: WorkerReport) => this.#handle(worker, report));
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => {
      if (!this.#isOver) this.#fail(new Error('a worker has ended'));
    });
    this.#workers.push(worker);
    this.#idle.add(worker);
  }

  #handle(worker: Worker, report: WorkerReport): void {
    switch (report.type) {
      case 'started':
        this.#processes.add(report.pid);
        return;
      case 'ended':
        this.#processes.delete(report.pid);
        return;
      case 'broken':
        this.#fail(new BrokenDeal(`deal ${report.deal}: ${report.message}`));
        return;
      case 'played':
        this.#finished.set(report.played.deal, report.played);
        this.#idle.add(worker);
        this.#wake();
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  /** Gives every idle worker the next deal. */
  #assign(): void {
    const furthest = Math.min(this.deals, this.#taken + RUN_AHEAD * this.size);
    for (const worker of this.#idle) {
      if (this.#assigned >= furthest) return;
      this.#idle.delete(worker);
      const order: WorkerOrder = { type: 'play', deal: ++this.#assigned };
      worker.postMessage(order);
    }
  }

  /** After a complete contest, workers may send `quit` to their programs. Otherwise everything stops at once. */
  async #stopWorkers(isComplete: boolean): Promise<void> {
    this.#isOver = true;
    if (isComplete) {
      const exits = this.#workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
      for (const worker of this.#workers) worker.postMessage({ type: 'finish' } satisfies WorkerOrder);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => {
        timer = setTimeout(resolve, GOODBYE_MS);
      });
      await Promise.race([Promise.all(exits), timeout]);
      clearTimeout(timer);
    }
    this.#endProcesses();
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#endProcesses(); // processes that were started meanwhile
  }

  readonly #endProcesses = (): void => {
    for (const pid of this.#processes) endProcess(pid);
    this.#processes.clear();
  };
}
