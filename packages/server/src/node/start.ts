/** Starts a server: page, HTTP and tables on one port, in one process. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { BotWorkers } from '../bots/bot-workers.js';
import type { Bus } from '../bus/bus.js';
import { openBus } from '../bus/open-bus.js';
import { PeerAwareBus } from '../bus/peer-aware-bus.js';
import { createHttp } from '../http/create-http.js';
import { createIdentities } from '../identity/identities.js';
import { createLimits, type LimitSetting } from '../limits/limits.js';
import { type SharedLimits, shareLimits } from '../limits/share-limits.js';
import { createLog, type Log, type LogLevel } from '../observing/log.js';
import { LogWriter } from '../observing/log-writer.js';
import { createMetrics, type Metrics } from '../observing/metrics.js';
import type { OperatingSettings } from '../operating/operating-settings.js';
import { Operations } from '../operating/operations.js';
import { readPageFiles } from '../page/page-files.js';
import { createPushes, noPushes, type PushDeps, type Pushes, type PushSetting } from '../push/pushes.js';
import { SocketServer } from '../sockets/socket-server.js';
import { isPostgresUrl, openStore } from '../store/open-store.js';
import { wordListOf } from '../tables/decide/word-list.js';
import { StoredTables } from '../tables/stored-tables.js';
import { Tables } from '../tables/tables.js';
import type { TraceSettings } from '../tracing/otlp-exporter.js';
import { noTracer, type Tracer } from '../tracing/tracer.js';
import { createClusterNode, createSingleNode, nodeAddress } from './cluster-node.js';
import { observedStore } from './observed-store.js';

export interface ServerSettings {
  /** The folder of the built page. */
  readonly page: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The database file, or the address of a PostgreSQL database. */
  readonly data: string;
  /** The public addresses behind a proxy; empty without one. */
  readonly origins: readonly string[];
  /** The number of proxies in front of the server. */
  readonly proxies: number;
  readonly log: LogLevel;
  readonly limits: LimitSetting;
  /** Whether guests may have news of their tables pushed to their browsers. */
  readonly push: PushSetting;
  /** For tests: browsers may be reached on this machine, over plain HTTP. */
  readonly allowsLocalPush?: boolean;
  /** The script of bot workers: `@riverstone/bots/worker`. */
  readonly botWorker: URL;
  /** The addresses of the server once it listens on a port, the best one first. */
  readonly addresses: (port: number) => readonly string[];
  /**
   * The address of the bus that connects nodes, or the bus itself. A single node needs none; on PostgreSQL, that is the
   * bus if none is named.
   */
  readonly bus?: string | Bus | undefined;
  /** Makes it one of several nodes. Without it, a server on a file is alone; one on PostgreSQL never is. */
  readonly cluster?:
    | {
        /** Where the other nodes reach this one; undefined for the host and port that it listens on. */
        readonly advertise?: string | undefined;
      }
    | undefined;
  /** How long a stopping server serves on while `/ready` answers 503, in milliseconds; 0 if left out. */
  readonly grace?: number;
  readonly operating?: OperatingSettings;
  /** Where spans of traces are sent; undefined for nowhere. */
  readonly traces?: TraceSettings | undefined;
  /** How often sockets are pinged, in milliseconds. */
  readonly pingEvery?: number;
  /** For tests: the server's time, in milliseconds since 1970. */
  readonly clock?: () => number;
}

export interface RunningServer {
  readonly host: string;
  readonly port: number;
  /** The address to open, with a trailing slash. */
  readonly url: string;
  /** Whether the bus could be reached at the start. If not, the node goes on trying. */
  readonly hasBus: boolean;
  /**
   * Serves on for the grace period, no longer ready. Then stops accepting connections, stores everything, asks clients
   * to reconnect, and frees the port and the file.
   */
  close(): Promise<void>;
}

/** How long sockets and requests may take to end when the server stops, in milliseconds. */
const CLOSING_MS = 2000;

