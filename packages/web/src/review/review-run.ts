/** The review of a game, made in a worker turn by turn, or read from where it was kept. */

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AnyReview, reviewVersion } from '@riverstone/bots';
import type { GameRecord } from '@riverstone/rules';
import { keepReview, keptReview } from './review-store';
import { type ReviewedTurn, stepsOfTurns } from './review-turns';
import type { ReviewWorker } from './review-worker';

export type ReviewState = 'running' | 'done' | 'failed';

/** What is reviewed. */
interface ReviewedGame {
  readonly entries: readonly string[];
  record(): Promise<GameRecord>;
}

export class ReviewRun {
  readonly #state: Signal<ReviewState> = signal('running');
  readonly #turns = signal<ReadonlyMap<number, ReviewedTurn>>(new Map());
  readonly #progress = signal(0);
  readonly #chances = signal<readonly number[]>([]);
  #all: ReviewedTurn[] = [];
  #hasBegun = false;
  #isClosed = false;

  constructor(
    private readonly game: ReviewedGame,
    private readonly worker: ReviewWorker,
  ) {}

  /** Further calls do nothing. */
  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    void this.#run();
  }

  get state(): ReadonlySignal<ReviewState> {
    return this.#state;
  }
  /** What is known, by step. */
  get turns(): ReadonlySignal<ReadonlyMap<number, ReviewedTurn>> {
    return this.#turns;
  }
  /** The share that is done. */
  get progress(): ReadonlySignal<number> {
    return this.#progress;
  }
  /** Each seat's chance to win before the first turn; nothing until all is done. */
  get chances(): ReadonlySignal<readonly number[]> {
    return this.#chances;
  }

  retry(): void {
    this.#state.value = 'running';
    this.#all = [];
    void this.#run();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #run(): Promise<void> {
    try {
      const record = await this.game.record();
      const key = JSON.stringify([reviewVersion, record]);
      const kept = await keptReview(key);
      const review = kept ?? (await this.#make(record));
      if (this.#isClosed) return;
      this.#finish(review);
      if (kept === null) await keepReview(key, review);
    } catch {
      if (!this.#isClosed) this.#state.value = 'failed';
    }
  }

  async #make(record: GameRecord): Promise<AnyReview> {
    const reviewed = await this.worker.review(record, ({ done, total, turn }) => {
      if (this.#isClosed) return;
      this.#all.push(turn);
      batch(() => {
        this.#turns.value = this.#byStep();
        this.#progress.value = done / total;
      });
    });
    if (!reviewed.ok) throw new Error(reviewed.error.refusal.code);
    return reviewed.value;
  }

  #finish(review: AnyReview): void {
    this.#all = [...review.turns];
    batch(() => {
      this.#turns.value = this.#byStep();
      this.#chances.value = review.chances;
      this.#progress.value = 1;
      this.#state.value = 'done';
    });
  }

  #byStep(): ReadonlyMap<number, ReviewedTurn> {
    const steps = stepsOfTurns(this.game.entries, this.#all);
    return new Map(this.#all.map((turn, index) => [steps[index] ?? 0, turn]));
  }
}
