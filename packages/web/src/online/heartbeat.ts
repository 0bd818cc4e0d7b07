/** Feels whether the line still holds: a socket that nobody hears on may look open for minutes. */

/** Milliseconds between two beats, and how long an answer may take. */
const EVERY = 20_000;
const ANSWER = 5000;

export class Heartbeat {
  #next: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `ask` resolves when an answer has come; `broken` is called when none has. */
  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly broken: () => void,
    private readonly isHidden: () => boolean,
  ) {}

  /** Beats now, unless an answer is being waited for; and from now on every so often. */
  beat(): void {
    if (this.#deadline !== undefined) return;
    clearTimeout(this.#next);
    const deadline = setTimeout(() => {
      this.stop();
      this.broken();
    }, ANSWER);
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
    // Nobody looks: the line is felt for as soon as somebody does again.
    this.#next = setTimeout(() => !this.isHidden() && this.beat(), EVERY);
  }
}
