/** What people see: pages at a terminal, one after the other in a pipe. */

import type { Writable } from 'node:stream';
import { colors, noColors, type TerminalColors } from '../../contract/colors.js';

/** Where a screen writes to: a terminal tells its size, a pipe does not. */
export type Output = Writable & { readonly columns?: number; readonly rows?: number };

const HOME = '\u001b[H';
const ERASE_LINE = '\u001b[K';
const ERASE_BELOW = '\u001b[J';
/** The screen, then what has scrolled out of it: in this order, because some terminals scroll out what they erase. */
const ERASE_ALL = '\u001b[H\u001b[2J\u001b[3J';

const MIN_WIDTH = 40;
const DEFAULT_COLUMNS = 80;
/** Pages are no wider than this: nobody likes to read from one end of a wide screen to the other. */
const MAX_WIDTH = 100;

export class Screen {
  readonly colors: TerminalColors;

  constructor(
    private readonly output: Output,
    readonly live: boolean,
    colour: boolean,
    private readonly askedColumns?: number,
  ) {
    this.colors = colour ? colors : noColors;
  }

  get columns(): number {
    const columns = this.askedColumns ?? this.output.columns ?? DEFAULT_COLUMNS;
    return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns));
  }

  /** Rows of the terminal; in a pipe there is no end of them. */
  get rows(): number {
    return this.live ? (this.output.rows ?? 24) : Number.POSITIVE_INFINITY;
  }

  /** Shows a page in place of the one before. */
  page(lines: readonly string[]): void {
    if (!this.live) {
      this.write(['', ...lines]);
      return;
    }
    const text = lines.map((line) => `${line.trimEnd()}${ERASE_LINE}\n`).join('');
    this.output.write(`${HOME}${text}${ERASE_BELOW}`);
  }

  /** Writes on below. */
  write(lines: readonly string[]): void {
    this.output.write(lines.map((line) => `${line.trimEnd()}\n`).join(''));
  }

  /** Begins with an empty screen; what was there before stays where one can scroll back to it. */
  clear(): void {
    if (this.live) this.output.write(`${'\n'.repeat(this.rows)}${HOME}${ERASE_BELOW}`);
  }

  /** Leaves nothing of what was shown, not even in what has scrolled away. */
  wipe(): void {
    if (this.live) this.output.write(ERASE_ALL);
  }
}
