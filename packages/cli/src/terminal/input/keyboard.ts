/** Lines from the keyboard or a pipe, one at a time, with a time limit. */

import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { TimeSource } from '../time.js';

/** A line, the end of the input, Ctrl-C, or nothing until the time was up. */
export type KeyboardInput =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' }
  | { readonly kind: 'time' };

/** How often a prompt with a running clock is written again, in milliseconds. */
const TICK = 1000;

export class Keyboard {
  #interface: Interface;
  readonly #lines: string[] = [];
  #ended = false;
  #interrupted = false;
  #wake: (() => void) | null = null;
  #shown = '';

  constructor(
    private readonly input: Readable,
    private readonly output: Writable,
    /** Whether a person types at a real terminal. */
    private readonly live: boolean,
  ) {
    this.#interface = this.#open();
  }

  /** Waits for a line. `limit` is in milliseconds; null waits for ever. The prompt is updated while a clock runs. */
  async nextInput(prompt: () => string, limit: number | null, time: TimeSource): Promise<KeyboardInput> {
    if (this.live) this.#begin(prompt());
    else this.output.write(prompt());
    let isLate = false;
    const cancelLimit =
      limit === null
        ? null
        : time.after(limit, () => {
            isLate = true;
            this.#wake?.();
          });
    const ticking = this.live && time.runs ? setInterval(() => this.#refresh(prompt()), TICK) : null;
    while (!this.#something() && !isLate) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    this.#wake = null;
    cancelLimit?.();
    if (ticking !== null) clearInterval(ticking);
    return this.#take();
  }

  /** Ctrl-C, wherever it came from. */
  interrupt(): void {
    this.#interrupted = true;
    this.#wake?.();
  }

  /**
   * Throws away what is half typed. A line editor remembers more than it shows (history, what was cut), so at a
   * terminal that people share a new one takes its place.
   */
  forget(): void {
    if (!this.live || this.#ended) return;
    this.#lines.length = 0;
    this.close();
    this.#interface = this.#open();
  }

  close(): void {
    // Only what was added here: the line editor has listeners of its own, by which it lets go of the input.
    this.#interface.off('line', this.#onLine).off('close', this.#onClose).off('SIGINT', this.#onInterrupt);
    this.#interface.close();
  }

  readonly #onLine = (text: string): void => {
    this.#lines.push(text);
    this.#wake?.();
  };

  readonly #onClose = (): void => {
    this.#ended = true;
    this.#wake?.();
  };

  readonly #onInterrupt = (): void => this.interrupt();

  #open(): Interface {
    const { input, output, live } = this;
    const lines = createInterface({ input, ...(live ? { output } : {}), terminal: live, historySize: 0 });
    lines.on('line', this.#onLine).on('close', this.#onClose).on('SIGINT', this.#onInterrupt);
    return lines;
  }

  /** Writes the prompt on a fresh line: where the line editor last wrote, there is a new page now. */
  #begin(prompt: string): void {
    Reflect.set(this.#interface, 'prevRows', 0);
    this.#show(prompt);
  }

  /** Writes the prompt and, behind it, what is half typed. */
  #show(prompt: string): void {
    this.#shown = prompt;
    this.#interface.setPrompt(prompt);
    this.#interface.prompt(true);
  }

  #refresh(prompt: string): void {
    if (prompt !== this.#shown) this.#show(prompt);
  }

  #something(): boolean {
    return this.#interrupted || this.#ended || this.#lines.length > 0;
  }

  #take(): KeyboardInput {
    const text = this.#interrupted ? undefined : this.#lines.shift();
    // A transcript reads like a session: what came through the pipe stands behind the prompt.
    if (!this.live) this.output.write(`${printable(text ?? '')}\n`);
    if (text !== undefined) return { kind: 'line', text: printable(text).trim() };
    return { kind: this.#interrupted ? 'interrupt' : this.#ended ? 'end' : 'time' };
  }
}

/** A line without what could move the cursor or change colours. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
