/** What somebody was shown of a game last, so that only what has changed is sent. */

import type { Viewer } from '@riverstone/rules';
import type { SeenGame } from '../game/played-step.js';
import type { GameInPlay } from '../game/server-game.js';

export class ShownView {
  #last: SeenGame | undefined;
  /** The version of the table at which it was told last, and, while it is being told, what: the same for all who share this view. */
  toldAt = 0;
  told = '';

  /** Whose view it is: a seat's, or a spectator's, who stands for everybody where all see the same. */
  constructor(readonly viewer: Viewer) {}

  /** They were shown all of it as it stands. */
  saw(game: Pick<GameInPlay, 'view'>): void {
    this.#last = game.view(this.viewer);
  }

  /** The fields that differ from what was shown last, as the text of a JSON object; from now on that was shown. Who looks is not among them: that stays. */
  changes(game: Pick<GameInPlay, 'view'>): string {
    const seen = game.view(this.viewer);
    const last = this.#last;
    this.#last = seen;
    return JSON.stringify(last === undefined ? { ...seen.written(), viewer: undefined } : seen.written(last));
  }
}
