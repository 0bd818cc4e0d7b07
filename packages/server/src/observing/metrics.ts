/**
 * Metrics for Prometheus, in a registry of their own, so that two servers in one process do not mix. `docs/metrics.md`
 * lists their names, which dashboards and alerts of operators go by: they stay as they are.
 */

import type { StoreReason } from '../store/store-problem.js';
import { MetricSet } from './metrics/metric-set.js';

/** From a fast disk to a failing one. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const REQUEST_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
/** Tables are woken once a second. After the server was down for a night, due tables are hours late. */
const WAKE_SECONDS = [1, 2, 5, 10, 30, 60, 300, 3600];

/** The queues of the server. */
type QueueName = 'commits' | 'bots' | 'deals' | 'pushes';
/** Why the server closed a socket: it did not read, it sent too much, or it did not answer pings. */
export type CutReason = 'slow' | 'flood' | 'silent';

interface TableMetrics {
  /** The number of tables in memory. */
  loadedTables(count: number): void;
  /** Counts a command by its outcome: `done`, or the code of its refusal. */
  command(outcome: string): void;
  /** A command is answered, so long after it was received. */
  acknowledged(milliseconds: number): void;
  committed(rows: number, milliseconds: number): void;
  /** How many rows were stored since the start. */
  rows(): number;
  /** A table was woken, so long after it was due. */
  woken(milliseconds: number): void;
  /** Registers a function that returns the length of a queue. */
  queue(name: QueueName, length: () => number): void;
}

interface ServerMetrics {
  /** The number of open sockets. */
  connections(count: number): void;
  /** Counts a message with that many characters, sent over a socket. */
  sent(length: number): void;
  /** Counts a socket that was refused, by the code. */
  upgradeRefused(code: string): void;
  /** Counts a socket that the server closed. */
  cut(reason: CutReason): void;
  /** Counts an answered request. `route` is the pattern of its path. */
  answered(route: string, status: number, milliseconds: number): void;
  /** Counts a request that was refused, by the code. */
  requestRefused(code: string): void;
  /** Counts a push by what became of it. */
  pushed(outcome: string): void;
}

interface StoreMetrics {
  stored(store: { readonly bytes: number; readonly tables: number }): void;
  /** The store has answered. */
  storeCalled(operation: string, milliseconds: number): void;
  /** Counts an error of the store. */
  storeFailed(reason: StoreReason): void;
  /** Counts spans by what became of them: `sent` or `dropped`. */
  spans(outcome: string, spans: number): void;
}

interface NodeMetrics {
  /** Whether messages of other nodes come through. */
  busConnected(isConnected: boolean): void;
  /** Counts messages of the bus by what became of them. */
  busMessages(outcome: string, messages: number): void;
  /** Counts what became of this node's lease. */
  leaseChanged(change: 'started' | 'lost'): void;
  /** Counts a table that was taken over from a dead node. */
  tookOver(): void;
  /** Registers a function that returns how many links are open, to other nodes or from them. */
  links(direction: 'to' | 'from', count: () => number): void;
  /** Registers a function that returns how many tables this node owns. */
  ownedTables(count: () => number): void;
}

export interface Metrics extends TableMetrics, ServerMetrics, StoreMetrics, NodeMetrics {
  readonly contentType: string;
  /** All metrics in the format of Prometheus. */
  text(): Promise<string>;
}

/** `droppedLines` tells how many lines of the log were dropped. */
export function createMetrics(droppedLines: () => number = () => 0): Metrics {
  const set = new MetricSet();
  set.counter('log_lines_dropped_total', 'Lines of the log that nobody took', droppedLines);
  return {
    ...tableMetrics(set),
    ...serverMetrics(set),
    ...storeMetrics(set),
    ...nodeMetrics(set),
    contentType: set.contentType,
    text: () => set.text(),
  };
}

