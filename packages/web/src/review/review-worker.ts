/** The worker that reviews: what a replay asks of it, whatever the game. */

import type { Hint, HintStrength, Ranking, ReviewProgress, TaskResults, Thinker } from '@riverstone/bots';
import type { GameId, GameRecord, Seat } from '@riverstone/rules';

/** What a player sees, and the seat that sees it. */
export interface ReviewQuestion {
  readonly view: unknown;
  readonly seat: Seat;
}

type AnyReviewed = TaskResults<GameId>['review'];

/** The same question always gets the same answer. */
const SEED = 'review';

export class ReviewWorker {
  #thinker: Promise<Thinker> | null = null;

  async review(record: GameRecord, onProgress: (progress: ReviewProgress) => void): Promise<AnyReviewed> {
    return (await this.#start()).review(record, {}, { onProgress });
  }

  /** The moves of a position, the best first. */
  async rank(game: GameId, { view, seat }: ReviewQuestion): Promise<Ranking<unknown, unknown>> {
    // The worker types views and actions by the game's id; a replay hides them.
    return (await this.#start()).rank(game, { view: view as never, seat, seed: SEED }) as never;
  }

  async hint(
    game: GameId,
    { view, seat }: ReviewQuestion,
    strength: HintStrength,
  ): Promise<Hint<unknown, unknown> | null> {
    return (await this.#start()).hint(game, { view: view as never, seat, seed: SEED }, strength) as never;
  }

  close(): void {
    this.#thinker?.then(
      (thinker) => thinker.close(),
      () => undefined,
    );
    this.#thinker = null;
  }

  #start(): Promise<Thinker> {
    this.#thinker ??= import('../table/start-thinker').then(({ startThinker }) => startThinker());
    // Try again next time if the chunk could not be loaded.
    this.#thinker.catch(() => {
      this.#thinker = null;
    });
    return this.#thinker;
  }
}
