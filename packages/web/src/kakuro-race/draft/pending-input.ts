/** What lasts no longer than the situation it belongs to: a tile in hand, a question, a word in return. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { PassingNote } from '../../table/hot-seat/passing-note';
import type { TileTool } from './tools';

/** Something that is asked before it is done. */
interface PendingQuestion {
  readonly about: 'none' | 'withdraw';
  readonly seat: Seat;
}

interface Held {
  readonly tool: TileTool | null;
  readonly question: PendingQuestion | null;
}

const nothing: Held = { tool: null, question: null };

export class PendingInput {
  readonly tool: ReadonlySignal<TileTool | null>;
  readonly question: ReadonlySignal<PendingQuestion | null>;
  /** Why something was not done; what is in hand stays there. */
  readonly note: PassingNote;
  readonly #held = signal<{ readonly situation: string; readonly what: Held } | null>(null);
  readonly #now: ReadonlySignal<Held>;

  constructor(private readonly situation: () => string) {
    this.#now = computed(() => {
      const held = this.#held.value;
      return held?.situation === situation() ? held.what : nothing;
    });
    this.tool = computed(() => this.#now.value.tool);
    this.question = computed(() => this.#now.value.question);
    this.note = new PassingNote(situation);
  }

  /** Takes something in hand, or asks; whatever was there before is put away. */
  hold(change: Partial<Held>): void {
    this.note.clear();
    this.#held.value = { situation: this.situation(), what: { ...nothing, ...change } };
  }

  clear(): void {
    this.note.clear();
    this.#held.value = null;
  }
}
