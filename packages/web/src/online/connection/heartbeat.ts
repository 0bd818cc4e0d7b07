/** Checks that the socket still works: a dead socket may look open for minutes. */

/** In milliseconds. */
export interface HeartbeatPace {
  /** Between two beats, while the page is visible and while it is hidden. */
  readonly seen: number;
  readonly hidden: number;
  /** How long an answer may take. */
  readonly answer: number;
}

/** A visible page notices within 15 seconds. */
export const defaultPace: HeartbeatPace = { seen: 10_000, hidden: 30_000, answer: 4000 };

export class Heartbeat {
  #next: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `ask` resolves with an answer; `broken` is called when none comes. */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly broken: () => void,
    private readonly isHidden: () => boolean,
    private readonly pace: HeartbeatPace = defaultPace,
  ) {}

  /** Beats now, unless an answer is pending; then again at intervals. */
  beat(): void {
    if (this.#deadline !== undefined) return;
    clearTimeout(this.#next);
    const deadline = setTimeout(() => {
      this.stop();
      this.broken();
    }, this.pace.answer);
    this.#deadline = deadline;
    void this.ask().then(() => {
      if (this.#deadline === deadline) this.#wait();
    });
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #wait(): void {
    this.stop();
    // A hidden page must still learn that it is somebody's turn, so it beats too, but less often.
    const { seen, hidden } = this.pace;
    this.#next = setTimeout(() => this.beat(), this.isHidden() ? hidden : seen);
  }
}
