/** What a viewer was sent of a game last, so that only the changes are sent. */

import type { GameTypes, Viewer } from '@riverstone/rules';
import type { ServerGame, ServerStep } from '../game/server-game.js';

export class ShownView {
  #last: GameTypes['View'] | undefined;

  /** A seat, or a spectator. Where everybody sees the same, the spectator stands for all. */
  constructor(readonly viewer: Viewer) {}

  /** The whole view was sent. */
  saw(game: ServerGame): void {
    this.#last = game.view(this.viewer);
  }

  /**
   * The fields that differ from what was sent last, for a step of the game or as it is now. From now on they count as
   * sent. `viewer` is not among them: it never changes.
   */
  takeChanges(game: ServerGame, step?: ServerStep): Readonly<Record<string, unknown>> {
    const view = step === undefined ? game.view(this.viewer) : game.viewAfter(step, this.viewer);
    const last = this.#last;
    this.#last = view;
    if (last !== undefined) return game.writeView(view, last);
    const { viewer: _, ...fields } = game.writeView(view);
    return fields;
  }
}
