/** What programs do wrong in a contest, counted by kind with one example each. */

import { visible } from '../../messages/visible.js';

/** Every kind of fault, and its text in the report. All but `unasked` cost the turn. */
export const faultKinds = {
  late: 'no answer in time',
  illegal: 'a move that the rules do not allow',
  unreadable: 'an answer that is not one of the protocol',
  crashed: 'the program ended or could not be started',
  flooded: 'far too much output',
  absent: 'not asked any more, after too many restarts',
  unasked: 'something said that nobody asked for, ignored',
} as const;

export type FaultKind = keyof typeof faultKinds;

/** A kind of fault of one contender: how often, and the first example. */
export interface Fault {
  readonly contender: number;
  readonly kind: FaultKind;
  readonly count: number;
  readonly example: string;
}

const MAX_EXAMPLE_LENGTH = 160;

/** Counts faults over all deals. */
export class FaultLog {
  readonly #faults = new Map<string, Fault>();

  add(contender: number, kind: FaultKind, example: string): void {
    const short = example.length > MAX_EXAMPLE_LENGTH ? `${example.slice(0, MAX_EXAMPLE_LENGTH)}…` : example;
    this.merge([{ contender, kind, count: 1, example: visible(short) }]);
  }

  merge(faults: readonly Fault[]): void {
    for (const fault of faults) {
      const key = `${fault.contender} ${fault.kind}`;
      const before = this.#faults.get(key);
      this.#faults.set(key, before === undefined ? fault : { ...before, count: before.count + fault.count });
    }
  }

  /** All faults, by contender and then in the order of `faultKinds`. */
  list(): readonly Fault[] {
    const order = Object.keys(faultKinds);
    return [...this.#faults.values()].sort(
      (one, other) => one.contender - other.contender || order.indexOf(one.kind) - order.indexOf(other.kind),
    );
  }

  /** Returns all faults and starts over. */
  take(): readonly Fault[] {
    const faults = this.list();
    this.#faults.clear();
    return faults;
  }
}
