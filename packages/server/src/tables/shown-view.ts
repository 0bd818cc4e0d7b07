/** What somebody was shown of a game last, so that only what has changed is sent. */

import type { Viewer } from '@riverstone/rules';
import { WrittenFields } from './written-fields.js';

export class ShownView {
  readonly #fields = new WrittenFields();

  /** Whose view it is: a seat's, or a spectator's, who stands for everybody where all see the same. */
  constructor(readonly viewer: Viewer) {}

  /** The fields that differ from what was shown last, as the text of a JSON object. Who looks is not among them: that stays. */
  changes(view: Readonly<Record<string, unknown>>): string {
    const { viewer: _viewer, ...fields } = view;
    return this.#fields.changes(fields);
  }
}
