/** The worker that reviews: what a replay asks of it, whatever the game. */

import {
  assessmentSeed,
  type Hint,
  type HintStrength,
  type Ranking,
  type ReviewProgress,
  type TaskResults,
} from '@riverstone/bots';
import type { GameId, GameRecord, Seat } from '@riverstone/rules';
import { ThinkerOnDemand } from '../table/thinker-on-demand';

/** What a player sees, and the seat that sees it. */
export interface ReviewQuestion {
  readonly view: unknown;
  readonly seat: Seat;
}

type AnyReviewed = TaskResults<GameId>['review'];

/** What a ranking or a hint says must agree with the review. */
const SEED = assessmentSeed;

export class ReviewWorker {
  readonly #thinker = new ThinkerOnDemand();

  async review(record: GameRecord, onProgress: (progress: ReviewProgress) => void): Promise<AnyReviewed> {
    return (await this.#thinker.start()).review(record, {}, { onProgress });
  }

  /** The moves of a position, the best first. */
  async rank(game: GameId, { view, seat }: ReviewQuestion): Promise<Ranking<unknown, unknown>> {
    // The worker types views and actions by the game's id; a replay hides them.
    return (await this.#thinker.start()).rank(game, { view: view as never, seat, seed: SEED }) as never;
  }

  async hint(
    game: GameId,
    { view, seat }: ReviewQuestion,
    strength: HintStrength,
  ): Promise<Hint<unknown, unknown> | null> {
    return (await this.#thinker.start()).hint(game, { view: view as never, seat, seed: SEED }, strength) as never;
  }

  close(): void {
    this.#thinker.close();
  }
}
