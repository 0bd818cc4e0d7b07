/** Input that is lost when the situation changes: the tile in hand, an open question, a note. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import { PassingNote } from '../../table/hot-seat/passing-note';
import type { TileTool } from './tools';

/** A question that must be confirmed first. */
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
  /** Why something was not done. The tile in hand stays. */
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

  /** Takes a tile in hand, or asks a question. It replaces what was there. */
  hold(change: Partial<Held>): void {
    this.note.clear();
    this.#held.value = { situation: this.situation(), what: { ...nothing, ...change } };
  }

  clear(): void {
    this.note.clear();
    this.#held.value = null;
  }
}
