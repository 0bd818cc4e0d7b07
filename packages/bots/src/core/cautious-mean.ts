/** The mean of a sample, as far as it is sure. */

export class CautiousMean {
  #sum = 0;
  #squares = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#squares += value * value;
    this.#count++;
  }

  /** The mean less its standard error; 0 of fewer than two values, which tell nothing. */
  get value(): number {
    if (this.#count < 2) return 0;
    const mean = this.#sum / this.#count;
    // Rounding may make it negative where all values are equal.
    const variance = Math.max(0, this.#squares / this.#count - mean * mean);
    return mean - Math.sqrt(variance / (this.#count - 1));
  }
}
