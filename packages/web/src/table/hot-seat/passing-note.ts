/** A note about a refused action: announced at once, and shown until the situation changes. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { announce } from '../../ui/feedback/announcer';

export class PassingNote {
  /** The note to show. It was announced already, so hide it from screen readers. */
  readonly text: ReadonlySignal<string | null>;
  readonly #said = signal<{ readonly moment: string | number; readonly text: string } | null>(null);

  /** `moment` changes when the note no longer fits. */
  constructor(
    private readonly moment: () => string | number,
    private readonly speak: typeof announce = announce,
  ) {
    this.text = computed(() => {
      const said = this.#said.value;
      return said?.moment === moment() ? said.text : null;
    });
  }

  /** The same text again is announced again. */
  say(text: string): void {
    this.speak(text, 'assertive');
    this.#said.value = { moment: this.moment(), text };
  }

  clear(): void {
    this.#said.value = null;
  }
}
