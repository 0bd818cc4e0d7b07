/**
 * Who is connected to a table, through this node or another, and since when the others are away. It is not stored:
 * after a restart everybody has just left.
 */

import type { NodePresence } from '../../bus/bus.js';
import type { MemberId } from '../log/row.js';

export interface Presence {
  isHere(member: MemberId): boolean;
  /** How long somebody has been away, in milliseconds; 0 while they are here. */
  awayFor(member: MemberId, now: number): number;
}

/** Who is connected through another node. Expires if it is not repeated. */
type RemotePresence = Pick<NodePresence, 'members' | 'watchers'> & { readonly until: number };

/** After this long without news, assume that a node is down and its people are gone. In milliseconds. */
const PRESENCE_TTL = 30_000;

export class PresenceTracker implements Presence {
  readonly #sockets = new Map<MemberId, number>();
  readonly #leftAt = new Map<MemberId, number>();
  readonly #elsewhere = new Map<string, RemotePresence>();

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

  /** Another node has published who is connected to it. Returns whether that is new. */
  hear({ node, members, watchers }: NodePresence, now: number): boolean {
    const before = this.#elsewhere.get(node) ?? { members: [], watchers: 0 };
    if (members.length + watchers === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, { members, watchers, until: now + PRESENCE_TTL });
    this.#noteLeft(before.members, now);
    return before.watchers !== watchers || String(before.members) !== String(members);
  }

  /** Drops nodes without recent news. Returns whether there were any. */
  dropSilentNodes(now: number): boolean {
    const silent = [...this.#elsewhere].filter(([, { until }]) => until <= now);
    for (const [node, { members }] of silent) {
      this.#elsewhere.delete(node);
      this.#noteLeft(members, now);
    }
    return silent.length > 0;
  }

  /** Notes when members left who are not connected anywhere any more. */
  #noteLeft(before: readonly MemberId[], now: number): void {
    for (const member of before) if (!this.isHere(member)) this.#leftAt.set(member, now);
  }

  isHere(member: MemberId): boolean {
    return this.#sockets.has(member) || this.#others.some(({ members }) => members.includes(member));
  }

  awayFor(member: MemberId, now: number): number {
    return this.isHere(member) ? 0 : now - (this.#leftAt.get(member) ?? this.since);
  }

  get #others(): readonly RemotePresence[] {
    return [...this.#elsewhere.values()];
  }

  /** The members that are connected through this node. */
  get own(): MemberId[] {
    return [...this.#sockets.keys()].sort((one, other) => one - other);
  }

  /** All members that are connected. */
  get here(): MemberId[] {
    const all = new Set([...this.#sockets.keys(), ...this.#others.flatMap(({ members }) => members)]);
    return [...all].sort((one, other) => one - other);
  }

  /** How many watch through other nodes. */
  get watchersElsewhere(): number {
    return this.#others.reduce((sum, { watchers }) => sum + watchers, 0);
  }
}
