/** Sends pushes in the background, a few at a time. Nobody waits for it. */

/** What became of a push. */
export type PushOutcome = 'sent' | 'gone' | 'failed' | 'timeout' | 'dropped';

/** How many are sent at once. */
const MAX_RUNNING = 8;
/** How many may wait; more are dropped. */
const MAX_WAITING = 1000;

export class PushQueue<Job> {
  readonly #waiting: Job[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(
    /** Must not reject. */
    private readonly send: (job: Job) => Promise<PushOutcome>,
    private readonly count: (outcome: PushOutcome) => void,
  ) {}

  /** How many wait or are being sent. */
  get length(): number {
    return this.#waiting.length + this.#running.size;
  }

  add(job: Job): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.count('dropped');
      return;
    }
    this.#waiting.push(job);
    this.#start();
  }

  /** Sends no more. Resolves when the pushes under way are done. */
  async close(): Promise<void> {
    for (const _ of this.#waiting.splice(0)) this.count('dropped');
    await Promise.all(this.#running);
  }

  #start(): void {
    while (this.#running.size < MAX_RUNNING) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      const run = this.send(job).then((outcome) => {
        this.count(outcome);
        this.#running.delete(run);
        this.#start();
      });
      this.#running.add(run);
    }
  }
}
