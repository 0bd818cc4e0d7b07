/** What somebody was shown of a game last, so that only what has changed is sent. */

import type { Viewer } from '@riverstone/rules';
import type { SeenGame } from './game-in-play.js';
import { WrittenFields } from './written-fields.js';

export class ShownView {
  readonly #written = new WrittenFields();
  #fields: SeenGame['fields'] = {};

  /** Whose view it is: a seat's, or a spectator's, who stands for everybody where all see the same. */
  constructor(readonly viewer: Viewer) {}

  /** The fields that differ from what was shown last, as the text of a JSON object. Who looks is not among them: that stays. */
  changes({ fields, written }: SeenGame): string {
    const last = this.#fields;
    this.#fields = fields;
    // What is the same object needs no second look.
    return this.#written.changes(written, (name) => name === 'viewer' || (name in last && last[name] === fields[name]));
  }
}
