/**
 * A fair queue (virtual finish times) for worker threads: every account gets the same share of the time, so an account
 * with little work is served before one with much.
 */

interface Waiting<Value> {
  readonly account: string;
  readonly cost: number;
  /** The virtual time at which it would be done if all accounts were served at once. The smallest is served first. */
  readonly finish: number;
  readonly value: Value;
}

/**
 * @example
 * const queue = new FairQueue();
 * for (const name of ['a1', 'a2']) queue.add('a', 1, name);
 * queue.add('b', 1, 'b1');
 * [queue.take(), queue.take(), queue.take()] // => ['a1', 'b1', 'a2']
 */
export class FairQueue<Value> {
  readonly #waiting: Waiting<Value>[] = [];
  /** The virtual time at which the last item of each account would be done. */
  readonly #finishes = new Map<string, number>();
  /** The virtual time now. */
  #reached = 0;

  get size(): number {
    return this.#waiting.length;
  }

  add(account: string, cost: number, value: Value): void {
    const finish = Math.max(this.#reached, this.#finishes.get(account) ?? 0) + cost;
    this.#finishes.set(account, finish);
    this.#waiting.push({ account, cost, finish, value });
  }

  take(): Value | undefined {
    let next: Waiting<Value> | undefined;
    for (const each of this.#waiting) if (next === undefined || each.finish < next.finish) next = each;
    if (next === undefined) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#reached = Math.max(this.#reached, next.finish);
    this.#forget();
    return next.value;
  }

  /** Takes one out of the queue; its account does not pay for it. */
  drop(value: Value): void {
    const index = this.#waiting.findIndex((each) => each.value === value);
    const [dropped] = index < 0 ? [] : this.#waiting.splice(index, 1);
    if (dropped === undefined) return;
    const { account, cost } = dropped;
    this.#finishes.set(account, (this.#finishes.get(account) ?? 0) - cost);
    this.#forget();
  }

  /** An account with nothing in the queue keeps no debt. */
  #forget(): void {
    if (this.#waiting.length > 0) return;
    this.#finishes.clear();
    this.#reached = 0;
  }
}