function tableMetrics(set: MetricSet): TableMetrics {
  const commit = set.seconds('commit_seconds', 'How long commits to the store take; their number', COMMIT_SECONDS);
  let rows = 0;
  set.counter('commit_rows_total', 'Rows that were committed', () => rows);
  return {
    loadedTables: set.gauge('tables_loaded', 'Tables in memory'),
    command: set.tally('commands_total', 'Commands at tables, by what became of them', 'outcome'),
    acknowledged: set.seconds('command_seconds', 'From receiving a command to answering it', COMMIT_SECONDS),
    committed(count, milliseconds) {
      rows += count;
      commit(milliseconds);
    },
    rows: () => rows,
    woken: set.seconds('wake_lag_seconds', 'How late tables are woken whose time has come', WAKE_SECONDS),
    queue: set.readings('queue_length', 'What waits or is under way, by queue', 'queue'),
  };
}

function serverMetrics(set: MetricSet): ServerMetrics {
  let messages = 0;
  let characters = 0;
  set.counter('messages_out_total', 'Messages sent over sockets', () => messages);
  set.counter('characters_out_total', 'Characters of the messages sent over sockets', () => characters);
  const refused = set.counts('upgrades_refused_total', 'Sockets that were refused, by code', ['code']);
  const cut = set.counts('sockets_cut_total', 'Sockets that the server closed, by reason', ['reason']);
  const requests = set.counts('http_requests_total', 'HTTP requests, by route and status', ['route', 'status']);
  const refusals = set.counts('http_refusals_total', 'HTTP requests that were refused, by code', ['code']);
  const times = set.secondsBy('http_request_seconds', 'How long answers take, by route', 'route', REQUEST_SECONDS);
  const pushes = set.counts('pushes_total', 'Pushes to browsers, by what became of them', ['outcome']);
  return {
    connections: set.gauge('connections', 'Sockets that are open'),
    sent(length) {
      messages++;
      characters += length;
    },
    upgradeRefused: (code) => refused({ code }),
    cut: (reason) => cut({ reason }),
    answered(route, status, milliseconds) {
      requests({ route, status });
      times(route, milliseconds);
    },
    requestRefused: (code) => refusals({ code }),
    pushed: (outcome) => pushes({ outcome }),
  };
}

function storeMetrics(set: MetricSet): StoreMetrics {
  const tables = set.gauge('stored_tables', 'Tables in the store');
  const bytes = set.gauge('stored_bytes', 'Bytes of the store on disk');
  const spans = set.counts('spans_total', 'Spans of traces, by what became of them', ['outcome']);
  const full = { reason: 'full' };
  const errors = set.counts('store_errors_total', 'Errors of the store, by reason', ['reason'], [full]);
  return {
    stored(store) {
      tables(store.tables);
      bytes(store.bytes);
    },
    storeCalled: set.secondsBy('store_seconds', 'How long the store takes, by operation', 'operation', COMMIT_SECONDS),
    storeFailed: (reason) => errors({ reason }),
    spans: (outcome, count) => spans({ outcome }, count),
  };
}

/** Empty for a single node. */
function nodeMetrics(set: MetricSet): NodeMetrics {
  const messages = set.counts('bus_messages_total', 'Messages between nodes, by what became of them', ['outcome']);
  const lost = { change: 'lost' };
  const leases = set.counts('leases_total', 'What became of the lease of this node', ['change'], [lost]);
  let takeovers = 0;
  set.counter('takeovers_total', 'Tables that were taken over from dead nodes', () => takeovers);
  let connected: ((value: number) => void) | null = null;
  return {
    busConnected(isConnected) {
      connected ??= set.gauge('bus_connected', 'Whether messages between nodes come through');
      connected(isConnected ? 1 : 0);
    },
    busMessages: (outcome, count) => messages({ outcome }, count),
    leaseChanged: (change) => leases({ change }),
    tookOver: () => void takeovers++,
    links: set.readings('links_open', 'Links that are open to and from other nodes', 'direction'),
    ownedTables: (count) => set.reading('tables_owned', 'Tables that this node owns', count),
  };
}
