/**
 * Who is connected to a table, and since when the others are away. It is not stored: after a restart everybody counts
 * as having just left.
 */

import type { MemberId } from '../log/row.js';

export interface Presence {
  isHere(member: MemberId): boolean;
  /** How long somebody has been away, in milliseconds; 0 while they are here. */
  awayFor(member: MemberId, now: number): number;
}

export class PresenceTracker implements Presence {
  readonly #connections = new Map<MemberId, number>();
  readonly #leftAt = new Map<MemberId, number>();

  constructor(private readonly since: number) {}

  arrive(member: MemberId): void {
    this.#connections.set(member, (this.#connections.get(member) ?? 0) + 1);
  }

  leave(member: MemberId, now: number): void {
    const left = (this.#connections.get(member) ?? 0) - 1;
    if (left > 0) this.#connections.set(member, left);
    else {
      this.#connections.delete(member);
      this.#leftAt.set(member, now);
    }
  }

  isHere(member: MemberId): boolean {
    return this.#connections.has(member);
  }

  awayFor(member: MemberId, now: number): number {
    return this.isHere(member) ? 0 : now - (this.#leftAt.get(member) ?? this.since);
  }

  /** All members that are connected. */
  get here(): MemberId[] {
    return [...this.#connections.keys()].sort((one, other) => one - other);
  }
}
