/** The progress of a contest, on standard error: at a terminal a bar, otherwise a line now and then. */

import type { WriteStream } from 'node:tty';
import type { ArenaSummary, ContenderSummary } from '../statistics/summary.js';
import { eloText, percent } from './report.js';

const BAR = 20;
const DEFAULT_COLUMNS = 80;
/** With fewer deals no Elo difference is shown. */
const DEALS_FOR_ELO = 5;
/** The bar is drawn at most this often, in milliseconds. */
const REDRAW = 100;
/** Without a terminal: a line at every tenth of the contest, but not more often than this. */
const LINES = 10;
const BETWEEN_LINES = 2_000;

export class Progress {
  readonly #started = performance.now();
  #shown = 0;
  #tenths = 0;

  constructor(
    private readonly output: WriteStream,
    private readonly deals: number,
  ) {}

  show(summarise: () => ArenaSummary, done: number): void {
    const now = performance.now();
    if (!this.#isDue(now, done)) return;
    this.#shown = now;
    const line = this.#line(summarise(), done, now);
    if (this.output.isTTY)
      this.output.write(`\r\u001b[2K${line.slice(0, Math.max(20, (this.output.columns || DEFAULT_COLUMNS) - 1))}`);
    else this.output.write(`${line}\n`);
  }

  /** Clears the bar before other output. */
  close(): void {
    if (this.output.isTTY && this.#shown > 0) this.output.write('\r\u001b[2K');
  }

  #isDue(now: number, done: number): boolean {
    if (this.output.isTTY) return now - this.#shown >= REDRAW || done === this.deals;
    const tenths = Math.floor((LINES * done) / this.deals);
    const isSoon = this.#shown > 0 && now - this.#shown < BETWEEN_LINES && done < this.deals;
    if (tenths === this.#tenths || isSoon) return false;
    this.#tenths = tenths;
    return true;
  }

  #line({ games, rotations, contenders }: ArenaSummary, done: number, now: number): string {
    const filled = Math.floor((BAR * done) / this.deals);
    const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}]`;
    const left = ((now - this.#started) / done) * (this.deals - done);
    const standing = contenders.slice(0, 1).map((first) => standingOf(first, done));
    const faults = contenders.flatMap((each) => each.faults).reduce((sum, { count }) => sum + count, 0);
    const trouble = faults === 0 ? '' : `, faults ${faults}`;
    return `${bar} ${games}/${this.deals * rotations} games  ${standing}${trouble}  ${duration(left)} left`;
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function standingOf({ name, points, winRate, elo }: ContenderSummary, deals: number): string {
  if (elo === null) return `${name} ${points.mean.toFixed(2)} points`;
  return `${name} ${percent(winRate)}${deals < DEALS_FOR_ELO ? '' : `, Elo ${eloText(elo)}`}`;
}
