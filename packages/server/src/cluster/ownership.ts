/**
 * Whether this node owns a table. Each table has at most one owner, and only the owner has it in memory. A single node
 * owns all tables and needs no store for that.
 */

import type { NodeId, NodeStore, TableNumber, TableOwner } from '../store/store.js';
import type { Lease } from './lease.js';

export interface Ownership {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  /** This node's id; null for a single node. */
  readonly node: NodeId | null;
  /** Whether this node may act for the tables that it owns: its lease has not run out. */
  mayAct(): boolean;
  /** Makes this node the owner, unless another live node is. */
  acquire(table: TableNumber): Promise<TableOwner>;
  /** Call it when the log of a table that was taken over is fenced. */
  markFenced(table: TableNumber): void;
  release(table: TableNumber): Promise<void>;
  /** The tables that this node owns according to the store; null if it lost its lease meanwhile, or needs none. */
  owned(): Promise<ReadonlySet<TableNumber> | null>;
  /** Calls the listener when the lease has expired: other nodes may own the tables by now. */
  onLost(listener: () => void): void;
}

/** For a single node. */
export const soleOwnership: Ownership = {
  isShared: false,
  node: null,
  mayAct: () => true,
  acquire: async () => ({ owner: 'self', tookOver: false }),
  markFenced: () => {},
  release: async () => {},
  owned: async () => null,
  onLost: () => {},
};

/** One of several nodes. */
export class LeasedOwnership implements Ownership {
  readonly isShared = true;
  /** Tables that were (or may have been) taken over and are not fenced yet. */
  readonly #unfenced = new Set<TableNumber>();
  readonly #owned = new Set<TableNumber>();

  constructor(
    private readonly store: NodeStore,
    private readonly lease: Lease,
  ) {
    lease.onLost(() => {
      this.#unfenced.clear();
      this.#owned.clear();
    });
  }

  get node(): NodeId {
    return this.lease.id;
  }

  /** How many tables this node owns. */
  get count(): number {
    return this.#owned.size;
  }

  mayAct(): boolean {
    return this.lease.isHeld();
  }

  async acquire(table: TableNumber): Promise<TableOwner> {
    if (!this.mayAct()) return { owner: 'none' };
    const { node } = this;
    let found: TableOwner;
    try {
      found = await this.store.acquire(table, node);
    } catch (error) {
      // The store may have done it before the error.
      if (node === this.node) this.#unfenced.add(table);
      throw error;
    }
    if (node !== this.node || !this.mayAct()) return { owner: 'none' };
    if (found.owner !== 'self') return found;
    this.#owned.add(table);
    if (found.tookOver) this.#unfenced.add(table);
    return { owner: 'self', tookOver: this.#unfenced.has(table) };
  }

  markFenced(table: TableNumber): void {
    this.#unfenced.delete(table);
  }

  async release(table: TableNumber): Promise<void> {
    await this.store.release(table, this.node);
    this.#owned.delete(table);
  }

  async owned(): Promise<ReadonlySet<TableNumber> | null> {
    const { node } = this;
    const owned = await this.store.ownedBy(node);
    return this.mayAct() && node === this.node ? new Set(owned) : null;
  }

  onLost(listener: () => void): void {
    this.lease.onLost(listener);
  }
}
