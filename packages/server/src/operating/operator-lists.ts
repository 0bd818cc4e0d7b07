/**
 * Bans and announcements, as this node knows them. Every node reads them from the store every two seconds, and at once
 * when another node says that they have changed.
 */

import type { Bus } from '../bus/bus.js';
import type { OperatingStore } from '../store/operating-store.js';
import type { GuestId } from '../store/store.js';
import { isInRange } from './address-range.js';
import { type Item, itemsOf } from './item-shapes.js';

export interface ClientIdentity {
  readonly guest: GuestId | null;
  readonly address: string;
}

interface ListDeps {
  readonly store: OperatingStore;
  readonly bus: Pick<Bus, 'subscribe' | 'publish'>;
  readonly failed: (error: unknown) => void;
  clock(): number;
}

interface LiveAnnouncement {
  readonly id: string;
  readonly text: string;
  readonly until: number;
}

export class OperatorLists {
  #bans: readonly Item<'ban'>[] = [];
  #announcements: readonly LiveAnnouncement[] = [];
  /** The lists as JSON when they were last read, to detect changes. */
  #lastRead = '[]';
  readonly #listeners = new Set<() => void>();
  readonly #unsubscribe: () => void;

  constructor(private readonly deps: ListDeps) {
    this.#unsubscribe = deps.bus.subscribe('admin', () => void this.refresh().catch(deps.failed));
  }

  /** Reads the lists, and calls listeners if they have changed. */
  async refresh(): Promise<void> {
    const { store, clock } = this.deps;
    const now = clock();
    const isActive = ({ body }: Item<'ban'>): boolean => body.until === null || body.until > now;
    const bans = (await itemsOf(store, 'ban')).filter(isActive);
    const announcements = (await itemsOf(store, 'announcement'))
      .map(({ id, body }) => ({ id, ...body }))
      .filter(({ until }) => until > now);
    const read = JSON.stringify([bans, announcements]);
    if (read === this.#lastRead) return;
    this.#lastRead = read;
    this.#bans = bans;
    this.#announcements = announcements;
    for (const listener of this.#listeners) listener();
  }

  /** Call it when this node has changed them in the store. */
  async changed(): Promise<void> {
    this.deps.bus.publish('admin', { kind: 'lists-changed' });
    await this.refresh();
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** When a client's ban ends: a time, null for never, undefined without a ban. */
  bannedUntil({ guest, address }: ClientIdentity): number | null | undefined {
    const now = this.deps.clock();
    let until: number | null | undefined;
    for (const { body } of this.#bans) {
      const isMatch = body.range === null ? guest !== null && body.guest === guest : isInRange(address, body.range);
      if (!isMatch || (body.until !== null && body.until <= now)) continue;
      if (body.until === null) return null;
      until = Math.max(until ?? 0, body.until);
    }
    return until;
  }

  /** What is announced now, the newest first. */
  get announcements(): readonly LiveAnnouncement[] {
    const now = this.deps.clock();
    return this.#announcements.filter(({ until }) => until > now);
  }

  close(): void {
    this.#unsubscribe();
  }
}
