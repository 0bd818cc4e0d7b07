/** Whose view is shown on a shared device, and who must take the device first. */

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Actor, Seat, Status, Viewer } from '@riverstone/rules';

export class HotSeat {
  /** The person who holds the device; null when nobody has said so. */
  readonly #holder = signal<Seat | null>(null);
  readonly viewer: ReadonlySignal<Viewer>;
  readonly waiting: ReadonlySignal<readonly Seat[]>;

  constructor(
    private readonly people: readonly Seat[],
    private readonly status: ReadonlySignal<Status>,
    /** Whether a seat sees what others at the device may not. */
    private readonly hides: () => boolean,
  ) {
    this.viewer = computed(() => this.#viewerNow());
    this.waiting = computed(() => this.#waitingNow());
  }

  /** Whether several people share the device and something is hidden from some of them. */
  get isShared(): boolean {
    return this.people.length > 1 && this.hides();
  }

  give(seat: Seat): void {
    this.#holder.value = seat;
  }

  cover(): void {
    this.#holder.value = null;
  }

  /**
   * Called after every action. The holder gives the device back after their own action, after one of the table, and
   * when the game starts or stops waiting for them. They keep it after an aside, and after the action of somebody else.
   */
  after(actor: Actor, awaitedBefore: readonly Seat[], isAside: boolean): void {
    const holder = this.#holder.value;
    if (holder === null) return;
    const isSameWait = awaitedBefore.includes(holder) === this.status.value.awaited.includes(holder);
    const isOthersDoing = actor !== 'table' && (actor !== holder || isAside);
    if (!isSameWait || !isOthersDoing) this.#holder.value = null;
  }

  #viewerNow(): Viewer {
    const { over, awaited } = this.status.value;
    const [only, ...others] = this.people;
    if (over || only === undefined) return 'spectator';
    if (others.length === 0) return only;
    if (this.isShared) return this.#holder.value ?? 'spectator';
    const [next, ...more] = awaited.filter((seat) => this.people.includes(seat));
    return next !== undefined && more.length === 0 ? next : 'spectator';
  }

  #waitingNow(): readonly Seat[] {
    if (this.status.value.over || !this.isShared || this.#holder.value !== null) return [];
    return this.status.value.awaited.filter((seat) => this.people.includes(seat));
  }
}
