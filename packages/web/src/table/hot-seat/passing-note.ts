/** Why something was not done: said at once, and kept in sight as long as the moment that it belongs to lasts. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { announce } from '../../ui/feedback/announcer';

export class PassingNote {
  /** The note to be shown. It has been spoken, so whoever shows it keeps it from being spoken again. */
  readonly text: ReadonlySignal<string | null>;
  readonly #said = signal<{ readonly moment: string | number; readonly text: string } | null>(null);

  /** `moment` is something that changes when the note is out of place. */
  constructor(private readonly moment: () => string | number) {
    this.text = computed(() => {
      const said = this.#said.value;
      return said?.moment === moment() ? said.text : null;
    });
  }

  /** Also what was said before is heard again. */
  say(text: string): void {
    announce(text, 'assertive');
    this.#said.value = { moment: this.moment(), text };
  }

  clear(): void {
    this.#said.value = null;
  }
}
