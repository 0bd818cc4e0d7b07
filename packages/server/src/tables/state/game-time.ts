/**
 * The time of a game, in milliseconds since it began. It stands still during a pause, and while it is counted before
 * everybody begins or goes on.
 */

export class GameTime {
  /** The server's time that counts as 0. */
  #zero = 0;
  /** The time that it shows during a pause; null while there is none. */
  #stopped: number | null = null;
  #playFrom: number | null = null;

  /** The server's time from which on people may act, after the last count-in; null if nothing was counted. */
  get playFrom(): number | null {
    return this.#playFrom;
  }

  /** The game begins after a count-in of so many milliseconds, which may be 0. */
  begin(at: number, countIn: number): void {
    this.#goOn(at + countIn, 0, countIn > 0);
  }

  pause(at: number): void {
    this.#stopped = this.at(at);
  }

  /** The pause is over: the game goes on after a count-in. */
  resume(at: number, countIn: number): void {
    if (this.#stopped !== null) this.#goOn(at + countIn, this.#stopped, countIn > 0);
  }

  /** What it shows at a time of the server. */
  at(now: number): number {
    return this.#stopped ?? Math.max(now, this.#playFrom ?? now) - this.#zero;
  }

  /** When it shows a time, by the server's clock, if no pause comes between. */
  whenIs(time: number): number {
    return this.#zero + time;
  }

  /** How long it is still counted, in milliseconds. */
  countInLeft(now: number): number {
    return Math.max(0, (this.#playFrom ?? now) - now);
  }

  #goOn(from: number, shown: number, isCounted: boolean): void {
    this.#stopped = null;
    this.#zero = from - shown;
    this.#playFrom = isCounted ? from : null;
  }
}
