/**
 * Writes log lines to standard error without ever blocking or crashing the server. Lines that nobody reads wait in a
 * buffer; when it or the disk is full, lines are dropped and counted.
 */

import { writeSync } from 'node:fs';

/** Writes bytes, or the first of them, and returns how many. Throws like `fs.writeSync`. */
export type WriteBytes = (bytes: Uint8Array) => number;

/** The size of the buffer, in bytes. */
const MAX_WAITING = 262_144;
/** How often waiting lines are retried, in milliseconds. */
const RETRY_INTERVAL = 100;

/** Accessing `process.stderr` makes pipes and sockets non-blocking: they accept only what fits. */
function standardError(): WriteBytes {
  const { fd } = process.stderr;
  return (bytes) => writeSync(fd, bytes);
}

export class LogWriter {
  /** Lines that did not fit; the first may be the rest of a line. */
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #dropped = 0;
  /** How many dropped lines are not reported in the log yet. */
  #unreported = 0;
  /** Whether the last line was dropped half written. */
  #isTorn = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(private readonly writeBytes: WriteBytes = standardError()) {}

  /** How many lines were dropped so far. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Writes a line that ends with a line break, now or later. */
  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#waitingBytes + bytes.length > MAX_WAITING) {
      this.#drop();
      return;
    }
    this.#wait(bytes);
    // While waiting for a reader, don't try again for each line.
    if (this.#retry === undefined) this.#writeWaiting();
  }

  #writeWaiting(): void {
    this.#retry = undefined;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.#waitingBytes -= next.length;
      const outcome = this.#writeOne(next);
      if (outcome === 'waits') return;
      if (outcome === 'lost') this.#drop();
      else this.#reportDropped();
    }
  }

  /** Called when the reader is back or the disk has room again. */
  #reportDropped(): void {
    if (this.#unreported === 0 || this.#waiting.length > 0) return;
    const line = { level: 40, time: Date.now(), count: this.#unreported, event: 'log-dropped' };
    if (this.#writeOne(Buffer.from(`${JSON.stringify(line)}\n`)) !== 'lost') this.#unreported = 0;
  }

  #writeOne(line: Uint8Array): 'written' | 'waits' | 'lost' {
    let rest = this.#isTorn ? Buffer.concat([Buffer.from('\n'), line]) : line;
    while (rest.length > 0) {
      try {
        rest = rest.subarray(this.writeBytes(rest));
        this.#isTorn = false;
      } catch (error) {
        if (isFull(error)) {
          this.#waitForRoom(rest);
          return 'waits';
        }
        this.#isTorn ||= rest.length < line.length;
        return 'lost';
      }
    }
    return 'written';
  }

  #waitForRoom(rest: Uint8Array): void {
    this.#waiting.unshift(rest);
    this.#waitingBytes += rest.length;
    this.#retry = setTimeout(() => this.#writeWaiting(), RETRY_INTERVAL).unref();
  }

  #wait(bytes: Uint8Array): void {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
  }

  #drop(): void {
    this.#dropped++;
    this.#unreported++;
  }
}

/** Whether a pipe is full. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
