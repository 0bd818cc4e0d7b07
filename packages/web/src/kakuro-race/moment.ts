/** What lasts no longer than the situation it belongs to: a tile in hand, a question, a word in return. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Square } from '@riverstone/rules';
import type { ActionTile } from '@riverstone/rules/kakuro-race';

/** An Action tile in hand, and what is done with it. */
export type Tool =
  | { readonly kind: 'tile'; readonly tile: ActionTile }
  /** A Sum square is to be laid, and it is open which tile is spent for it. */
  | { readonly kind: 'sum-square' }
  | { readonly kind: 'exchange'; readonly picked: Square | null }
  | { readonly kind: 'new-number'; readonly digit: number };

/** Something that is asked before it is done. */
export interface Question {
  readonly about: 'none' | 'withdraw';
  readonly seat: Seat;
}

interface Held {
  readonly tool: Tool | null;
  readonly question: Question | null;
  readonly notice: string | null;
}

const nothing: Held = { tool: null, question: null, notice: null };

export class Moment {
  readonly tool: ReadonlySignal<Tool | null>;
  readonly question: ReadonlySignal<Question | null>;
  /** Why something was not done. */
  readonly notice: ReadonlySignal<string | null>;
  readonly #held = signal<{ readonly situation: string; readonly what: Held } | null>(null);
  readonly #now: ReadonlySignal<Held>;

  constructor(private readonly situation: () => string) {
    this.#now = computed(() => {
      const held = this.#held.value;
      return held?.situation === situation() ? held.what : nothing;
    });
    this.tool = computed(() => this.#now.value.tool);
    this.question = computed(() => this.#now.value.question);
    this.notice = computed(() => this.#now.value.notice);
  }

  /** Takes something in hand, or asks; whatever was there before is put away. */
  hold(change: Partial<Held>): void {
    this.#held.value = { situation: this.situation(), what: { ...nothing, ...change } };
  }

  /** Says why something was not done; what is in hand stays there. The prompt that shows it is a live region of its own. */
  say(notice: string): void {
    this.hold({ ...this.#now.value, notice });
  }

  clear(): void {
    this.#held.value = null;
  }
}
