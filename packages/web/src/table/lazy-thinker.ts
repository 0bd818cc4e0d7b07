/** Bots and hints in a worker, so that the page stays responsive. The worker starts when the first bot is asked. */

import type { AskBot, BotDecision, Hint, HintStrength, Level, StopSignal } from '@riverstone/bots';
import type { GameId, Seat } from '@riverstone/rules';
import { ThinkerOnDemand } from './thinker-on-demand';

/** What a hint is asked for: a view, the seat that sees it, and a seed for the analysis. */
export interface HintQuestion<View> {
  readonly view: View;
  readonly seat: Seat;
  readonly seed: string;
}

/** A game by its id, with the types of its views and actions. */
interface ThinkableGame<View, Action> {
  readonly id: GameId;
  readonly game: { legal(view: View, seat: Seat): { readonly actions: readonly Action[] } };
}

/** Bots and hints of one game. */
export interface GameThinking<View, Action> {
  readonly askBot: AskBot<View, Action>;
  askHint(question: HintQuestion<View>, strength: HintStrength): Promise<Hint<Action, unknown> | null>;
}

export class LazyThinker {
  readonly #thinker = new ThinkerOnDemand();

  about<View, Action>({ id }: ThinkableGame<View, Action>): GameThinking<View, Action> {
    return {
      askBot: async (level: Level, question, signal) => {
        const thinker = await this.#thinker.start();
        const watch = new Watch(signal);
        // The worker types views and actions by the game's id; here the caller's types are used.
        const decision = thinker.decide(id, level, question as never, {}, { signal: watch.signal });
        return (await decision.finally(() => watch.end())) as BotDecision<Action> | null;
      },
      askHint: async (question, strength) => {
        const thinker = await this.#thinker.start();
        return (await thinker.hint(id, question as never, strength)) as Hint<Action, unknown> | null;
      },
    };
  }

  close(): void {
    this.#thinker.close();
  }
}

/** A worker that has not answered within this time is taken for broken. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Aborts a request when its caller aborts, or when it takes too long. */
class Watch {
  readonly #stop = new AbortController();
  readonly #timer = setTimeout(() => this.#stop.abort(new Error('the bot did not answer in time')), ANSWER_TIMEOUT_MS);
  readonly signal = this.#stop.signal;

  constructor(private readonly asker: StopSignal) {
    asker.addEventListener('abort', this.#give);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.asker.removeEventListener('abort', this.#give);
  }

  readonly #give = (): void => this.#stop.abort(this.asker.reason);
}
