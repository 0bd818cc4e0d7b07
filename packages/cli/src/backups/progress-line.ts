/** How far a command is: one line at a terminal, drawn anew now and then. Nothing elsewhere. */

import type { WriteStream } from 'node:tty';

/** In milliseconds. */
const REDRAW = 100;
const CLEAR = '\r\u001b[2K';

export class ProgressLine {
  #shownAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly output: Pick<WriteStream, 'isTTY' | 'write'>) {}

  show(text: () => string): void {
    if (!this.output.isTTY || performance.now() - this.#shownAt < REDRAW) return;
    this.#shownAt = performance.now();
    this.output.write(`${CLEAR}${text()}`);
  }

  /** Before other output. */
  clear(): void {
    if (this.output.isTTY && this.#shownAt > 0) this.output.write(CLEAR);
    this.#shownAt = Number.NEGATIVE_INFINITY;
  }
}
