/**
 * The time of a game, in milliseconds since it began. It stands still during pauses and count-ins.
 */

export class GameTime {
  /** The server's time that counts as 0. */
  #zero = 0;
  /** The time that it shows during a pause; null while there is none. */
  #stopped: number | null = null;
  #playFrom: number | null = null;

  /** The server's time at the end of the last count-in, when people may act; null if there was none. */
  get playFrom(): number | null {
    return this.#playFrom;
  }

  /** The game begins after a count-in of so many milliseconds, which may be 0. */
  begin(at: number, countIn: number): void {
    this.#resume(at + countIn, 0, countIn > 0);
  }

  pause(at: number): void {
    this.#stopped = this.at(at);
  }

  /** The pause is over: the game goes on after a count-in. */
  resume(at: number, countIn: number): void {
    if (this.#stopped !== null) this.#resume(at + countIn, this.#stopped, countIn > 0);
  }

  /** What it shows at a time of the server. */
  at(now: number): number {
    return this.#stopped ?? Math.max(now, this.#playFrom ?? now) - this.#zero;
  }

  /** When it shows a time, by the server's clock, if no pause comes between. */
  whenIs(time: number): number {
    return this.#zero + time;
  }

  /** The rest of the count-in, in milliseconds. */
  countInLeft(now: number): number {
    return Math.max(0, (this.#playFrom ?? now) - now);
  }

  #resume(from: number, shown: number, isCounted: boolean): void {
    this.#stopped = null;
    this.#zero = from - shown;
    this.#playFrom = isCounted ? from : null;
  }
}
