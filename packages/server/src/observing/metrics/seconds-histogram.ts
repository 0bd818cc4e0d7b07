/**
 * A histogram of seconds that is cheap enough for thousands of observations a second: a few additions, no allocation.
 * It is formatted only when Prometheus asks.
 */

export class SecondsHistogram {
  /** One count for each bound, and one for what is longer than all. */
  readonly #counts: Float64Array;
  #sum = 0;

  /** The bounds in seconds, rising. */
  constructor(private readonly bounds: readonly number[]) {
    this.#counts = new Float64Array(bounds.length + 1);
  }

  observe(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const { bounds } = this;
    let index = 0;
    while (index < bounds.length && seconds > (bounds[index] ?? 0)) index++;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** Its lines in the format of Prometheus; `labels` as in `route="/api/me"`. */
  lines(name: string, labels = ''): string[] {
    const comma = labels === '' ? '' : `${labels},`;
    const braces = labels === '' ? '' : `{${labels}}`;
    let count = 0;
    const buckets = [...this.bounds, '+Inf'].map((bound, index) => {
      count += this.#counts[index] ?? 0;
      return `${name}_bucket{${comma}le="${bound}"} ${count}`;
    });
    return [...buckets, `${name}_sum${braces} ${this.#sum}`, `${name}_count${braces} ${count}`];
  }
}
