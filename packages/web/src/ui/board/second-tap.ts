/** A second tap on what is chosen confirms it, in every game. A quick double tap is a slip and does not count. */

/** Two taps within this time are one double tap. */
const DOUBLE_TAP_MS = 450;

export class SecondTap {
  #chosenAt = Number.NEGATIVE_INFINITY;

  /** Something was chosen just now. */
  chosen({ timeStamp }: Pick<Event, 'timeStamp'>): void {
    this.#chosenAt = timeStamp;
  }

  /** Whether a tap or key on what is chosen confirms it. */
  confirms(event: Event): boolean {
    return !(event instanceof MouseEvent) || event.timeStamp - this.#chosenAt >= DOUBLE_TAP_MS;
  }
}
