/**
 * Who is connected to a table and since when the others are not: by way of this node, and of others that have said so. It is not
 * kept: after a restart everybody has just left.
 */

import type { NodePresence } from '../../bus/bus.js';
import type { MemberId } from '../log/row-body.js';

export interface Presence {
  isHere(member: MemberId): boolean;
  /** How long somebody has been away, in milliseconds; 0 while they are here. */
  awayFor(member: MemberId, now: number): number;
}

/** Who is at the table by way of another node, as long as it is believed. */
type Elsewhere = Pick<NodePresence, 'members' | 'watchers'> & { readonly until: number };

/** A node that was not heard of for so long is not there any more, and takes its people with it. In milliseconds. */
const BELIEVED_FOR = 30_000;

export class PresenceTracker implements Presence {
  readonly #sockets = new Map<MemberId, number>();
  readonly #leftAt = new Map<MemberId, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();

  constructor(private readonly since: number) {}

  arrive(member: MemberId): void {
    this.#sockets.set(member, (this.#sockets.get(member) ?? 0) + 1);
  }

  leave(member: MemberId, now: number): void {
    const left = (this.#sockets.get(member) ?? 0) - 1;
    if (left > 0) this.#sockets.set(member, left);
    else {
      this.#sockets.delete(member);
      this.#leftAt.set(member, now);
    }
  }

  /** Another node has told who is there. Whether that is new. */
  hear({ node, members, watchers }: NodePresence, now: number): boolean {
    const before = this.#elsewhere.get(node) ?? { members: [], watchers: 0 };
    if (members.length + watchers === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, { members, watchers, until: now + BELIEVED_FOR });
    this.#part(before.members, now);
    return before.watchers !== watchers || String(before.members) !== String(members);
  }

  /** Forgets nodes that were not heard of for long. Whether there were any. */
  forgetSilent(now: number): boolean {
    const silent = [...this.#elsewhere].filter(([, { until }]) => until <= now);
    for (const [node, { members }] of silent) {
      this.#elsewhere.delete(node);
      this.#part(members, now);
    }
    return silent.length > 0;
  }

  /** Those who were somewhere, and are nowhere any more, have left. */
  #part(before: readonly MemberId[], now: number): void {
    for (const member of before) if (!this.isHere(member)) this.#leftAt.set(member, now);
  }

  isHere(member: MemberId): boolean {
    return this.#sockets.has(member) || this.#others.some(({ members }) => members.includes(member));
  }

  awayFor(member: MemberId, now: number): number {
    return this.isHere(member) ? 0 : now - (this.#leftAt.get(member) ?? this.since);
  }

  get #others(): readonly Elsewhere[] {
    return [...this.#elsewhere.values()];
  }

  /** Those who are here by way of this node. */
  get own(): MemberId[] {
    return [...this.#sockets.keys()].sort((one, other) => one - other);
  }

  /** Everybody who is here. */
  get here(): MemberId[] {
    const all = new Set([...this.#sockets.keys(), ...this.#others.flatMap(({ members }) => members)]);
    return [...all].sort((one, other) => one - other);
  }

  /** How many watch by way of other nodes. */
  get watchersElsewhere(): number {
    return this.#others.reduce((sum, { watchers }) => sum + watchers, 0);
  }
}
