/**
 * The lease of this node: while it is renewed, no other node takes its tables. The store decides by its own clock. The
 * node counts from the moment it sent the request, by a monotonic clock, so it always stops first.
 */

import { randomUUID } from 'node:crypto';
import type { Log } from '../observing/log.js';
import type { NodeId, NodeStore } from '../store/store.js';

/** How long a lease lasts, in milliseconds. A dead node's tables are taken over after this long. */
const TTL = 3000;
/** How often it is renewed, in milliseconds. */
const RENEWAL_INTERVAL = 750;
/** How much sooner than the store a node treats its lease as expired, in milliseconds. */
const MARGIN = 500;

export interface LeaseDeps {
  readonly store: Pick<NodeStore, 'startLease' | 'renewLease' | 'endLease'>;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Monotonic milliseconds, which also count while the process is stopped or the machine sleeps. */
  readonly elapsed: () => number;
  /** Called after each renewal. */
  readonly renewed?: () => void;
  readonly changed?: (change: 'started' | 'lost') => void;
}

export class Lease {
  #id: NodeId = randomUUID();
  /** By `elapsed`; 0 without a lease. */
  #heldUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #isRenewing = false;
  #isEnded = false;
  readonly #listeners: (() => void)[] = [];
  #address = '';

  constructor(private readonly deps: LeaseDeps) {}

  /** Starts a lease and keeps renewing it. Rejects if the store does not answer. `address`: where others reach it. */
  async start(address: string): Promise<void> {
    this.#address = address;
    await this.#begin();
    this.#timer = setInterval(() => void this.renew(), RENEWAL_INTERVAL);
  }

  /** The node's id. It changes when the lease was lost. */
  get id(): NodeId {
    return this.#id;
  }

  /** Calls the listener when the lease is lost. */
  onLost(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Whether this node certainly owns its tables. If the lease has expired, marks it as lost. */
  isHeld(): boolean {
    if (this.#heldUntil === 0) return false;
    if (this.deps.elapsed() < this.#heldUntil) return true;
    this.#lose();
    return false;
  }

  /** Renews the lease, or starts another one after it was lost. */
  async renew(): Promise<void> {
    if (this.#isRenewing || this.#isEnded) return;
    this.#isRenewing = true;
    try {
      if (this.isHeld()) await this.#extend();
      else await this.#begin();
      this.deps.renewed?.();
    } catch (error) {
      this.deps.log.error('store-failed', { error });
    }
    this.#isRenewing = false;
  }

  /** Ends the lease, so that other nodes can take the tables at once. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#isEnded = true;
    if (!this.isHeld()) return;
    this.#heldUntil = 0;
    await this.deps.store.endLease(this.#id);
  }

  async #begin(): Promise<void> {
    const id = randomUUID();
    const asked = this.deps.elapsed();
    await this.deps.store.startLease({ id, address: this.#address }, TTL);
    if (this.#isEnded) return;
    this.#id = id;
    this.#heldUntil = asked + TTL - MARGIN;
    this.deps.log.info('lease-started', { node: id });
    this.deps.changed?.('started');
  }

  async #extend(): Promise<void> {
    const { id } = this;
    const asked = this.deps.elapsed();
    const isRenewed = await this.deps.store.renewLease(id, TTL);
    // It may have run out while the store answered.
    if (this.#isEnded || id !== this.#id || !this.isHeld()) return;
    if (isRenewed) this.#heldUntil = asked + TTL - MARGIN;
    else this.#lose();
  }

  #lose(): void {
    this.#heldUntil = 0;
    this.deps.log.warn('lease-lost', { node: this.#id });
    this.deps.changed?.('lost');
    for (const listener of this.#listeners) listener();
  }
}
