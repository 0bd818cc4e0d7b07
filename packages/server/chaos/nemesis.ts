/** Injects faults into a cluster and repairs them, chosen by a seed. */

import { setTimeout as after } from 'node:timers/promises';
import { pick, type Rng } from '@riverstone/rules';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { type ChaosCluster, type ChaosNode, startNode } from './chaos-cluster.js';
import { type FaultKind, faultKinds } from './history.js';

/** How far the clocks of nodes are off. In milliseconds; they jump by twice as much. */
const [MIN_OFFSET, MAX_OFFSET] = [30_000, 60_000] as const;

export interface NemesisEvents {
  injected(fault: FaultKind, target: string): void;
  repaired(fault: FaultKind, target: string): void;
  failed(fault: FaultKind, target: string, error: unknown): void;
  /** A node will be killed when this resolves. */
  killing(node: ChaosNode): Promise<void>;
  /** The node that owns most tables, by its number. */
  busiest(): Promise<number>;
}

export class Nemesis {
  readonly counts = new Map<FaultKind, number>();
  readonly #busy = new Set<string>();
  readonly #repairs = new Set<Promise<void>>();
  #isOver = false;

  constructor(
    private readonly cluster: ChaosCluster,
    private readonly rng: Rng,
    private readonly events: NemesisEvents,
  ) {}

  randomOffset(): number {
    const offset = MIN_OFFSET + this.rng.below(MAX_OFFSET - MIN_OFFSET + 1);
    return this.rng.below(2) === 0 ? offset : -offset;
  }

  /** Injects faults until the time is up, and waits until all are repaired. */
  async injectUntil(kinds: readonly FaultKind[], until: () => boolean): Promise<void> {
    // Each kind once before any comes twice: a short run has all of them.
    let left: FaultKind[] = [];
    while (!until()) {
      if (left.length === 0) left = [...kinds];
      const kind = pick(left, this.rng);
      left = left.filter((each) => each !== kind);
      void this.#begin(kind, this.rng.below(this.cluster.nodes.length));
      await after(500 + this.rng.below(2500));
    }
    await Promise.all(this.#repairs);
    this.#isOver = true;
  }

  /** One fault after the other, where it hurts most, each repaired for so many milliseconds before the next. */
  async injectInTurn(kinds: Iterable<FaultKind>, pause: number): Promise<void> {
    for (const kind of kinds) {
      await this.#begin(kind, await this.events.busiest());
      await after(pause);
    }
    this.#isOver = true;
  }

  /** Resolves when it is repaired. */
  #begin(kind: FaultKind, index: number): Promise<void> {
    const target = /postgres|redis/.exec(kind)?.[0] ?? `node ${index}`;
    const node = this.cluster.nodes[index];
    if (node === undefined || this.#busy.has(target)) return Promise.resolve();
    this.#busy.add(target);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    this.events.injected(kind, target);
    const repair = this.#faults[kind](node)
      .then(
        () => this.events.repaired(kind, target),
        (error: unknown) => this.events.failed(kind, target, error),
      )
      .finally(() => {
        this.#busy.delete(target);
        this.#repairs.delete(repair);
      });
    this.#repairs.add(repair);
    return repair;
  }

  /** Waits for a random time between two, in milliseconds. */
  #waitBetween(least: number, most: number): Promise<void> {
    return after(least + this.rng.below(most - least + 1));
  }

  readonly #faults: Readonly<Record<FaultKind, (node: ChaosNode) => Promise<void>>> = {
    'kill-node': (node) => this.#restart(node, 'SIGKILL'),
    'stop-node': (node) => this.#restart(node, 'SIGTERM'),
    // Shorter than a lease, and longer.
    'pause-node': (node) => this.#pause(node, 200, 2000),
    'pause-node-long': (node) => this.#pause(node, 4000, 7000),
    'shift-clock': async ({ process }) => process.signal('SIGUSR2'),
    'kill-postgres': () => this.#restartPostgres('kill'),
    'stop-postgres': () => this.#restartPostgres('stop'),
    'kill-redis': async () => {
      const { redis } = this.cluster;
      await redis?.kill();
      await this.#waitBetween(0, 3000);
      await redis?.start();
    },
    'cut-bus': ({ toBus }) => this.#disturb(toBus, 'cut', 5000),
    'stall-bus': ({ toBus }) => this.#disturb(toBus, 'stall', 8000),
    'cut-store': ({ toStore }) => this.#disturb(toStore, 'cut', 5000),
    'stall-store': ({ toStore }) => this.#disturb(toStore, 'stall', 8000),
    'cut-links': ({ fromNodes }) => this.#disturb(fromNodes, 'cut', 5000),
    'stall-links': ({ fromNodes }) => this.#disturb(fromNodes, 'stall', 5000),
  };

  async #restart(node: ChaosNode, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const offset = this.randomOffset();
    if (signal === 'SIGKILL') await this.events.killing(node);
    await node.process.end(signal);
    await this.#waitBetween(0, 4000);
    await startNode(node, offset, () => this.#isOver);
  }

  async #pause({ process }: ChaosNode, least: number, most: number): Promise<void> {
    process.pause();
    await this.#waitBetween(least, most);
    process.resume();
  }

  async #restartPostgres(how: 'kill' | 'stop'): Promise<void> {
    const { postgres } = this.cluster;
    await postgres[how]();
    await this.#waitBetween(1000, 3000);
    await postgres.start();
  }

  async #disturb(proxy: TcpProxy, how: 'cut' | 'stall', most: number): Promise<void> {
    proxy[how]();
    await this.#waitBetween(500, most);
    proxy.repair();
  }
}

/** All kinds that a cluster can suffer. */
export function faultsFor({ redis }: Pick<ChaosCluster, 'redis'>): readonly FaultKind[] {
  return redis === null ? faultKinds.filter((kind) => kind !== 'kill-redis') : faultKinds;
}
