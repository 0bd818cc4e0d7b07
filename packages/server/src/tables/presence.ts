/** Who is connected to a table and since when the others are not. It is not kept: after a restart everybody has just left. */

import type { Member } from './log-body.js';

export interface Presence {
  isHere(member: Member): boolean;
  /** How long somebody has been away, in milliseconds; 0 while they are here. */
  awayFor(member: Member, now: number): number;
}

export class Attendance implements Presence {
  readonly #sockets = new Map<Member, number>();
  readonly #leftAt = new Map<Member, number>();

  constructor(private readonly since: number) {}

  arrive(member: Member): void {
    this.#sockets.set(member, (this.#sockets.get(member) ?? 0) + 1);
  }

  leave(member: Member, now: number): void {
    const left = (this.#sockets.get(member) ?? 0) - 1;
    if (left > 0) this.#sockets.set(member, left);
    else {
      this.#sockets.delete(member);
      this.#leftAt.set(member, now);
    }
  }

  isHere(member: Member): boolean {
    return this.#sockets.has(member);
  }

  awayFor(member: Member, now: number): number {
    return this.isHere(member) ? 0 : now - (this.#leftAt.get(member) ?? this.since);
  }

  get here(): Member[] {
    return [...this.#sockets.keys()].sort((one, other) => one - other);
  }
}
