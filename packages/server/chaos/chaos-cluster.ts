/**
 * A cluster for chaos runs: PostgreSQL, Redis and nodes in processes of their own. Proxies stand between each node and
 * PostgreSQL, Redis and the other nodes.
 */

import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.js';
import { NodeProcess } from '../support/node-process.js';
import { type PostgresServer, startPostgres } from '../support/postgres.js';
import { type RedisProcess, startRedis } from '../support/redis.js';
import { startProxy, type TcpProxy } from '../support/tcp-proxy.js';

const shiftClock = fileURLToPath(new URL('./shift-clock.mjs', import.meta.url));

export interface ChaosNode {
  readonly process: NodeProcess;
  readonly toBus: TcpProxy;
  readonly toStore: TcpProxy;
  /** Through which the other nodes reach it. */
  readonly fromNodes: TcpProxy;
  /** The address of that proxy, which is in the node's lease. */
  readonly address: string;
}

/** What carries messages between nodes: Redis, or NOTIFY of the same PostgreSQL. */
export type BusKind = 'redis' | 'postgres';

export interface ChaosCluster {
  readonly postgres: PostgresServer;
  /** Null where PostgreSQL is the bus. */
  readonly redis: RedisProcess | null;
  readonly nodes: readonly ChaosNode[];
  /** The address of the database, not through a proxy. */
  readonly store: string;
  remove(): Promise<void>;
}

export interface ChaosClusterSettings {
  readonly nodes: number;
  readonly bus: BusKind;
  /** What `riverstone` runs. */
  readonly command: string;
  /** Called with what nodes write to standard error, and when one ends by itself. */
  readonly onStderr: (node: number, text: string) => void;
  readonly ended: (node: number, code: number | null) => void;
}

/** The nodes are not started yet. */
export async function createCluster(settings: ChaosClusterSettings): Promise<ChaosCluster> {
  const { nodes, bus, command, onStderr, ended } = settings;
  const postgres = await startPostgres();
  const redis = bus === 'redis' ? await startRedis() : null;
  const store = await postgres.newDatabase();
  const through = ({ port }: TcpProxy): string => store.replace(`:${postgres.port}/`, `:${port}/`);
  const created: ChaosNode[] = [];
  for (let index = 0; index < nodes; index++) {
    const port = await freePort();
    const [toBus, toStore] = [await startProxy(redis?.port ?? postgres.port), await startProxy(postgres.port)];
    const fromNodes = await startProxy(port);
    const address = `http://127.0.0.1:${fromNodes.port}/`;
    const args = [
      ...['--store', through(toStore), '--bus', redis === null ? through(toBus) : `redis://127.0.0.1:${toBus.port}`],
      ...['--advertise', address],
      ...['--limits', 'off', '--push', 'off', '--log', 'info', '--grace', '0'],
    ];
    const node = { port, command, args, onStderr: (text: string) => onStderr(index, text) };
    created.push({ process: new NodeProcess(node, (code) => ended(index, code)), toBus, toStore, fromNodes, address });
  }
  return {
    postgres,
    redis,
    nodes: created,
    store,
    async remove() {
      for (const { process, toBus, toStore, fromNodes } of created) {
        await process.remove();
        for (const proxy of [toBus, toStore, fromNodes]) await proxy.close();
      }
      await redis?.remove();
      await postgres.remove();
    },
  };
}

/** Starts a node whose clock is off; again and again while its store is away, as a service manager does. */
export async function startNode({ process }: ChaosNode, offset: number, isOver: () => boolean): Promise<void> {
  const settings = { execArgv: ['--import', shiftClock], env: { CLOCK_OFFSET: `${offset}` } };
  for (let attempt = 0; ; attempt++) {
    try {
      await process.start(settings);
      return;
    } catch (error) {
      if (isOver() || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const MAX_ATTEMPTS = 60;
