/** What a viewer was sent of a game last, so that only the changes are sent. */

import type { GameTypes, Viewer } from '@riverstone/rules';
import type { ServerGame, ServerStep } from '../game/server-game.js';

export class ShownView {
  #last: GameTypes['View'] | undefined;
  /** The version of the table for which `told` was built: followers with the same view share the text. */
  toldAt = 0;
  told = '';

  /** A seat, or a spectator. Where everybody sees the same, the spectator stands for all. */
  constructor(readonly viewer: Viewer) {}

  /** The whole view was sent. */
  saw(game: ServerGame): void {
    this.#last = game.view(this.viewer);
  }

  /**
   * The fields that differ from what was sent last, as the text of a JSON object, for a step of the game or as it is now. From now on
   * they count as sent. `viewer` is not among them: it never changes.
   */
  changes(game: ServerGame, step?: ServerStep): string {
    const view = step === undefined ? game.view(this.viewer) : game.viewAfter(step, this.viewer);
    const last = this.#last;
    this.#last = view;
    return JSON.stringify(
      last === undefined ? { ...game.writeView(view), viewer: undefined } : game.writeView(view, last),
    );
  }
}
