/** Feels whether the line still holds: a socket that nobody hears on may look open for minutes. */

/** In milliseconds. */
export interface HeartbeatPace {
  /** Between two beats while somebody looks, and while nobody does. */
  readonly seen: number;
  readonly hidden: number;
  /** How long an answer may take. */
  readonly answer: number;
}

const usual: HeartbeatPace = { seen: 20_000, hidden: 60_000, answer: 5000 };

export class Heartbeat {
  #next: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `ask` resolves when an answer has come; `broken` is called when none has. */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly broken: () => void,
    private readonly isHidden: () => boolean,
    private readonly pace: HeartbeatPace = usual,
  ) {}

  /** Beats now, unless an answer is being waited for; and from now on every so often. */
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
    // A page that nobody looks at must hear that it is somebody's turn, so its line is felt for as well, only less often.
    const { seen, hidden } = this.pace;
    this.#next = setTimeout(() => this.beat(), this.isHidden() ? hidden : seen);
  }
}
