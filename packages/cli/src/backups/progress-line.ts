/** The progress of a command: one line that is redrawn at a terminal. Nothing if the output is no terminal. */

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

  /** Clears the line. Call it before other output. */
  clear(): void {
    if (this.output.isTTY && this.#shownAt > 0) this.output.write(CLEAR);
    this.#shownAt = Number.NEGATIVE_INFINITY;
  }
}
