/** A cluster on this machine: PostgreSQL, Redis, nodes and a balancer. Programs that crash are restarted. */

import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';
import { NodeProcess } from '../support/node-process.js';
import { startPostgres } from '../support/postgres.js';
import { startRedis } from '../support/redis.js';
import { Balancer } from './balancer.js';
import type { LocalClusterOptions } from './options.js';

export interface LocalClusterSettings extends LocalClusterOptions {
  readonly port: number;
  /** What `riverstone` runs. */
  readonly command: string;
  /** Prints a sentence about what happens. */
  readonly print: (sentence: string) => void;
}

/** The balancer needs two seconds to notice that a node is about to end. */
const GRACE_SECONDS = 3;
/** The first and the longest pause before a restart, in milliseconds. */
const FIRST_PAUSE = 250;
const MAX_PAUSE = 4000;

/** The event of a log line; the line itself if it is no log line. */
function eventIn(line: string): string {
  const [, event] = /"event":"([^"]+)"/.exec(line) ?? [];
  const [, code] = /"code":"([^"]+)"/.exec(line) ?? [];
  return event === undefined ? line : `${event}${code === undefined ? '' : ` (${code})`}`;
}

/** A program of the cluster. */
interface Part {
  start(): Promise<void>;
}

export class LocalCluster {
  /** Functions that end what was started, in start order. */
  readonly #stops: (() => Promise<void>)[] = [];
  #isStopping = false;

  constructor(private readonly settings: LocalClusterSettings) {}

  /** Resolves with the address of the balancer when all of it serves. Call `stop` also when it rejects. */
  async start(): Promise<string> {
    const { print, host, port, nodes: count } = this.settings;
    const store = await this.#startStore();
    const bus = await this.#startBus();
    const ports: number[] = [];
    while (ports.length < count) ports.push(await freePort());
    await Promise.all(ports.map((each, index) => this.#startNode(`Node ${index + 1}`, each, [...store, ...bus])));
    const balancer: Balancer = new Balancer({ host, port, nodes: ports }, (reason) =>
      this.#restart('HAProxy', reason, balancer),
    );
    this.#stops.push(() => balancer.remove());
    await balancer.start();
    print(`Riverstone is at ${balancer.url}`);
    return balancer.url;
  }

  /** Ends everything, the balancer first. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const [balancer, ...others] = this.#stops.splice(0).reverse();
    await balancer?.();
    // Nodes end together, and before what they need.
    const nodes = others.splice(0, this.settings.nodes);
    await Promise.all(nodes.map((end) => end()));
    for (const end of others) await end();
  }

  async #startStore(): Promise<readonly string[]> {
    const { store, print } = this.settings;
    if (store !== null) return ['--store', store];
    const postgres = await startPostgres({ ended: (reason) => this.#restart('PostgreSQL', reason, postgres) });
    this.#stops.push(() => postgres.remove());
    const url = await postgres.newDatabase();
    print(`PostgreSQL: ${url}`);
    return ['--store', url];
  }

  async #startBus(): Promise<readonly string[]> {
    const { bus, print } = this.settings;
    if (bus === 'postgres') return [];
    if (bus !== 'redis') return ['--bus', bus];
    const redis = await startRedis({ ended: (reason) => this.#restart('Redis', reason, redis) });
    this.#stops.push(() => redis.remove());
    print(`Redis: ${redis.url}`);
    return ['--bus', redis.url];
  }

  async #startNode(name: string, port: number, place: readonly string[]): Promise<void> {
    const { command, print } = this.settings;
    const args = [...place, '--trust-proxy', '1', '--grace', `${GRACE_SECONDS}`];
    const onStderr = (text: string): void => {
      for (const line of text.trim().split('\n')) print(`${name} says: ${eventIn(line)}`);
    };
    const node: NodeProcess = new NodeProcess({ port, command, args, onStderr }, (code, signal) =>
      this.#restart(name, code ?? signal, started),
    );
    const started: Part = {
      start: async () => {
        await node.start();
        print(`${name}: ${node.url}/ (process ${node.pid})`);
      },
    };
    this.#stops.push(async () => {
      await node.end('SIGTERM');
      await node.remove();
    });
    await started.start();
  }

  #restart(name: string, reason: number | NodeJS.Signals | null, part: Part): void {
    if (this.#isStopping) return;
    this.settings.print(`${name} has ended (${reason}). It is started again.`);
    void this.#restartUntilItRuns(name, part);
  }

  async #restartUntilItRuns(name: string, part: Part): Promise<void> {
    for (let pause = FIRST_PAUSE; !this.#isStopping; pause = Math.min(2 * pause, MAX_PAUSE)) {
      try {
        await part.start();
        return;
      } catch (error) {
        if (!this.#isStopping) this.settings.print(`${name} could not be started: ${(error as Error).message}`);
      }
      await after(pause);
    }
  }
}
