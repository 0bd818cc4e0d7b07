/** Many measured times, for their quantiles. */

export class SampledTimes {
  private times = new Float64Array(1 << 16);
  private count = 0;

  add(time: number): void {
    if (this.count === this.times.length) {
      const longer = new Float64Array(2 * this.count);
      longer.set(this.times);
      this.times = longer;
    }
    this.times[this.count++] = time;
  }

  clear(): void {
    this.count = 0;
  }

  /** @example times.quantile(0.99) // what 99 of 100 are not above */
  quantile(part: number): number {
    const sorted = this.times.slice(0, this.count).sort();
    return sorted[Math.min(this.count - 1, Math.floor(part * this.count))] ?? Number.NaN;
  }
}