/** Rejects with Node's own error (`EADDRINUSE`, `EACCES`) if it can't listen. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const opened = new OpenedParts();
  try {
    return await startParts(settings, opened);
  } catch (error) {
    // Nothing may be left that would keep the process alive: whoever started it waits for its end.
    await opened.close().catch(() => {});
    throw error;
  }
}

async function startParts(settings: ServerSettings, parts: OpenedParts): Promise<RunningServer> {
  const lines = new LogWriter();
  const log = createLog(settings.log, lines);
  const metrics = createMetrics(() => lines.dropped);
  const files = await readPageFiles(settings.page);
  const tracer = await tracerFor(settings.traces, { log, metrics });
  parts.add(() => tracer.close());
  const isAlone = settings.cluster === undefined && !isPostgresUrl(settings.data);
  const store = observedStore(await openStore(settings.data, isAlone ? 'alone' : 'shared'), metrics, tracer);
  parts.add(() => store.close());
  const busAddress = busOf(settings);
  const opened = await openBus(busAddress, { log, metrics });
  const clusterBus = isAlone ? null : new PeerAwareBus(opened);
  const bus = clusterBus ?? opened;
  parts.add(() => bus.close());
  const shared = limitsFor(settings, busAddress === undefined ? null : bus);
  parts.add(() => shared.close());
  const { limits } = shared;
  const node =
    clusterBus === null
      ? createSingleNode()
      : await createClusterNode({ store, bus: clusterBus, log, metrics, tracer });
  parts.add(() => node.leave());
  const { ownership, remote } = node;
  const clock = settings.clock ?? node.clock;
  const botWorkers = new BotWorkers(settings.botWorker, Math.max(1, availableParallelism() - 1), tracer);
  parts.add(() => botWorkers.close());
  metrics.queue('bots', () => botWorkers.thinking);
  metrics.queue('deals', () => botWorkers.dealing);
  const pushes = await pushesFor(settings, { store, log, metrics });
  parts.add(() => pushes.close());
  const { operating = {} } = settings;
  const words = operating.words === undefined ? undefined : wordListOf(operating.words);
  const tables = new Tables({ store, bus, ownership, remote, botWorkers, metrics, log, pushes, clock, words });
  parts.add(() => tables.close());
  const storedTables = new StoredTables({ store, log, clock, hosts: tables, words });
  const identities = createIdentities(store, clock, bus);
  let isStopping = false;
  const operations = new Operations(operating, {
    store,
    tables,
    bus,
    ownership,
    log,
    clock,
    node: randomUUID(),
    rows: () => metrics.rows(),
    connections: () => sockets.count,
    addressOf: (guest) => sockets.addressOf(guest),
  });
  parts.add(() => operations.close());
  let isDraining = false;
  let port = settings.port;
  const http = await createHttp({
    store,
    tables: storedTables,
    identities,
    files,
    pushes,
    limits,
    settings,
    log,
    metrics,
    tracer,
    operating: operations,
    addresses: () => settings.addresses(port),
    isStopping: () => isStopping,
  });
  const { server } = http;
  const links = node.serve(tables);
  const sockets = new SocketServer(server, {
    tables,
    links,
    identities,
    limits,
    settings,
    log,
    metrics,
    tracer,
    lists: operations.lists,
    pingEvery: settings.pingEvery,
    clock,
    isDraining: () => isDraining,
  });
  parts.add(() => {
    server.close();
    sockets.close();
  });
  await operations.begin();
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  await node.join(settings.cluster?.advertise ?? nodeAddress(settings.host, port));
  log.info('started', { port });
  return {
    host: settings.host,
    port,
    url: addressOf(settings.host, port),
    hasBus: bus.isConnected,
    async close() {
      if (isStopping) return;
      isStopping = true;
      log.info('stopping', { port });
      // Balancers see that it is not ready, and send nobody here any more.
      if (settings.grace !== undefined && settings.grace > 0) await setTimeout(settings.grace);
      isDraining = true;
      const closed = once(server, 'close');
      server.close();
      await tables.queue.settled();
      sockets.close();
      // Clients reconnect to other nodes, so the tables can be released.
      await tables.close();
      await node.leave();
      const timeout = globalThis.setTimeout(() => {
        sockets.terminate();
        links?.terminate();
        server.closeAllConnections();
      }, CLOSING_MS);
      server.closeIdleConnections();
      await closed;
      clearTimeout(timeout);
      await parts.close();
      log.info('stopped', { port });
    },
  };
}

/** Everything that was opened so far. Closes each part once, in reverse order. */
class OpenedParts {
  readonly #closings: (() => void | Promise<void>)[] = [];

  add(close: () => void | Promise<void>): void {
    this.#closings.push(close);
  }

  /** If a part fails to close, the others are closed all the same. */
  async close(): Promise<void> {
    const close = this.#closings.pop();
    if (close === undefined) return;
    try {
      await close();
    } finally {
      await this.close();
    }
  }
}

/** Where no bus is named, a database that several nodes may share carries their messages, too. */
function busOf({ bus, data }: ServerSettings): ServerSettings['bus'] {
  return bus ?? (isPostgresUrl(data) ? data : undefined);
}

/** `bus` is null for a node that is alone: it has nobody to share limits with. */
function limitsFor({ limits }: ServerSettings, bus: Bus | null): SharedLimits {
  const own = createLimits(limits);
  return bus === null || limits === 'off' ? { limits: own, close: () => {} } : shareLimits(own, bus);
}

/** Loads the code that records spans only if traces are configured. */
async function tracerFor(
  settings: TraceSettings | undefined,
  deps: { readonly log: Log; readonly metrics: Metrics },
): Promise<Tracer> {
  if (settings === undefined) return noTracer;
  const { recordSpans } = await import('../tracing/recorded-spans.js');
  return recordSpans(settings, { ...deps, node: randomUUID() });
}

async function pushesFor(
  { push, origins, allowsLocalPush = false }: ServerSettings,
  deps: Pick<PushDeps, 'store' | 'log' | 'metrics'>,
): Promise<Pushes> {
  return push === 'off' ? noPushes : createPushes({ ...deps, origins, isLocalAllowed: allowsLocalPush });
}

/** IPv6 addresses need brackets. A server that listens on all addresses is opened as localhost. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}
